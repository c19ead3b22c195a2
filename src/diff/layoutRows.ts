import { type ChangeBlock, splitRuns } from "./changeBlocks.js";
import type { DiffFile, DiffLine, GapPart } from "./types.js";

/** The side of a file that a row speaks of. */
export type DiffSide = "old" | "new";

/** One row of the table that shows a file. In unified view a row has one line; in split view, one per side. */
export type DiffRow =
  | {
      readonly type: "line";
      /** In unified view the only line stands here, whichever side it is of. */
      readonly line?: DiffLine;
      readonly other?: DiffLine;
      readonly block?: ChangeBlock;
      /** Present on the first row of a change: its number in the file, from 0. */
      readonly startsChange?: number;
    }
  | { readonly type: "no-newline"; readonly sides: readonly DiffSide[] }
  | { readonly type: "gap"; readonly part: GapPart; readonly index: number }
  | { readonly type: "raw"; readonly text: string };

export interface RowLayout {
  readonly split: boolean;
  /** Which gaps, by their place among the file's parts, show their lines. */
  readonly openGaps: ReadonlySet<number>;
}

/** The rows that show a file. Every line of its parts is in exactly one row, but for gaps that stay closed. */
export function layoutRows(file: DiffFile, { split, openGaps }: RowLayout): DiffRow[] {
  const rows: DiffRow[] = [];
  let change = 0;
  const addLines = (lines: readonly DiffLine[]) => {
    for (const run of splitRuns(lines)) {
      if (run.type === "context") {
        for (const line of run.lines) addLine(rows, split ? { line, other: line } : { line });
      } else {
        const start = rows.length;
        addChange(rows, run.block, split);
        rows[start] = { ...(rows[start] as Extract<DiffRow, { type: "line" }>), startsChange: change++ };
      }
    }
  };
  for (const [index, part] of file.parts.entries()) {
    if (part.type === "lines") addLines(part.lines);
    else if (part.type === "raw") for (const text of part.lines) rows.push({ type: "raw", text });
    else if (part.lines && openGaps.has(index)) addLines(part.lines);
    else rows.push({ type: "gap", part, index });
  }
  return marksMissingNewline(file) ? rows : rows.filter((row) => row.type !== "no-newline");
}

function addChange(rows: DiffRow[], block: ChangeBlock, split: boolean): void {
  if (!split) {
    for (const line of [...block.removed, ...block.added]) addLine(rows, { line, block });
    return;
  }
  for (let index = 0; index < Math.max(block.removed.length, block.added.length); index++) {
    addLine(rows, { line: block.removed[index], other: block.added[index], block });
  }
}

function addLine(rows: DiffRow[], row: Omit<Extract<DiffRow, { type: "line" }>, "type">): void {
  rows.push({ type: "line", ...row });
  const lines = [row.line, row.other];
  const sides: DiffSide[] = [];
  if (lines.some((line) => line?.oldEnd === "")) sides.push("old");
  if (lines.some((line) => line?.newEnd === "")) sides.push("new");
  if (sides.length > 0) rows.push({ type: "no-newline", sides });
}

/** A symbolic link never ends in a newline, and a piece of a file ends anywhere. */
function marksMissingNewline({ isPiece, notes }: DiffFile): boolean {
  return !isPiece && !notes.some(({ type }) => type === "symlink");
}

/** The rows of a text that is shown as it came. */
export function layoutRaw(text: string): DiffRow[] {
  return text.split("\n").map((line) => ({ type: "raw", text: line }));
}
