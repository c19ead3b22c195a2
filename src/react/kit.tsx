import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { ToolCallLocation } from "../protocol/types.js";
import type { ToolCall } from "../store/records.js";
import { type LabelOverrides, type Labels, mergeLabels } from "./labels/index.js";
import { createOpenStateStore, OpenStateContext } from "./openState.js";

/** What a host decides for all of the kit's components below a provider. */
export interface KitOptions {
  /** Strings in place of the English ones. */
  readonly labels?: LabelOverrides;
  /** The user chose a file location. Without it, locations are plain text. */
  readonly onOpenLocation?: (location: ToolCallLocation, toolCall?: ToolCall) => void;
  /** The user chose a link (http, https or mailto). Without it, links open as ordinary links do. */
  readonly onOpenLink?: (url: string) => void;
}

/** The options with every default filled in. */
export interface Kit extends Omit<KitOptions, "labels"> {
  readonly labels: Labels;
}

const DEFAULT_KIT: Kit = { labels: mergeLabels() };
const KitContext = createContext<Kit>(DEFAULT_KIT);

/** The kit's options as components use them; the defaults without a provider. */
export function useKit(): Kit {
  return useContext(KitContext);
}

/** Gives the kit's components below it their strings, renderers and callbacks. Renders no element. */
export function ToolCallKitProvider({
  children,
  labels,
  ...options
}: KitOptions & { children?: ReactNode }): ReactNode {
  const [openState] = useState(createOpenStateStore);
  const { onOpenLocation, onOpenLink } = options;
  const kit = useMemo<Kit>(
    () => ({ labels: mergeLabels(labels), onOpenLocation, onOpenLink }),
    [labels, onOpenLocation, onOpenLink],
  );
  return (
    <OpenStateContext.Provider value={openState}>
      <KitContext.Provider value={kit}>{children}</KitContext.Provider>
    </OpenStateContext.Provider>
  );
}
