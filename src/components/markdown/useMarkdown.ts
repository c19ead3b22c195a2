import { useMemo } from "react";
import { createMarkdownReader, type MarkdownReader } from "../../markdown/createMarkdownReader.js";
import { createTokenizer } from "../../markdown/createTokenizer.js";
import type { MarkdownBlock } from "../../markdown/nodes.js";

const tokenizer = { current: undefined as ReturnType<typeof createTokenizer> | undefined };

/** A reader for one text; all of them share one tokenizer. */
function createReader(): MarkdownReader {
  tokenizer.current ??= createTokenizer();
  return createMarkdownReader(tokenizer.current);
}

/** A text as blocks. Cheap while `text` grows at its end. */
export function useMarkdown(text: string): readonly MarkdownBlock[] {
  const read = useMemo(createReader, []);
  return useMemo(() => read(text), [read, text]);
}
