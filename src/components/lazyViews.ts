import { createLoadable, type Loadable } from "../react/useLoaded.js";
import type { CodeText } from "./code/CodeText.js";
import type { AnsiView } from "./content/AnsiView.js";
import type { JsonTreeView } from "./content/json/JsonTreeView.js";
import type { MediaView } from "./content/MediaView.js";
import type { ResourceContents } from "./content/ResourceContents.js";
import type { DiffFiles } from "./diff/DiffFiles.js";
import type { TerminalScreen } from "./terminal/TerminalScreen.js";

/** What is fetched when the first of its kind is shown: closed calls need next to none of it. */
export const LAZY_VIEWS: {
  readonly ansi: Loadable<typeof AnsiView>;
  readonly code: Loadable<typeof CodeText>;
  readonly diff: Loadable<typeof DiffFiles>;
  readonly diffFact: Loadable<typeof import("./tool-call/diffFact.js")>;
  readonly jsonTree: Loadable<typeof JsonTreeView>;
  readonly media: Loadable<typeof MediaView>;
  readonly resource: Loadable<typeof ResourceContents>;
  readonly terminal: Loadable<typeof TerminalScreen>;
} = {
  ansi: createLoadable(() => import("./content/AnsiView.js").then((it) => it.AnsiView)),
  code: createLoadable(() => import("./code/CodeText.js").then((it) => it.CodeText)),
  diff: createLoadable(() => import("./diff/DiffFiles.js").then((it) => it.DiffFiles)),
  diffFact: createLoadable(() => import("./tool-call/diffFact.js")),
  jsonTree: createLoadable(() => import("./content/json/JsonTreeView.js").then((it) => it.JsonTreeView)),
  media: createLoadable(() => import("./content/MediaView.js").then((it) => it.MediaView)),
  resource: createLoadable(() => import("./content/ResourceContents.js").then((it) => it.ResourceContents)),
  terminal: createLoadable(() => import("./terminal/TerminalScreen.js").then((it) => it.TerminalScreen)),
};
