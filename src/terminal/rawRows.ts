import { plainRows } from "./plainRows.js";
import type { TerminalRows } from "./rows.js";
import type { OutputBytes } from "./terminalSession.js";

const LINE_FEED = 10;
const BACKSLASH = 92;
/** Bytes at the end that are shown; a file has all of them. */
const MAX_SHOWN = 1_000_000;
const MAX_IN_ROW = 256;

/**
 * The bytes themselves, as rows: printable ASCII as it is, every other byte as `\\x1b`, a backslash
 * doubled. A row ends behind a line feed. Nothing is interpreted.
 */
export function rawRows(output: OutputBytes): TerminalRows {
  const lines: string[] = [];
  let line = "";
  let inLine = 0;
  for (const piece of output.read(Math.max(output.start, output.end - MAX_SHOWN))) {
    for (const byte of piece) {
      line += escapeByte(byte);
      inLine++;
      if (byte !== LINE_FEED && inLine < MAX_IN_ROW) continue;
      lines.push(line);
      line = "";
      inLine = 0;
    }
  }
  if (line !== "") lines.push(line);
  return plainRows(lines);
}

function escapeByte(byte: number): string {
  if (byte === BACKSLASH) return "\\\\";
  if (byte >= 0x20 && byte < 0x7f) return String.fromCharCode(byte);
  return `\\x${byte.toString(16).padStart(2, "0")}`;
}
