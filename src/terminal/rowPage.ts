import { EMPTY_ROW, type TerminalRow, type TextRun } from "./rows.js";
import type { StyleTable } from "./styleTable.js";

/** How many rows a page takes. */
export const ROWS_PER_PAGE = 256;

interface SpareMemory {
  readonly units: Uint16Array;
  readonly styles: Uint32Array;
}

/** Rows in a compact form: the code units of all of them in one array, and where styles begin. */
export class RowPage {
  units: Uint16Array;
  length = 0;
  rows = 0;
  /** Pairs: index of the first code unit, number of the style. */
  #styles: Uint32Array;
  #styleEnd = 0;
  /** Where each row begins, in code units and in entries of `#styles`. */
  readonly #unitStarts = new Uint32Array(ROWS_PER_PAGE);
  readonly #styleStarts = new Uint32Array(ROWS_PER_PAGE);

  /** Takes over the memory that the page before has spare since it was sealed. */
  constructor(spare?: SpareMemory) {
    this.units = spare?.units ?? new Uint16Array(4096);
    this.#styles = spare?.styles ?? new Uint32Array(1024);
  }

  /** Code units of the last row. */
  get lastRowLength(): number {
    return this.rows === 0 ? 0 : this.length - (this.#unitStarts[this.rows - 1] as number);
  }

  beginRow(): void {
    this.#unitStarts[this.rows] = this.length;
    this.#styleStarts[this.rows] = this.#styleEnd;
    this.rows++;
  }

  /** Takes the last row away again. */
  dropRow(): void {
    this.rows--;
    this.length = this.#unitStarts[this.rows] as number;
    this.#styleEnd = this.#styleStarts[this.rows] as number;
  }

  isBlank(index: number): boolean {
    return this.#unitStarts[index] === this.#unitEnd(index);
  }

  /** Makes room for `count` more code units. */
  reserve(count: number): void {
    if (this.length + count <= this.units.length) return;
    const units = new Uint16Array(Math.max(this.units.length * 2, this.length + count));
    units.set(this.units.subarray(0, this.length));
    this.units = units;
  }

  /** From this code unit on, text has this style. */
  style(from: number, style: number): void {
    const end = this.#styleEnd;
    const isFirst = end === this.#styleStarts[this.rows - 1];
    if (!isFirst && this.#styles[end - 1] === style) return;
    if (end === this.#styles.length) {
      const styles = new Uint32Array(end * 2);
      styles.set(this.#styles);
      this.#styles = styles;
    }
    this.#styles[end] = from;
    this.#styles[end + 1] = style;
    this.#styleEnd = end + 2;
  }

  text(text: string): void {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.units[this.length++] = text.charCodeAt(i);
  }

  /** To be called once no row is added any more: keeps what is needed, and gives the rest back. */
  seal(): SpareMemory {
    const spare = { units: this.units, styles: this.#styles };
    this.units = this.units.slice(0, this.length);
    this.#styles = this.#styles.slice(0, Math.max(2, this.#styleEnd));
    return spare;
  }

  #unitEnd(index: number): number {
    return index + 1 < this.rows ? (this.#unitStarts[index + 1] as number) : this.length;
  }

  row(index: number, table: StyleTable): TerminalRow {
    if (index >= this.rows || this.isBlank(index)) return EMPTY_ROW;
    const end = this.#unitEnd(index);
    const runs: TextRun[] = [];
    const lastStyle = index + 1 < this.rows ? (this.#styleStarts[index + 1] as number) : this.#styleEnd;
    for (let i = this.#styleStarts[index] as number; i < lastStyle; i += 2) {
      const from = this.#styles[i] as number;
      const to = i + 2 < lastStyle ? (this.#styles[i + 2] as number) : end;
      const style = table.at(this.#styles[i + 1] as number);
      const text = decode(this.units.subarray(from, to));
      runs.push(style ? { text, style } : { text });
    }
    return { text: runs.map(({ text }) => text).join(""), runs };
  }
}

const DECODE_AT_ONCE = 4096;

function decode(units: Uint16Array): string {
  let text = "";
  for (let i = 0; i < units.length; i += DECODE_AT_ONCE) {
    const some: ArrayLike<number> = units.subarray(i, i + DECODE_AT_ONCE);
    text += String.fromCharCode.apply(undefined, some as number[]);
  }
  return text;
}
