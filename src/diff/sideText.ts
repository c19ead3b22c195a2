import type { DiffSide } from "./layoutRows.js";
import type { DiffFile, DiffLine } from "./types.js";

export interface SideText {
  /** The lines of one side that are known, joined by `\n`. */
  readonly code: string;
  /** The place of each line in `code`, counted in lines from 0. */
  readonly places: ReadonlyMap<DiffLine, number>;
}

/** One side of a file as a text of its own, to be highlighted: what is known of it, in order. */
export function sideText(file: DiffFile, side: DiffSide): SideText {
  const other = side === "old" ? "add" : "delete";
  const texts: string[] = [];
  const places = new Map<DiffLine, number>();
  for (const part of file.parts) {
    if (part.type === "raw") continue;
    for (const line of part.lines ?? []) {
      if (line.type === other) continue;
      places.set(line, texts.length);
      texts.push(line.text);
    }
  }
  return { code: texts.join("\n"), places };
}
