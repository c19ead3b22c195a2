import { parsePatch, type StructuredPatchHunk } from "diff";
import type { DiffLine, DiffPart, LineEnd } from "../types.js";

/**
 * The hunks of one file's section, with gaps where lines are left out.
 * @throws when a hunk is not what its header says
 */
export function readHunks(lines: readonly string[]): DiffPart[] {
  const parts: DiffPart[] = [];
  const headings = lines.filter((line) => line.startsWith("@@")).map(readHeading);
  const files = parsePatch(`${lines.join("\n")}\n`).filter((file) => file.hunks.length > 0);
  if (files.length > 1) throw new Error("It holds a second file without a `diff --git` line");
  const hunks = files[0]?.hunks ?? [];
  let nextOldLine = 1;
  for (const [index, hunk] of hunks.entries()) {
    const count = hunk.oldStart - nextOldLine;
    const heading = headings[index];
    if (count > 0 || heading) parts.push({ type: "gap", count: Math.max(count, 0), heading });
    parts.push({ type: "lines", lines: readLines(hunk) });
    nextOldLine = hunk.oldStart + hunk.oldLines;
  }
  return parts;
}

function readHeading(line: string): string | undefined {
  const end = line.indexOf("@@", 2);
  return line.slice(end + 2).trim() || undefined;
}

function readLines(hunk: StructuredPatchHunk): DiffLine[] {
  let { oldStart: oldLine, newStart: newLine } = hunk;
  const lines: DiffLine[] = [];
  // Plain loops and plain objects: a patch of 10,000 lines is read between two frames.
  for (let index = 0; index < hunk.lines.length; index++) {
    const line = hunk.lines[index] as string;
    if (line.startsWith("\\")) continue;
    const noNewline = hunk.lines[index + 1]?.startsWith("\\");
    const crlf = !noNewline && line.endsWith("\r");
    const end: LineEnd = noNewline ? "" : crlf ? "\r\n" : "\n";
    const text = crlf ? line.slice(1, -1) : line.slice(1);
    if (line.startsWith("+")) lines.push({ type: "add", text, newLine: newLine++, newEnd: end });
    else if (line.startsWith("-")) lines.push({ type: "delete", text, oldLine: oldLine++, oldEnd: end });
    else
      lines.push({ type: "context", text, oldLine: oldLine++, newLine: newLine++, oldEnd: end, newEnd: end });
  }
  return lines;
}
