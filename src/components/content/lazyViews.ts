import { createLoadable, type Loadable } from "../../react/useLoaded.js";
import type { JsonTreeView } from "./json/JsonTreeView.js";
import type { MediaView } from "./MediaView.js";
import type { ResourceContents } from "./ResourceContents.js";

/** What is fetched when the first content of its kind is shown. */
export const LAZY_VIEWS: {
  readonly jsonTree: Loadable<typeof JsonTreeView>;
  readonly media: Loadable<typeof MediaView>;
  readonly resource: Loadable<typeof ResourceContents>;
} = {
  jsonTree: createLoadable(() => import("./json/JsonTreeView.js").then((module) => module.JsonTreeView)),
  media: createLoadable(() => import("./MediaView.js").then((module) => module.MediaView)),
  resource: createLoadable(() => import("./ResourceContents.js").then((module) => module.ResourceContents)),
};
