import { FORM } from "./notation.js";

/** The text that {@link escapeText} made `shown` of, character for character. */
export function unescapeText(shown: string): string {
  return shown.replace(FORM, (_, point, count, lines, spaces, repeated) => {
    if (point !== undefined) return fromHex(point);
    if (lines !== undefined) return "\n".repeat(Number(count) - 1);
    if (spaces !== undefined) return " ".repeat(Number(count));
    if (repeated !== undefined) return fromHex(repeated).repeat(Number(count));
    return "\t";
  });
}

function fromHex(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
