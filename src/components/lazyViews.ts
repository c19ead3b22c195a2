import { createLoadable, type Loadable } from "../react/useLoaded.js";
import type { CancelToolCall } from "./cancel/CancelToolCall.js";
import type { CodeText } from "./code/CodeText.js";
import type { JsonValue } from "./content/json/JsonValue.js";
import type { MediaView } from "./content/MediaView.js";
import type { ResourceContents } from "./content/ResourceContents.js";
import type { DiffFiles } from "./diff/DiffFiles.js";
import type { Rest } from "./many/Rest.js";
import type { MarkdownText } from "./markdown/MarkdownText.js";
import type { TerminalScreen } from "./terminal/TerminalScreen.js";
import type { UsageTable } from "./usage/UsageTable.js";

/** What is fetched when the first of its kind is shown: closed calls need next to none of it. */
export const LAZY_VIEWS: {
  readonly cancel: Loadable<typeof CancelToolCall>;
  readonly code: Loadable<typeof CodeText>;
  readonly diff: Loadable<typeof DiffFiles>;
  readonly diffFact: Loadable<typeof import("./tool-call/diffFact.js")>;
  readonly hints: Loadable<typeof import("./tool-call/hints.js").hints>;
  readonly json: Loadable<typeof JsonValue>;
  readonly links: Loadable<typeof import("./content/links.js")>;
  readonly media: Loadable<typeof MediaView>;
  readonly permissionSteps: Loadable<typeof import("./permission/laterSteps.js")>;
  readonly remarks: Loadable<typeof import("./content/remarks.js")>;
  readonly resource: Loadable<typeof ResourceContents>;
  readonly rest: Loadable<typeof Rest>;
  readonly terminal: Loadable<typeof TerminalScreen>;
  readonly text: Loadable<typeof MarkdownText>;
  readonly usage: Loadable<typeof UsageTable>;
} = {
  cancel: createLoadable(() => import("./cancel/CancelToolCall.js").then((it) => it.CancelToolCall)),
  code: createLoadable(() => import("./code/CodeText.js").then((it) => it.CodeText)),
  diff: createLoadable(() => import("./diff/DiffFiles.js").then((it) => it.DiffFiles)),
  diffFact: createLoadable(() => import("./tool-call/diffFact.js")),
  hints: createLoadable(() => import("./tool-call/hints.js").then((it) => it.hints)),
  json: createLoadable(() => import("./content/json/JsonValue.js").then((it) => it.JsonValue)),
  links: createLoadable(() => import("./content/links.js")),
  media: createLoadable(() => import("./content/MediaView.js").then((it) => it.MediaView)),
  permissionSteps: createLoadable(() => import("./permission/laterSteps.js")),
  remarks: createLoadable(() => import("./content/remarks.js")),
  resource: createLoadable(() => import("./content/ResourceContents.js").then((it) => it.ResourceContents)),
  rest: createLoadable(() => import("./many/Rest.js").then((it) => it.Rest)),
  terminal: createLoadable(() => import("./terminal/TerminalScreen.js").then((it) => it.TerminalScreen)),
  text: createLoadable(() => import("./markdown/MarkdownText.js").then((it) => it.MarkdownText)),
  usage: createLoadable(() => import("./usage/UsageTable.js").then((it) => it.UsageTable)),
};
