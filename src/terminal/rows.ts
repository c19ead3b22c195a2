/** No colour was chosen: the host's text colour, or no background. */
export const DEFAULT_COLOUR = -1;
/** Added to 0xRRGGBB for a true colour; smaller numbers are places in the palette of 256. */
export const RGB = 0x1000000;

/** `DEFAULT_COLOUR`, a place in the palette (0 to 255), or `RGB + 0xRRGGBB`. */
export type Colour = number;

/** How a run of characters was asked to look. Absent means plain. */
export interface TextStyle {
  readonly foreground: Colour;
  readonly background: Colour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  readonly strike?: boolean;
  /** The program asked for invisible text. It is shown all the same. */
  readonly concealed?: boolean;
  /** Where a hyperlink leads, as the program gave it: not yet known to be safe. */
  readonly link?: string;
}

/** A piece of a row in one style. */
export interface TextRun {
  readonly text: string;
  readonly style?: TextStyle;
}

/** One logical line: what was wrapped at the terminal's edge is joined again. */
export interface TerminalRow {
  readonly text: string;
  /** The text in pieces of one style each; empty for an empty row. */
  readonly runs: readonly TextRun[];
}

/** The rows of a terminal at one moment, made one by one when asked for. */
export interface TerminalRows {
  readonly length: number;
  /** Rows above the first one that were let go because the limit was reached. */
  readonly dropped: number;
  /** The row at an index from 0; the same object while the row stays the same. */
  at(index: number): TerminalRow;
  /** Length of the longest row seen, in UTF-16 units. */
  readonly longest: number;
}

export const EMPTY_ROW: TerminalRow = { text: "", runs: [] };
export const NO_ROWS: TerminalRows = { length: 0, dropped: 0, longest: 0, at: () => EMPTY_ROW };
