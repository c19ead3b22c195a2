import type { WordMark } from "./markWords.js";

export interface MarkedPiece {
  readonly text: string;
  /** Where it begins in the text. */
  readonly start: number;
  readonly isMarked: boolean;
}

/** A text in pieces, marked and not; together they are the text again. Marks beyond its end are left out. */
export function splitMarks(text: string, marks: readonly WordMark[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    const piece = text.slice(from, to);
    if (piece) pieces.push({ text: piece, start: from, isMarked });
  };
  let end = 0;
  for (const [from, to] of marks) {
    add(end, from, false);
    add(from, to, true);
    end = to;
  }
  add(end, text.length, false);
  return pieces;
}
