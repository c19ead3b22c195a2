import { createLoadable, type Loadable } from "../react/useLoaded.js";
import type { JsonTreeView } from "./content/json/JsonTreeView.js";
import type { MediaView } from "./content/MediaView.js";
import type { ResourceContents } from "./content/ResourceContents.js";
import type { TerminalScreen } from "./terminal/TerminalScreen.js";

/** What is fetched when the first of its kind is shown: closed calls need none of it. */
export const LAZY_VIEWS: {
  readonly jsonTree: Loadable<typeof JsonTreeView>;
  readonly media: Loadable<typeof MediaView>;
  readonly resource: Loadable<typeof ResourceContents>;
  readonly terminal: Loadable<typeof TerminalScreen>;
} = {
  jsonTree: createLoadable(() => import("./content/json/JsonTreeView.js").then((it) => it.JsonTreeView)),
  media: createLoadable(() => import("./content/MediaView.js").then((it) => it.MediaView)),
  resource: createLoadable(() => import("./content/ResourceContents.js").then((it) => it.ResourceContents)),
  terminal: createLoadable(() => import("./terminal/TerminalScreen.js").then((it) => it.TerminalScreen)),
};
