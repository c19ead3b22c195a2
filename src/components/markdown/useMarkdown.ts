import { useMemo } from "react";
import { createMarkdownReader } from "../../markdown/createMarkdownReader.js";
import type { Tokenizer } from "../../markdown/createTokenizer.js";
import type { MarkdownBlock } from "../../markdown/nodes.js";
import { createLazyModule, type LazyModule } from "../../react/lazyModule.js";

const TOKENIZER: LazyModule<Tokenizer> = createLazyModule(async () => {
  const { createTokenizer } = await import("../../markdown/createTokenizer.js");
  return createTokenizer();
});

/** Fetches the Markdown parser ahead of the first text. */
export function preloadMarkdown(): Promise<unknown> {
  return TOKENIZER.load();
}

/** The blocks of a text, `undefined` until the parser has arrived. Cheap while `text` grows at its end. */
export function useMarkdown(text: string): readonly MarkdownBlock[] | undefined {
  const tokenizer = TOKENIZER.use();
  const read = useMemo(() => tokenizer && createMarkdownReader(tokenizer), [tokenizer]);
  return useMemo(() => read?.(text), [read, text]);
}
