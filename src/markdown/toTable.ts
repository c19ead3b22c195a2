import type { Token } from "markdown-it";
import type { MarkdownBlock, MarkdownCell, TableAlignment } from "./nodes.js";
import { type Reader, readInlines } from "./toBlocks.js";

/**
 * A table. One with a row of more cells than its head becomes source: the grammar drops those cells,
 * and what an agent wrote must stay in sight.
 */
export function toTable(reader: Reader, open: Token): MarkdownBlock {
  const alignments: TableAlignment[] = [];
  const rows: MarkdownCell[][] = [];
  let row: MarkdownCell[] = [];
  let complete = true;
  for (
    let token = reader.tokens[reader.at];
    token && token.type !== "table_close";
    token = reader.tokens[reader.at]
  ) {
    reader.at++;
    if (token.type === "tr_open") {
      row = [];
      rows.push(row);
      if (token.map && countCells(reader.lines[token.map[0]] ?? "") > alignments.length && rows.length > 1)
        complete = false;
    } else if (token.type === "th_open" || token.type === "td_open") {
      if (token.type === "th_open") alignments.push(alignmentOf(token));
      row.push(readInlines(reader, token.type === "th_open" ? "th_close" : "td_close"));
    }
  }
  reader.at++;
  if (!complete && open.map) return { type: "source", text: reader.lines.slice(...open.map).join("\n") };
  const [head = [], ...body] = rows;
  return { type: "table", alignments, head, rows: body };
}

function alignmentOf(token: Token): TableAlignment {
  const style = String(token.attrGet("style") ?? "");
  return (["left", "center", "right"] as const).find((side) => style.endsWith(side));
}

/** How many cells a row has in the source, with escaped pipes and the outer ones left out. */
function countCells(line: string): number {
  const cells = line
    .replace(/^[\s>]*/, "")
    .replace(/\\\|/g, "")
    .split("|");
  const outer = Number(cells[0]?.trim() === "") + Number(cells.length > 1 && cells.at(-1)?.trim() === "");
  return cells.length - outer;
}
