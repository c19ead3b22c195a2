import { EMPTY_ROW, type TerminalRow, type TerminalRows } from "./rows.js";

/** Lines of text as rows without styles. */
export function plainRows(lines: readonly string[]): TerminalRows {
  const rows: TerminalRow[] = lines.map((text) => (text === "" ? EMPTY_ROW : { text, runs: [{ text }] }));
  return {
    length: rows.length,
    dropped: 0,
    longest: rows.reduce((longest, { text }) => Math.max(longest, text.length), 0),
    at: (index) => rows[index] ?? EMPTY_ROW,
  };
}
