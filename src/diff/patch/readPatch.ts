import type { DiffLine, DiffPart } from "../types.js";
import { type PatchHeader, readHeader } from "./readHeader.js";
import { readHunks } from "./readHunks.js";
import { splitSections } from "./splitSections.js";

/** One file of a git patch. */
export interface PatchSection extends PatchHeader {
  readonly parts: readonly DiffPart[];
  readonly added: number;
  readonly removed: number;
  /** Why the hunks could not be read; `parts` then holds the section as it came. */
  readonly error?: string;
}

/** Reads git's patch text. Never throws; empty when the text is no patch. */
export function readPatch(text: string): PatchSection[] {
  return splitSections(text).map(readSection);
}

function readSection(lines: readonly string[]): PatchSection {
  const firstHunk = lines.findIndex((line) => line.startsWith("@@ "));
  const header = readHeader(firstHunk < 0 ? lines : lines.slice(0, firstHunk));
  if (firstHunk < 0 || header.binary) return { ...header, parts: [], added: 0, removed: 0 };
  try {
    const parts = readHunks(lines.slice(firstHunk));
    return { ...header, parts, added: count(parts, "add"), removed: count(parts, "delete") };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...header, parts: [{ type: "raw", lines }], added: 0, removed: 0, error: reason };
  }
}

function count(parts: readonly DiffPart[], type: DiffLine["type"]): number {
  let sum = 0;
  for (const part of parts) {
    if (part.type === "lines") for (const line of part.lines) if (line.type === type) sum++;
  }
  return sum;
}
