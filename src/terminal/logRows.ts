import type { RowLog } from "./rowLog.js";
import { EMPTY_ROW, type TerminalRow, type TerminalRows } from "./rows.js";

/**
 * The rows of a log from number `start` to before `end`, and behind them those that may still change.
 * Blank rows at the very end are left out.
 */
export function logRows(log: RowLog, start: number, end: number, tail: readonly TerminalRow[]): TerminalRows {
  let shown = tail.length;
  while (shown > 0 && tail[shown - 1]?.text === "") shown--;
  let logEnd = end;
  if (shown === 0) while (logEnd > start && log.isBlank(logEnd - 1)) logEnd--;
  const longest = logEnd > start ? log.longest : 0;
  return {
    length: logEnd - start + shown,
    dropped: start,
    longest: tail.reduce((length, { text }) => Math.max(length, text.length), longest),
    at(index) {
      const number = start + index;
      return (number < logEnd ? log.at(number) : tail[number - logEnd]) ?? EMPTY_ROW;
    },
  };
}
