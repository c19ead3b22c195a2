import type { DiffRow } from "./layoutRows.js";
import { MAX_SHOWN } from "./shortenLine.js";

/** Columns of the widest row as it is shown, roughly: a tab counts as four, a wide character as two. */
export function widestLine(rows: readonly DiffRow[]): number {
  let widest = 0;
  for (const row of rows) {
    if (row.type === "raw") widest = Math.max(widest, columnsOf(row.text));
    else if (row.type === "line") {
      widest = Math.max(widest, columnsOf(row.line?.text ?? ""), columnsOf(row.other?.text ?? ""));
    }
  }
  return widest;
}

function columnsOf(text: string): number {
  let columns = 0;
  for (let index = 0; index < text.length && index < MAX_SHOWN; index++) {
    const code = text.charCodeAt(index);
    columns += code === 9 ? 4 : code >= 0x1100 ? 2 : 1;
  }
  return columns;
}
