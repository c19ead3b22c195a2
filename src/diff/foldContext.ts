import type { DiffLine, DiffPart } from "./types.js";

/** Unchanged lines that stay on either side of a change. */
const CONTEXT = 3;

/** Lines with the unchanged ones that are far from any change folded into gaps. Nothing is left out. */
export function foldContext(lines: readonly DiffLine[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let start = 0;
  while (start < lines.length) {
    if (lines[start]?.type !== "context") {
      start = addLines(
        parts,
        lines,
        start,
        endOfRun(lines, start, (type) => type !== "context"),
      );
      continue;
    }
    const end = endOfRun(lines, start, (type) => type === "context");
    const from = start === 0 ? start : start + CONTEXT;
    const to = end === lines.length ? end : end - CONTEXT;
    if (to - from < 2) start = addLines(parts, lines, start, end);
    else {
      addLines(parts, lines, start, from);
      parts.push({ type: "gap", count: to - from, lines: lines.slice(from, to) });
      start = addLines(parts, lines, to, end);
    }
  }
  return parts;
}

function endOfRun(lines: readonly DiffLine[], start: number, belongs: (type: DiffLine["type"]) => boolean) {
  let end = start;
  while (end < lines.length && belongs((lines[end] as DiffLine).type)) end++;
  return end;
}

function addLines(parts: DiffPart[], lines: readonly DiffLine[], start: number, end: number): number {
  if (start === end) return end;
  const last = parts.at(-1);
  const added = lines.slice(start, end);
  if (last?.type === "lines") parts[parts.length - 1] = { type: "lines", lines: last.lines.concat(added) };
  else parts.push({ type: "lines", lines: added });
  return end;
}
