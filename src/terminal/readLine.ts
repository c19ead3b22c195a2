import type { IBufferCell, IBufferLine, Terminal } from "@xterm/headless";
import { type LinkLookup, linkLookup } from "./linkLookup.js";
import type { RowLog } from "./rowLog.js";
import type { RowPage } from "./rowPage.js";
import type { StyleTable } from "./styleTable.js";

/** How xterm 6 packs a cell: three numbers, the first of them content, see its `Constants.ts`. */
const CELL_SIZE = 3;
const CODE_POINT = 0x1fffff;
const COMBINED = 0x200000;
const HAS_CONTENT = 0x3fffff;
const WIDTH_SHIFT = 22;
const HAS_EXTENDED = 0x10000000;
const SPACE = 32;

/** The emulator's own line, of which its public view shows one cell at a time. */
interface PackedLine {
  readonly length: number;
  readonly _data: Uint32Array;
  readonly _combined: Readonly<Record<number, string>>;
  readonly _extendedAttrs: Readonly<Record<number, { readonly urlId: number } | undefined>>;
}

/**
 * The cells that xterm keeps for a line. Reading them at once costs a tenth of asking for cell after
 * cell; a version of xterm that keeps them otherwise is noticed here and read through its public API.
 */
export function packedLine(line: IBufferLine): PackedLine | undefined {
  const inner = (line as { _line?: Partial<PackedLine> })._line;
  const fits =
    ArrayBuffer.isView(inner?._data) &&
    inner._data.BYTES_PER_ELEMENT === 4 &&
    inner._data.length >= line.length * CELL_SIZE &&
    inner._combined !== undefined &&
    inner._extendedAttrs !== undefined;
  return fits ? (inner as PackedLine) : undefined;
}

/** Reads lines of an emulator into a log, one after the other; wrapped ones continue the row before. */
export interface LineReader {
  append(line: IBufferLine): void;
  /** Blanks that stand between the row before and a line that continues it. */
  paddingBefore(line: IBufferLine): number;
}

export function createLineReader(terminal: Terminal, table: StyleTable, log: RowLog): LineReader {
  const cell = terminal.buffer.normal.getNullCell();
  const linkOf = linkLookup(terminal);
  /** Cells at the end of the last line that nobody wrote to. */
  let blanks = 0;

  /** A wide character that did not fit leaves one cell empty which is no blank of the text. */
  function paddingBefore(line: IBufferLine): number {
    return blanks === 1 && line.getCell(0, cell)?.getWidth() === 2 ? 0 : blanks;
  }

  return {
    paddingBefore,
    append(line) {
      const continues = line.isWrapped && log.end > log.start;
      const page = log.open(continues);
      if (continues) {
        const padding = paddingBefore(line);
        if (padding > 0) page.style(page.length, 0);
        page.text(" ".repeat(padding));
      }
      const packed = packedLine(line);
      const end = packed ? writtenCells(packed) : writtenPublicCells(line, cell);
      if (packed) readPacked(packed, end, page, table, linkOf);
      else readPublic(line, end, page, table, cell);
      log.close(page);
      blanks = line.length - end;
    },
  };
}

/** A combining character that found none to join has a cell of its own all the same, and no width. */
function cellsTaken(width: number): number {
  return width || 1;
}

/** Behind the last cell with a character, a wide one's second half included. */
function writtenCells({ _data: data, length }: PackedLine): number {
  for (let x = length - 1; x >= 0; x--) {
    const content = data[x * CELL_SIZE] as number;
    if (content & HAS_CONTENT) return x + cellsTaken(content >>> WIDTH_SHIFT);
  }
  return 0;
}

function writtenPublicCells(line: IBufferLine, cell: IBufferCell): number {
  for (let x = line.length - 1; x >= 0; x--) {
    if (line.getCell(x, cell)?.getChars()) return x + cellsTaken(cell.getWidth());
  }
  return 0;
}

function readPacked(
  line: PackedLine,
  end: number,
  page: RowPage,
  table: StyleTable,
  linkOf: LinkLookup,
): void {
  const { _data: data, _combined: combined, _extendedAttrs: extended } = line;
  let lastFg = -1;
  let lastBg = -1;
  let length = page.length;
  page.reserve(end * 2);
  for (let x = 0, taken = 1; x < end; x += taken) {
    const i = x * CELL_SIZE;
    const content = data[i] as number;
    taken = cellsTaken(content >>> WIDTH_SHIFT);
    const fg = data[i + 1] as number;
    const bg = data[i + 2] as number;
    if (fg !== lastFg || bg !== lastBg || bg & HAS_EXTENDED) {
      const id = bg & HAS_EXTENDED ? extended[x]?.urlId : undefined;
      page.style(length, table.number(fg, bg, id ? linkOf(id) : undefined));
      lastFg = fg;
      lastBg = bg;
    }
    if (content & COMBINED) {
      page.length = length;
      page.text(combined[x] ?? " ");
      page.reserve((end - x) * 2);
      length = page.length;
      continue;
    }
    const code = content & CODE_POINT;
    if (code > 0xffff) {
      page.units[length++] = 0xd800 + ((code - 0x10000) >> 10);
      page.units[length++] = 0xdc00 + ((code - 0x10000) & 0x3ff);
    } else page.units[length++] = code || SPACE;
  }
  page.length = length;
}

function readPublic(
  line: IBufferLine,
  end: number,
  page: RowPage,
  table: StyleTable,
  cell: IBufferCell,
): void {
  for (let x = 0; x < end; x += cellsTaken(cell.getWidth())) {
    line.getCell(x, cell);
    page.style(page.length, table.number(packForeground(cell), packBackground(cell), undefined));
    page.text(cell.getChars() || " ");
  }
}

function packForeground(cell: IBufferCell): number {
  return (
    cell.getFgColorMode() |
    Math.max(0, cell.getFgColor()) |
    flag(cell.isInverse(), 26) |
    flag(cell.isBold(), 27) |
    flag(cell.isUnderline(), 28) |
    flag(cell.isInvisible(), 30) |
    flag(cell.isStrikethrough(), 31)
  );
}

function packBackground(cell: IBufferCell): number {
  return (
    cell.getBgColorMode() |
    Math.max(0, cell.getBgColor()) |
    flag(cell.isItalic(), 26) |
    flag(cell.isDim(), 27)
  );
}

function flag(isSet: number, bit: number): number {
  return isSet ? 1 << bit : 0;
}
