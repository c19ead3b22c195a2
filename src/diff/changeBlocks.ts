import type { DiffLine } from "./types.js";

/** Removed and added lines that stand together: one change. */
export interface ChangeBlock {
  readonly removed: readonly DiffLine[];
  readonly added: readonly DiffLine[];
}

/** A run of unchanged lines, or a change. */
export type LineRun =
  | { readonly type: "context"; readonly lines: readonly DiffLine[] }
  | { readonly type: "change"; readonly block: ChangeBlock };

/** Lines by what happens to them, in order. */
export function splitRuns(lines: readonly DiffLine[]): LineRun[] {
  const runs: LineRun[] = [];
  let start = 0;
  while (start < lines.length) {
    const isContext = lines[start]?.type === "context";
    let end = start + 1;
    while (end < lines.length && (lines[end]?.type === "context") === isContext) end++;
    const run = lines.slice(start, end);
    runs.push(isContext ? { type: "context", lines: run } : { type: "change", block: toBlock(run) });
    start = end;
  }
  return runs;
}

function toBlock(lines: readonly DiffLine[]): ChangeBlock {
  return {
    removed: lines.filter((line) => line.type === "delete"),
    added: lines.filter((line) => line.type === "add"),
  };
}
