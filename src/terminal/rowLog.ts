import { ROWS_PER_PAGE, RowPage } from "./rowPage.js";
import { EMPTY_ROW, type TerminalRow } from "./rows.js";
import type { StyleTable } from "./styleTable.js";

/** Rows that were asked for and are remembered, so that each stays one object. */
const MAX_REMEMBERED = 2048;

/**
 * The rows that have left the screen: they only grow in number, and past a limit the oldest go. Kept
 * as code units, about two bytes per character; a row becomes strings when it is asked for.
 */
export class RowLog {
  #pages: RowPage[] = [];
  #end = 0;
  #start = 0;
  #longest = 0;
  readonly #remembered = new Map<number, TerminalRow>();
  readonly table: StyleTable;

  constructor(table: StyleTable) {
    this.table = table;
  }

  /** Number of the oldest row that is kept, counted from the first row ever. */
  get start(): number {
    return this.#start;
  }

  /** Number behind the last row. */
  get end(): number {
    return this.#end;
  }

  /** Code units of the longest row. */
  get longest(): number {
    return this.#longest;
  }

  /** The page to write the next row to, begun there; or the last row once more, to continue it. */
  open(continues: boolean): RowPage {
    let page = this.#pages.at(-1);
    if (this.#remembered.size > 0) this.#remembered.delete(continues ? this.#end - 1 : this.#end);
    if (continues && page) return page;
    if (!page || page.rows === ROWS_PER_PAGE) {
      page = new RowPage(page?.seal());
      this.#pages.push(page);
    }
    page.beginRow();
    this.#end++;
    return page;
  }

  /** To be called when a row was written. */
  close(page: RowPage): void {
    if (page.lastRowLength > this.#longest) this.#longest = page.lastRowLength;
  }

  /** A row by its number; the same object as long as it stays the same. */
  at(number: number): TerminalRow {
    let row = this.#remembered.get(number);
    if (row) return row;
    const index = number - this.#start;
    row = this.#pages[Math.floor(index / ROWS_PER_PAGE)]?.row(index % ROWS_PER_PAGE, this.table);
    if (!row) return EMPTY_ROW;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(number, row);
    return row;
  }

  isBlank(number: number): boolean {
    const index = number - this.#start;
    return this.#pages[Math.floor(index / ROWS_PER_PAGE)]?.isBlank(index % ROWS_PER_PAGE) ?? true;
  }

  /**
   * Takes the last `count` rows away, which are going to be written again, and returns them. Who was
   * shown them sees them until then.
   */
  takeBack(count: number): TerminalRow[] {
    const first = this.#end - Math.min(count, this.#end - this.#start);
    const rows = Array.from({ length: this.#end - first }, (_, index) => this.at(first + index));
    while (this.#end > first) this.drop();
    return rows;
  }

  /** Takes the last row away, as if it had never been written. */
  drop(): void {
    const page = this.#pages.at(-1);
    if (!page) return;
    page.dropRow();
    this.#end--;
    if (page.rows === 0 && this.#pages.length > 1) this.#pages.pop();
  }

  /** Lets the oldest rows go, a page at a time, as long as `limit` rows remain. */
  trim(limit: number): void {
    while (this.#end - this.#start - ROWS_PER_PAGE >= limit && this.#pages.length > 1) {
      this.#pages.shift();
      this.#start += ROWS_PER_PAGE;
    }
  }

  clear(): void {
    this.#pages = [];
    this.#remembered.clear();
    this.#start = 0;
    this.#end = 0;
    this.#longest = 0;
  }
}
