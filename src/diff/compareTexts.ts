import { compareLines } from "./compareLines.js";
import { foldContext } from "./foldContext.js";
import { noteTextChange } from "./noteTextChange.js";
import { splitLines, type TextLine } from "./splitLines.js";
import { isPresent, type TextDiff, textDiffOperation } from "./textDiffOperation.js";
import type { DiffFile, DiffLine, DiffNote } from "./types.js";

/**
 * A v1 diff, whose two texts are compared here. The texts may be whole files or pieces of them, and
 * nothing in the protocol says which: `firstLine` is the line of the file at which they begin, for
 * callers that know it. Without it, texts that both stop short of a newline are taken for pieces, and
 * their lines stay without numbers.
 */
export function compareTexts(diff: TextDiff, firstLine?: number): DiffFile {
  const oldText = diff.oldText ?? "";
  const operation = textDiffOperation(diff);
  const old = splitLines(oldText);
  const next = splitLines(diff.newText);
  const { changes, exact } = compareLines(old, next);
  const isPiece = operation === "modify" && lacksNewline(oldText) && lacksNewline(diff.newText);
  const lines = writeLines(old, next, changes, firstLine ?? (isPiece ? undefined : 1));
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
    ...(isPiece && { isPiece }),
  };
}

function lacksNewline(text: string): boolean {
  return text !== "" && !text.endsWith("\n");
}

function writeLines(
  old: readonly TextLine[],
  next: readonly TextLine[],
  changes: ReturnType<typeof compareLines>["changes"],
  firstLine: number | undefined,
): DiffLine[] {
  const lines: DiffLine[] = [];
  const numberOf = (index: number) => (firstLine === undefined ? undefined : firstLine + index);
  let oldIndex = 0;
  let newIndex = 0;
  const context = (until: number) => {
    for (; oldIndex < until; oldIndex++, newIndex++) {
      const { text, end } = next[newIndex] as TextLine;
      const oldEnd = (old[oldIndex] as TextLine).end;
      const numbers = { oldLine: numberOf(oldIndex), newLine: numberOf(newIndex) };
      lines.push({ type: "context", text, ...numbers, oldEnd, newEnd: end });
    }
  };
  for (const { oldStart, oldEnd, newEnd } of changes) {
    context(oldStart);
    for (; oldIndex < oldEnd; oldIndex++) {
      const { text, end } = old[oldIndex] as TextLine;
      lines.push({ type: "delete", text, oldLine: numberOf(oldIndex), oldEnd: end });
    }
    for (; newIndex < newEnd; newIndex++) {
      const { text, end } = next[newIndex] as TextLine;
      lines.push({ type: "add", text, newLine: numberOf(newIndex), newEnd: end });
    }
  }
  context(old.length);
  return lines;
}
