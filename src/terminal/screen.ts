import type { Terminal } from "@xterm/headless";
import { guardCounts } from "./guardCounts.js";
import { LineWidth } from "./lineWidth.js";
import type { RowLog } from "./rowLog.js";
import { createRowReader } from "./rowReader.js";
import type { TerminalRows } from "./rows.js";

/** The constructor that `import("@xterm/headless")` yields. */
export type TerminalConstructor = new (options: ConstructorParameters<typeof Terminal>[0]) => Terminal;

export interface ScreenOptions {
  readonly cols: number;
  readonly rows: number;
  /** Columns to go up to, as lines turn out to be longer. */
  readonly widest: number;
  /** Where the lines go that leave the screen. */
  readonly log: RowLog;
  readonly maxRows: number;
}

/** A screen that text is written to, and the rows on it and above it. */
export interface Screen {
  write(text: string, done: () => void): void;
  rows(): TerminalRows;
  dispose(): void;
}

/** Lines that the emulator itself remembers above the screen. */
const SCROLLBACK = 64;

/** Display only: nothing is answered, no title, clipboard or notification reaches anybody. */
export function createScreen(XtermTerminal: TerminalConstructor, options: ScreenOptions): Screen {
  const { cols, rows, widest, log, maxRows } = options;
  const terminal = new XtermTerminal({
    cols,
    rows,
    scrollback: SCROLLBACK,
    convertEol: true,
    allowProposedApi: true,
    logLevel: "off",
  });
  const lineWidth = new LineWidth();
  const reader = createRowReader(terminal, SCROLLBACK, log, maxRows);
  guardCounts(terminal);

  function feed(text: string, from: number, done: () => void): void {
    const canWiden = terminal.cols < widest;
    const reached = canWiden ? lineWidth.reach(text, terminal.cols, from) : -1;
    if (reached < 0) {
      terminal.write(text.slice(from), done);
      return;
    }
    terminal.write(text.slice(from, reached), () => {
      terminal.resize(Math.min(widest, terminal.cols * 4), terminal.rows);
      feed(text, reached, done);
    });
  }

  return {
    write: (text, done) => feed(text, 0, done),
    rows: reader.rows,
    dispose: () => terminal.dispose(),
  };
}
