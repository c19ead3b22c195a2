import type { DiffLine, DiffNote } from "./types.js";

/**
 * What a file's changes have in common: only line ends changed, or only white space.
 * Ends are named `LF`, `CRLF` or `mixed`.
 */
export function noteTextChange(lines: readonly DiffLine[]): DiffNote[] {
  const from = nameEnds(lines, "oldEnd");
  const to = nameEnds(lines, "newEnd");
  const blocks = changedBlocks(lines);
  const onlyEnds = blocks.every(([removed, added]) => textOf(removed) === textOf(added));
  const notes: DiffNote[] = [];
  if (from && to && from !== to) notes.push({ type: "line-endings", from, to, only: onlyEnds });
  else if (blocks.length === 0) notes.push({ type: "unchanged" });
  const onlySpace = blocks.every(([removed, added]) => withoutSpace(removed) === withoutSpace(added));
  if (onlySpace && !onlyEnds) notes.push({ type: "whitespace" });
  return notes;
}

function nameEnds(lines: readonly DiffLine[], side: "oldEnd" | "newEnd"): string | undefined {
  const ends = new Set(lines.map((line) => line[side]));
  if (ends.has("\r\n")) return ends.has("\n") ? "mixed" : "CRLF";
  return ends.has("\n") ? "LF" : undefined;
}

/** Removed and added lines of each run of changes. */
function changedBlocks(lines: readonly DiffLine[]): [DiffLine[], DiffLine[]][] {
  const blocks: [DiffLine[], DiffLine[]][] = [];
  let open: [DiffLine[], DiffLine[]] | undefined;
  for (const line of lines) {
    if (line.type === "context") open = undefined;
    else {
      if (!open) {
        open = [[], []];
        blocks.push(open);
      }
      open[line.type === "delete" ? 0 : 1].push(line);
    }
  }
  return blocks;
}

/** With a missing newline at the end of the file, which is more than another kind of end. */
function textOf(lines: readonly DiffLine[]): string {
  return lines.map(({ text, oldEnd, newEnd }) => ((oldEnd ?? newEnd) === "" ? text : `${text}\n`)).join("");
}

function withoutSpace(lines: readonly DiffLine[]): string {
  return lines
    .map(({ text, oldEnd, newEnd }) => text.replace(/\s+/g, "") + ((oldEnd ?? newEnd) === "" ? "\n" : ""))
    .join("");
}
