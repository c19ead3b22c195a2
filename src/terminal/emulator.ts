import type { Terminal } from "@xterm/headless";
import { guardCounts } from "./guardCounts.js";
import { LineWidth } from "./lineWidth.js";
import { createRowReader } from "./rowReader.js";
import type { TerminalRows } from "./rows.js";
import { StringSequenceFilter } from "./stringSequences.js";

/** The constructor that `import("@xterm/headless")` yields. */
export type TerminalConstructor = new (options: ConstructorParameters<typeof Terminal>[0]) => Terminal;

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
  /** Takes bytes; `done` follows once they are part of the rows. One write at a time. */
  write(bytes: Uint8Array, done: () => void): void;
  /** No byte will follow: a cut character becomes U+FFFD and a cut sequence visible text. */
  end(done: () => void): void;
  /** What can be seen now. It stays readable when the emulator is gone. */
  rows(): TerminalRows;
  dispose(): void;
}

/** Without a size: the width to begin with and to go up to, as lines turn out to be longer. */
const NARROWEST = 256;
export const WIDEST = 4096;
const ROWS_WITHOUT_SIZE = 50;
/** Larger sizes are taken as this one: memory is reserved for every cell. */
const LARGEST: EmulatorSize = { cols: WIDEST, rows: 512 };
/** Lines that the emulator itself remembers above the screen. */
const SCROLLBACK = 64;

/**
 * A terminal without a screen: bytes in, rows out. Display only: nothing is answered, no title,
 * clipboard or notification reaches anybody, and hyperlinks are no more than data of a row.
 */
export function createEmulator(
  XtermTerminal: TerminalConstructor,
  { size, maxRows }: EmulatorOptions,
): Emulator {
  const terminal = new XtermTerminal({
    cols: Math.min(size?.cols ?? NARROWEST, LARGEST.cols),
    rows: Math.min(size?.rows ?? ROWS_WITHOUT_SIZE, LARGEST.rows),
    scrollback: SCROLLBACK,
    convertEol: true,
    allowProposedApi: true,
    logLevel: "off",
  });
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const filter = new StringSequenceFilter();
  const lineWidth = new LineWidth();
  const reader = createRowReader(terminal, SCROLLBACK, maxRows);
  guardCounts(terminal);

  function feed(text: string, from: number, done: () => void): void {
    const canWiden = !size && terminal.cols < WIDEST;
    const reached = canWiden ? lineWidth.reach(text, terminal.cols, from) : -1;
    if (reached < 0) {
      terminal.write(text.slice(from), done);
      return;
    }
    terminal.write(text.slice(from, reached), () => {
      terminal.resize(terminal.cols * 4, terminal.rows);
      feed(text, reached, done);
    });
  }

  return {
    write: (bytes, done) => feed(filter.filter(decoder.decode(bytes, { stream: true })), 0, done),
    end: (done) => feed(filter.filter(decoder.decode()) + filter.end(), 0, done),
    rows: reader.rows,
    dispose: () => terminal.dispose(),
  };
}
