const TAB = 8;
const WIDE = 2;

/**
 * How far a line of output reaches, counted generously: escape sequences count as text, wide
 * characters and tabs in full. Knows no cursor movement but carriage return and backspace.
 */
export class LineWidth {
  #column = 0;

  /** Index in `text` before which a line would reach `columns`, or -1; the text up to there is counted. */
  reach(text: string, columns: number, from: number): number {
    let index = from;
    let tab = text.indexOf("\t", from);
    while (index < text.length) {
      const lineEnd = text.indexOf("\n", index);
      const end = lineEnd < 0 ? text.length : lineEnd;
      if (tab >= 0 && tab < index) tab = text.indexOf("\t", index);
      const widest = tab >= 0 && tab < end ? TAB : WIDE;
      const cannotReach = lineEnd >= 0 && this.#column + (end - index) * widest < columns;
      if (!cannotReach) {
        for (; index < end; index++) {
          const next = advance(this.#column, text.charCodeAt(index));
          if (next > columns) return index;
          this.#column = next;
        }
      }
      if (lineEnd < 0) return -1;
      this.#column = 0;
      index = lineEnd + 1;
    }
    return -1;
  }
}

function advance(column: number, code: number): number {
  if (code === 13) return 0;
  if (code === 9) return column + TAB;
  if (code === 8) return Math.max(0, column - 1);
  return column + (code < 0x1100 ? 1 : WIDE);
}
