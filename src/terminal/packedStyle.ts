/** How xterm 6 packs the attributes of a cell into two numbers, see its `AttributeData`. */
export const MODE = 0x3000000;
export const PALETTE_16 = 0x1000000;
export const PALETTE_256 = 0x2000000;
export const TRUE_COLOUR = 0x3000000;
export const COLOUR: number = MODE | 0xffffff;

/** Flags beside the text colour. */
export const INVERSE = 0x4000000;
export const BOLD = 0x8000000;
export const UNDERLINE = 0x10000000;
export const INVISIBLE = 0x40000000;
export const STRIKE = 0x80000000;

/** Flags beside the background. */
export const ITALIC = 0x4000000;
export const DIM = 0x8000000;
