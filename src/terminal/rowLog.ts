import { RowPage } from "./rowPage.js";
import { EMPTY_ROW, type TerminalRow } from "./rows.js";
import type { StyleTable } from "./styleTable.js";

const ROWS_PER_PAGE = 256;

/**
 * The rows that have left the screen: they only grow in number, and past a limit the oldest go. Kept
 * as code units, about two bytes per character; a row becomes strings when it is asked for.
 */
export class RowLog {
  #pages: RowPage[] = [];
  #end = 0;
  #start = 0;
  #longest = 0;
  readonly #table: StyleTable;

  constructor(table: StyleTable) {
    this.#table = table;
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
    if (continues && page) return page;
    if (!page || page.rows === ROWS_PER_PAGE) {
      page?.seal();
      page = new RowPage();
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

  at(number: number): TerminalRow {
    const index = number - this.#start;
    const page = this.#pages[Math.floor(index / ROWS_PER_PAGE)];
    return page ? page.row(index % ROWS_PER_PAGE, this.#table) : EMPTY_ROW;
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
    this.#start = 0;
    this.#end = 0;
    this.#longest = 0;
  }
}
