import type { CodeToken, HighlightedLine } from "../code/toLines.js";

/** The tokens between two places of a line, the first and the last one cut. */
export function sliceTokens(tokens: HighlightedLine, from: number, to: number): CodeToken[] {
  const slice: CodeToken[] = [];
  let start = 0;
  for (const token of tokens) {
    const end = start + token.text.length;
    const text = token.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text && start < to && end > from) slice.push({ ...token, text });
    start = end;
  }
  return slice;
}
