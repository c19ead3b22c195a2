import { createMarkdownReader, type MarkdownReader } from "../../markdown/createMarkdownReader.js";
import { createTokenizer } from "../../markdown/createTokenizer.js";

export { MarkdownBlocks } from "./MarkdownBlocks.js";

const tokenizer = { current: undefined as ReturnType<typeof createTokenizer> | undefined };

/** A reader for one text; all of them share one tokenizer. */
export function createReader(): MarkdownReader {
  tokenizer.current ??= createTokenizer();
  return createMarkdownReader(tokenizer.current);
}
