import { PlainLines } from "./plainLines.js";
import { RowLog } from "./rowLog.js";
import type { TerminalRows } from "./rows.js";
import { createScreen, type Screen, type TerminalConstructor } from "./screen.js";
import { StringSequenceFilter } from "./stringSequences.js";
import { StyleTable } from "./styleTable.js";

/** Character cells. */
export interface EmulatorSize {
  readonly cols: number;
  readonly rows: number;
}

export interface EmulatorOptions {
  /** The program's own size. Without it nothing wraps short of `WIDEST` columns. */
  readonly size?: EmulatorSize | undefined;
  /** Rows kept at least once that many left the screen; the oldest go first. */
  readonly maxRows: number;
}

export interface Emulator {
  /** Takes bytes; `done` follows once they are part of the rows, maybe at once. One write at a time. */
  write(bytes: Uint8Array, done: () => void): void;
  /** No byte will follow: a cut character becomes U+FFFD and a cut sequence visible text. */
  end(done: () => void): void;
  /** What can be seen now. It stays readable when the emulator is gone. */
  rows(): TerminalRows;
  dispose(): void;
}

/** Without a size: the width to begin with and to go up to, as lines turn out to be longer. */
const NARROWEST = 128;
export const WIDEST = 4096;
const ROWS_WITHOUT_SIZE = 50;
/** Larger sizes are taken as this one: memory is reserved for every cell. */
const LARGEST: EmulatorSize = { cols: WIDEST, rows: 512 };

/**
 * A terminal's bytes in, rows out. Lines of text become rows as they are; from the first byte that
 * takes a screen to understand, there is one.
 */
export function createEmulator(
  XtermTerminal: TerminalConstructor,
  { size, maxRows }: EmulatorOptions,
): Emulator {
  const widest = Math.min(size?.cols ?? WIDEST, LARGEST.cols);
  const rows = Math.min(size?.rows ?? ROWS_WITHOUT_SIZE, LARGEST.rows);
  const log = new RowLog(new StyleTable());
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const filter = new StringSequenceFilter();
  const lines = new PlainLines({ log, maxRows, cols: widest, rows });
  let screen: Screen | undefined;

  function feed(text: string, done: () => void): void {
    const rest = screen ? text : lines.take(text);
    if (rest === undefined) {
      done();
      return;
    }
    const cols = size ? widest : NARROWEST;
    screen ??= createScreen(XtermTerminal, { cols, rows, widest, log, maxRows });
    screen.write(rest, done);
  }

  return {
    write: (bytes, done) => feed(filter.filter(decoder.decode(bytes, { stream: true })), done),
    end: (done) => feed(filter.filter(decoder.decode()) + filter.end(), done),
    rows: () => (screen ?? lines).rows(),
    dispose: () => screen?.dispose(),
  };
}
