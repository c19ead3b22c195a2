/** Deeper nesting, of blocks or of emphasis, is shown as source. */
export const MAX_NESTING = 64;
/** Tables with more columns are shown as source. */
export const MAX_TABLE_COLUMNS = 64;
/** Tables with more cells are shown as source. */
export const MAX_TABLE_CELLS = 5000;
