import { compareLines } from "./compareLines.js";
import { foldContext } from "./foldContext.js";
import type { FirstLines } from "./locateTexts.js";
import { noteTextChange } from "./noteTextChange.js";
import { splitLines, type TextLine } from "./splitLines.js";
import { isPiece, isPresent, type TextDiff, textDiffOperation } from "./textDiffOperation.js";
import type { DiffFile, DiffLine, DiffNote } from "./types.js";

/**
 * A v1 diff, whose two texts are compared here. The texts may be whole files or pieces of them, and
 * nothing in the protocol says which. The lines of a piece stay without numbers unless it is known
 * where it begins.
 */
export function compareTexts(diff: TextDiff, known?: FirstLines): DiffFile {
  const oldText = diff.oldText ?? "";
  const operation = textDiffOperation(diff);
  const old = splitLines(oldText);
  const next = splitLines(diff.newText);
  const { changes, exact } = compareLines(old, next);
  const piece = isPiece(diff);
  const lines = writeLines(old, next, changes, known ?? (piece ? undefined : { old: 1, new: 1 }));
  const notes: DiffNote[] = exact ? [] : [{ type: "rewritten" }];
  if (lines.length === 0) {
    if (operation === "add") notes.push({ type: "empty" });
    else if (operation !== "delete" || isPresent(diff.oldText)) notes.push({ type: "unchanged" });
  }
  return {
    operation,
    path: diff.path,
    added: changes.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0),
    removed: changes.reduce((sum, { oldStart, oldEnd }) => sum + oldEnd - oldStart, 0),
    parts: foldContext(lines),
    notes: operation === "modify" && lines.length > 0 ? [...notes, ...noteTextChange(lines)] : notes,
    ...((piece || known) && { isPiece: true }),
  };
}

function writeLines(
  old: readonly TextLine[],
  next: readonly TextLine[],
  changes: ReturnType<typeof compareLines>["changes"],
  firstLines: FirstLines | undefined,
): DiffLine[] {
  const lines: DiffLine[] = [];
  const oldNumber = (index: number) => firstLines && firstLines.old + index;
  const newNumber = (index: number) => firstLines && firstLines.new + index;
  let oldIndex = 0;
  let newIndex = 0;
  const context = (until: number) => {
    for (; oldIndex < until; oldIndex++, newIndex++) {
      const { text, end } = next[newIndex] as TextLine;
      const oldEnd = (old[oldIndex] as TextLine).end;
      const numbers = { oldLine: oldNumber(oldIndex), newLine: newNumber(newIndex) };
      lines.push({ type: "context", text, ...numbers, oldEnd, newEnd: end });
    }
  };
  for (const { oldStart, oldEnd, newEnd } of changes) {
    context(oldStart);
    for (; oldIndex < oldEnd; oldIndex++) {
      const { text, end } = old[oldIndex] as TextLine;
      lines.push({ type: "delete", text, oldLine: oldNumber(oldIndex), oldEnd: end });
    }
    for (; newIndex < newEnd; newIndex++) {
      const { text, end } = next[newIndex] as TextLine;
      lines.push({ type: "add", text, newLine: newNumber(newIndex), newEnd: end });
    }
  }
  context(old.length);
  return lines;
}
