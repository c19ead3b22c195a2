import type { DiffLine, DiffPart } from "./types.js";

/** Unchanged lines that stay on either side of a change. */
const CONTEXT = 3;

/** Lines with the unchanged ones that are far from any change folded into gaps. Nothing is left out. */
export function foldContext(lines: readonly DiffLine[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let shown = 0;
  const show = (end: number) => {
    if (end > shown) parts.push({ type: "lines", lines: lines.slice(shown, end) });
    shown = end;
  };
  let start = 0;
  while (start < lines.length) {
    const end = endOfRun(lines, start);
    if (lines[start]?.type === "context") {
      const from = start === 0 ? start : start + CONTEXT;
      const to = end === lines.length ? end : end - CONTEXT;
      if (to - from >= 2) {
        show(from);
        parts.push({ type: "gap", count: to - from, lines: lines.slice(from, to) });
        shown = to;
      }
    }
    start = end;
  }
  show(lines.length);
  return parts;
}

/** Where the lines that are context, or are not, as the one at `start`, end. */
function endOfRun(lines: readonly DiffLine[], start: number): number {
  const isContext = lines[start]?.type === "context";
  let end = start + 1;
  while (end < lines.length && (lines[end]?.type === "context") === isContext) end++;
  return end;
}
