import type { ReactNode } from "react";
import type { DiffNote } from "../../diff/types.js";
import type { Labels } from "../../react/labels/index.js";
import { useDiffLabels } from "../../react/labels/useDiffLabels.js";
import { asPart } from "../asPart.js";
import { operationWord } from "./operationWord.js";

/** Notes that say that what the agent sent does not hold together. */
const WARNINGS: ReadonlySet<DiffNote["type"]> = new Set([
  "not-listed",
  "contradiction",
  "other-source",
  "malformed",
]);

/** What is to be said about a file beside its lines. Renders nothing for nothing. */
export function DiffNotes({ notes }: { readonly notes: readonly DiffNote[] }): ReactNode {
  const labels = useDiffLabels();
  if (notes.length === 0) return null;
  return (
    <ul {...asPart("diff-notes")}>
      {notes.map((note, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a file never change
          key={index}
          {...asPart("diff-note")}
          data-note={note.type}
          data-warning={isWarning(note) ? "" : undefined}
        >
          {writeNote(note, labels)}
        </li>
      ))}
    </ul>
  );
}

function isWarning(note: DiffNote): boolean {
  return WARNINGS.has(note.type) || (note.type === "not-in-patch" && note.suspicious);
}

function writeNote(note: DiffNote, labels: Labels["diff"]): string {
  switch (note.type) {
    case "mode":
      return labels.mode(note.from, note.to);
    case "similarity":
      return labels.similarity(note.percent);
    case "line-endings":
      return labels.lineEndings(note.from, note.to, note.only);
    case "contradiction":
      return labels.contradiction(operationWord(labels, note.listed), operationWord(labels, note.patch));
    case "malformed":
      return labels.malformed(note.reason);
    case "other-source":
      return labels.otherSource(note.path);
    case "no-patch":
      return labels.noPatch;
    case "not-in-patch":
      return labels.notInPatch;
    case "not-listed":
      return labels.notListed;
    default:
      return labels[note.type];
  }
}
