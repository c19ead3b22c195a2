import { logRows } from "./logRows.js";
import { COLOUR } from "./packedStyle.js";
import type { RowLog } from "./rowLog.js";
import type { RowPage } from "./rowPage.js";
import type { TerminalRow, TerminalRows } from "./rows.js";
import { SgrState } from "./sgrState.js";
import { textStyleToSgr } from "./textStyleToSgr.js";

/** An unfinished line is read again with each piece: past this length it is left to the emulator. */
const LONGEST_OPEN = 4096;

/**
 * Characters beyond ASCII that take one or two cells and never join the one before: first and last code
 * units, the halves of emoji among them. Combining, invisible and control characters are not.
 */
const PLAIN_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0xa1, 0xac],
  [0xae, 0x2ff],
  [0x370, 0x482],
  [0x48a, 0x556],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x2100, 0x2bff],
  [0x3001, 0x3029],
  [0x3041, 0x3096],
  [0x30a1, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd83c, 0xd83e],
  [0xdc00, 0xdfff],
  [0xfffd, 0xfffd],
];
const PLAIN_ASCII_END = 127;
/** Characters that take two cells, and all after them: only what stands before is counted in cells. */
const MAYBE_WIDE = /[\u1100-\uffff]/;

const NUL = 0;
const TAB = 9;
const CARRIAGE_RETURN = 13;
const ESC = 27;
const SPACE = 32;
const SEMICOLON = 59;
const BRACKET = 91;
const SGR_FINAL = 109;

export interface PlainLinesOptions {
  readonly log: RowLog;
  readonly maxRows: number;
  /** Size of the screen that the lines would be on. */
  readonly cols: number;
  readonly rows: number;
}

/**
 * Output that is lines of text in colours, as most of it is: rows are written without a screen, at a
 * fraction of what emulating one costs. The first thing that takes a screen to understand, such as a
 * cursor that moves, ends this: the emulator gets the lines that are on its screen, and all that follows.
 */
export class PlainLines {
  readonly #options: PlainLinesOptions;
  readonly #plain = plainCharacters();
  readonly #sgr = new SgrState();
  /** The line that has begun, as it came, and its row once somebody looked at it. */
  #open = "";
  #openRow: TerminalRow | undefined;

  constructor(options: PlainLinesOptions) {
    this.#options = options;
  }

