import { plainOutput } from "./plainOutput.js";
import type { OutputBytes } from "./terminalSession.js";

/** Bytes at the end that are looked at: the cost is the same for a terminal of any length. */
const TAIL = 4096;

/**
 * The last lines with something on them, without an emulator: escape sequences are left out and
 * carriage returns obeyed, the cursor is not. For collapsed terminals and until the emulator is loaded.
 */
export function lastLines(output: OutputBytes, count: number): string[] {
  const from = Math.max(output.start, output.end - TAIL);
  const lines = plainOutput(output.read(from)).trimEnd().split("\n");
  // The first line of a cut tail may begin inside a character or a sequence.
  const whole = from > output.start && lines.length > 1 ? lines.slice(1) : lines;
  return whole.slice(-count);
}
