import { EMPTY_ROW, type TerminalRow, type TextRun } from "./rows.js";
import type { StyleTable } from "./styleTable.js";

/** Rows in a compact form: the code units of all of them in one array, and where styles begin. */
export class RowPage {
  units: Uint16Array = new Uint16Array(1024);
  length = 0;
  /** Pairs: index of the first code unit, number of the style. */
  readonly #styles: number[] = [];
  /** Where each row begins, in code units and in entries of `#styles`. */
  readonly #unitStarts: number[] = [];
  readonly #styleStarts: number[] = [];

  get rows(): number {
    return this.#unitStarts.length;
  }

  /** Code units of the last row. */
  get lastRowLength(): number {
    return this.length - (this.#unitStarts.at(-1) ?? 0);
  }

  beginRow(): void {
    this.#unitStarts.push(this.length);
    this.#styleStarts.push(this.#styles.length);
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
    const styles = this.#styles;
    const isFirst = styles.length === (this.#styleStarts.at(-1) ?? 0);
    if (isFirst || styles[styles.length - 1] !== style) styles.push(from, style);
  }

  text(text: string): void {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.units[this.length++] = text.charCodeAt(i);
  }

  /** Gives spare memory back once no row is added any more. */
  seal(): void {
    this.units = this.units.slice(0, this.length);
  }

  row(index: number, table: StyleTable): TerminalRow {
    const start = this.#unitStarts[index] ?? this.length;
    const end = this.#unitStarts[index + 1] ?? this.length;
    if (start === end) return EMPTY_ROW;
    const runs: TextRun[] = [];
    const lastStyle = this.#styleStarts[index + 1] ?? this.#styles.length;
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
    text += String.fromCharCode(...units.subarray(i, i + DECODE_AT_ONCE));
  }
  return text;
}