  /** Takes text; where it ends being plain, what an emulator is to be fed, the lines on its screen first. */
  take(piece: string): string | undefined {
    const { log, maxRows, rows } = this.#options;
    const text = this.#open + piece;
    let at = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", at)) {
      if (!this.#write(text, at, end, true)) return this.#handOver(text.slice(at));
      at = end + 1;
    }
    log.trim(Math.max(maxRows, rows));
    const open = text.slice(at);
    if (open.length > LONGEST_OPEN || !this.#isPlain(open)) return this.#handOver(open);
    this.#open = open;
    this.#openRow = undefined;
    return undefined;
  }

  rows(): TerminalRows {
    const { log } = this.#options;
    this.#openRow ??= this.#readOpen();
    return logRows(log, log.start, log.end, [this.#openRow]);
  }

  #handOver(rest: string): string {
    const { log, rows } = this.#options;
    const onScreen = log.takeBack(rows).map((row) => `${rowToText(row)}\r\n`);
    const { fg, bg } = this.#sgr;
    return onScreen.join("") + textStyleToSgr(log.table.at(log.table.number(fg, bg, undefined))) + rest;
  }

  #isPlain(line: string): boolean {
    return this.#writeOpen(line, (log) => log.drop());
  }

  #readOpen(): TerminalRow {
    let row: TerminalRow | undefined;
    this.#writeOpen(this.#open, (log) => {
      [row] = log.takeBack(1);
    });
    return row as TerminalRow;
  }

  /** Writes a line that may go on, for as long as `takeBack` needs to take it out again. */
  #writeOpen(line: string, takeBack: (log: RowLog) => void): boolean {
    const { fg, bg } = this.#sgr;
    const isWritten = this.#write(line, 0, line.length, false);
    if (isWritten) takeBack(this.#options.log);
    this.#sgr.fg = fg;
    this.#sgr.bg = bg;
    return isWritten;
  }

  /** Writes a line as a row; false, and nothing written, when it takes a screen. */
  #write(text: string, from: number, to: number, isWhole: boolean): boolean {
    const { log } = this.#options;
    const { fg, bg } = this.#sgr;
    const page = log.open(false);
    if (this.#read(page, text, from, to, isWhole)) {
      log.close(page);
      return true;
    }
    log.drop();
    this.#sgr.fg = fg;
    this.#sgr.bg = bg;
    return false;
  }

  #read(page: RowPage, text: string, from: number, to: number, isWhole: boolean): boolean {
    const { log, cols } = this.#options;
    const sgr = this.#sgr;
    const plain = this.#plain;
    const canWrap = (to - from) * 2 >= cols;
    const rowStart = page.length;
    page.reserve(to - from);
    let { units, length } = page;
    let style = log.table.number(sgr.fg, sgr.bg, undefined);
    let hasStyle = false;
    for (let i = from; i < to; i++) {
      const code = text.charCodeAt(i);
      if (code >= SPACE && (code < PLAIN_ASCII_END || plain[code] === 1)) {
        if (!hasStyle) page.style(length, style);
        hasStyle = true;
        units[length++] = code;
      } else if (code === ESC) {
        const end = endOfSgr(text, i, to);
        if (end === to && !isWhole) break;
        if (end === to || end < 0 || !sgr.apply(text, i + 2, end)) return false;
        if (canWrap && sgr.bg & COLOUR) return false;
        style = log.table.number(sgr.fg, sgr.bg, undefined);
        hasStyle = false;
        i = end;
      } else if (code === TAB) {
        const column = length - rowStart;
        if (canWrap || column + TAB >= cols || sgr.bg & COLOUR) return false;
        if (MAYBE_WIDE.test(text.slice(from, i))) return false;
        const stop = length + 8 - (column % 8);
        page.length = length;
        page.reserve(stop - length + to - i);
        units = page.units;
        // Cells that are passed over have no style, and count only when something follows.
        if (isTextBehind(text, i + 1, to)) {
          page.style(length, 0);
          hasStyle = false;
          units.fill(SPACE, length, stop);
          length = stop;
        }
      } else if (isReturnOnly(text, i, to)) break;
      else if (code !== NUL) return false;
    }
    page.length = length;
    // New lines take the background: only a screen knows where that would show.
    return !isWhole || (sgr.bg & COLOUR) === 0;
  }
}

let plainTable: Uint8Array | undefined;

/** By code unit: 1 for the characters of `PLAIN_RANGES`. */
function plainCharacters(): Uint8Array {
  if (!plainTable) {
    plainTable = new Uint8Array(0x10000);
    for (const [first, last] of PLAIN_RANGES) plainTable.fill(1, first, last + 1);
  }
  return plainTable;
}

/** Index of the `m` of an SGR sequence at `start`, `to` when it is not complete, -1 when it is none. */
function endOfSgr(text: string, start: number, to: number): number {
  if (start + 1 === to) return to;
  if (text.charCodeAt(start + 1) !== BRACKET) return -1;
  for (let i = start + 2; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === SGR_FINAL) return i;
    if (code !== SEMICOLON && (code < 48 || code > 57)) return -1;
  }
  return to;
}

function isReturnOnly(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (text.charCodeAt(i) !== CARRIAGE_RETURN) return false;
  return true;
}

/** Whether a character follows, and not only tabs, sequences and line ends. */
function isTextBehind(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code >= SPACE) return true;
    if (code !== ESC) continue;
    const end = endOfSgr(text, i, to);
    if (end < 0 || end === to) return false;
    i = end;
  }
  return false;
}

function rowToText({ runs }: TerminalRow): string {
  const text = runs.map((run) => (run.style ? `${textStyleToSgr(run.style)}${run.text}\u001b[m` : run.text));
  return text.join("");
}
