import type { LineEnd } from "./types.js";

export interface TextLine {
  readonly text: string;
  readonly end: LineEnd;
}

/** A text's lines with their ends. The empty text has none; a text that ends in a newline has no empty last line. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  while (start < text.length) {
    const feed = text.indexOf("\n", start);
    if (feed < 0) {
      lines.push({ text: text.slice(start), end: "" });
      break;
    }
    const crlf = feed > start && text[feed - 1] === "\r";
    lines.push({ text: text.slice(start, crlf ? feed - 1 : feed), end: crlf ? "\r\n" : "\n" });
    start = feed + 1;
  }
  return lines;
}
