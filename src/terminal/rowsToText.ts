import type { TerminalRows } from "./rows.js";

/** Rows as plain text, a line feed between two; `to` is the row behind the last one. */
export function rowsToText(rows: TerminalRows, from = 0, to: number = rows.length): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => rows.at(from + index).text).join("\n");
}
