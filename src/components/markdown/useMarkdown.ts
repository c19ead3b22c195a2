import { useMemo } from "react";
import type { MarkdownBlock } from "../../markdown/nodes.js";
import { createLoadable, useLoaded } from "../../react/useLoaded.js";
import type { MarkdownBlocks } from "./MarkdownBlocks.js";

const MARKDOWN = createLoadable(() => import("./loadMarkdown.js"));

/** Fetches all of Markdown ahead of the first text. */
export function preloadMarkdown(): Promise<void> {
  return MARKDOWN.load();
}

export interface ReadMarkdown {
  readonly blocks: readonly MarkdownBlock[];
  /** The component that draws them, which arrives together with the parser. */
  readonly Blocks: typeof MarkdownBlocks;
}

/** A text as blocks, `undefined` until the parser has arrived. Cheap while `text` grows at its end. */
export function useMarkdown(text: string): ReadMarkdown | undefined {
  const loaded = useLoaded(MARKDOWN);
  const read = useMemo(() => loaded?.createReader(), [loaded]);
  return useMemo(
    () => read && loaded && { blocks: read(text), Blocks: loaded.MarkdownBlocks },
    [read, loaded, text],
  );
}
