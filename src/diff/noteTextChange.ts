import type { ChangeBlock } from "./changeBlocks.js";
import type { DiffLine, DiffNote, LineEnd } from "./types.js";

/**
 * What a file's changes have in common: only line ends changed, or only white space.
 * Ends are named `LF`, `CRLF` or `mixed`.
 */
export function noteTextChange(lines: readonly DiffLine[]): DiffNote[] {
  const from = nameEnds(lines, "oldEnd");
  const to = nameEnds(lines, "newEnd");
  const onlyEnds = everyChange(lines, ({ removed, added }) => textOf(removed) === textOf(added));
  const notes: DiffNote[] = [];
  if (from && to && from !== to) notes.push({ type: "line-endings", from, to, only: onlyEnds });
  else if (lines.every(({ type }) => type === "context")) notes.push({ type: "unchanged" });
  const isSpace = ({ removed, added }: ChangeBlock) => withoutSpace(removed) === withoutSpace(added);
  if (!onlyEnds && everyChange(lines, isSpace)) notes.push({ type: "whitespace" });
  return notes;
}

/** Looks at one change after the other, and no further than the first that fails: mostly the first of all. */
function everyChange(lines: readonly DiffLine[], test: (block: ChangeBlock) => boolean): boolean {
  let block: { removed: DiffLine[]; added: DiffLine[] } | undefined;
  for (const line of lines) {
    if (line.type === "context") {
      if (block && !test(block)) return false;
      block = undefined;
    } else {
      block ??= { removed: [], added: [] };
      (line.type === "add" ? block.added : block.removed).push(line);
    }
  }
  return !block || test(block);
}

function nameEnds(lines: readonly DiffLine[], side: "oldEnd" | "newEnd"): string | undefined {
  const has = (end: LineEnd) => lines.some((line) => line[side] === end);
  if (has("\r\n")) return has("\n") ? "mixed" : "CRLF";
  return has("\n") ? "LF" : undefined;
}

/** A missing newline at the end of a file is more than another kind of end, so it counts as text. */
function lacksNewline({ oldEnd, newEnd }: DiffLine): boolean {
  return (oldEnd ?? newEnd) === "";
}

function textOf(lines: readonly DiffLine[]): string {
  return lines.map((line) => (lacksNewline(line) ? line.text : `${line.text}\n`)).join("");
}

function withoutSpace(lines: readonly DiffLine[]): string {
  return lines.map((line) => line.text.replace(/\s+/g, "") + (lacksNewline(line) ? "\n" : "")).join("");
}
