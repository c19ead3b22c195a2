import type { IBufferLine, Terminal } from "@xterm/headless";
import { joinRows, sameRow } from "./compareRows.js";
import { logRows } from "./logRows.js";
import { createLineReader } from "./readLine.js";
import { RowLog } from "./rowLog.js";
import type { TerminalRow, TerminalRows } from "./rows.js";
import { watchScrolledLines } from "./scrolledLines.js";

/** Collects the rows of an emulator: those that left its screen, and those on it. */
export interface RowReader {
  rows(): TerminalRows;
}

/** Lines that leave the screen are added to `log`, which may have rows from before. */
export function createRowReader(
  terminal: Terminal,
  scrollback: number,
  log: RowLog,
  maxRows: number,
): RowReader {
  const { table } = log;
  const history = createLineReader(terminal, table, log);
  let lastScreen: readonly TerminalRow[] = [];
  let lastStart = 0;

  const scrolled = watchScrolledLines(terminal, scrollback, (line) => {
    history.append(line);
    log.trim(maxRows);
  });

  function forget(): void {
    log.clear();
    scrolled.forget();
  }

  terminal.parser.registerCsiHandler({ final: "J" }, ([what]) => {
    if (what === 3 && terminal.buffer.active.type === "normal") forget();
    return false;
  });
  terminal.parser.registerEscHandler({ final: "c" }, () => {
    forget();
    return false;
  });

  /** The rows on the screen; the first one whole, when it began above. */
  function screenRows(isNormal: boolean): TerminalRow[] {
    const buffer = terminal.buffer.active;
    const screen = new RowLog(table);
    const reader = createLineReader(terminal, table, screen);
    const first = buffer.getLine(buffer.baseY);
    const joins = isNormal && first?.isWrapped === true && log.end > log.start;
    const padding = joins && first ? history.paddingBefore(first) : 0;
    for (let y = buffer.baseY; y < buffer.length; y++) reader.append(buffer.getLine(y) as IBufferLine);
    const rows = Array.from({ length: screen.end }, (_, index) => screen.at(index));
    if (joins) rows[0] = joinRows(log.at(log.end - 1), padding, rows[0] as TerminalRow);
    return rows;
  }

  return {
    rows() {
      const buffer = terminal.buffer.active;
      const isNormal = buffer.type === "normal";
      const screen = screenRows(isNormal);
      const joins = isNormal && buffer.getLine(buffer.baseY)?.isWrapped === true && log.end > log.start;
      const screenStart = isNormal ? log.end - (joins ? 1 : 0) : 0;
      const kept = screen.map((row, index) => {
        const before = lastScreen[screenStart + index - lastStart];
        return before && sameRow(before, row) ? before : row;
      });
      lastScreen = kept;
      lastStart = screenStart;
      return logRows(log, isNormal ? log.start : 0, screenStart, kept);
    },
  };
}
