import type { IBufferLine, Terminal } from "@xterm/headless";
import { joinRows, sameRow } from "./compareRows.js";
import { createLineReader } from "./readLine.js";
import { RowLog } from "./rowLog.js";
import { EMPTY_ROW, type TerminalRow, type TerminalRows } from "./rows.js";
import { watchScrolledLines } from "./scrolledLines.js";
import { StyleTable } from "./styleTable.js";

/** Rows that were asked for and are remembered, so that each stays one object. */
const MAX_REMEMBERED = 2048;

/** Collects the rows of an emulator: those that left its screen, and those on it. */
export interface RowReader {
  rows(): TerminalRows;
}

export function createRowReader(terminal: Terminal, scrollback: number, maxRows: number): RowReader {
  const table = new StyleTable();
  const log = new RowLog(table);
  const history = createLineReader(terminal, table, log);
  const remembered = new Map<number, TerminalRow>();
  let lastScreen: readonly TerminalRow[] = [];
  let lastStart = 0;

  const scrolled = watchScrolledLines(terminal, scrollback, (line) => {
    if (line.isWrapped) remembered.delete(log.end - 1);
    history.append(line);
    log.trim(maxRows);
  });

  function forget(): void {
    log.clear();
    remembered.clear();
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

  function fromLog(number: number): TerminalRow {
    let row = remembered.get(number);
    if (!row) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      row = log.at(number);
      remembered.set(number, row);
    }
    return row;
  }

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
    while (rows.length > 0 && rows.at(-1)?.text === "") rows.pop();
    return rows;
  }

  return {
    rows() {
      const buffer = terminal.buffer.active;
      const isNormal = buffer.type === "normal";
      const screen = screenRows(isNormal);
      const joins = isNormal && buffer.getLine(buffer.baseY)?.isWrapped === true && log.end > log.start;
      const start = isNormal ? log.start : 0;
      const screenStart = isNormal ? log.end - (joins ? 1 : 0) : 0;
      const kept = screen.map((row, index) => {
        const before = lastScreen[screenStart + index - lastStart];
        return before && sameRow(before, row) ? before : row;
      });
      lastScreen = kept;
      lastStart = screenStart;
      return {
        length: screenStart - start + kept.length,
        dropped: start,
        longest: Math.max(isNormal ? log.longest : 0, ...kept.map(({ text }) => text.length)),
        at(index) {
          const number = start + index;
          return (number < screenStart ? fromLog(number) : kept[number - screenStart]) ?? EMPTY_ROW;
        },
      };
    },
  };
}
