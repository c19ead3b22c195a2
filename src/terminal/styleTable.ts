import { DEFAULT_COLOUR, RGB, type TextStyle } from "./rows.js";

/** The emulator's packed attributes of a cell, see `AttributeData` in xterm 6. */
const MODE = 0x3000000;
const PALETTE_16 = 0x1000000;
const PALETTE_256 = 0x2000000;
const INVERSE = 0x4000000;
const BOLD = 0x8000000;
const UNDERLINE = 0x10000000;
const INVISIBLE = 0x40000000;
const STRIKE = 0x80000000;
const ITALIC = 0x4000000;
const DIM = 0x8000000;
const FG_FLAGS = INVERSE | BOLD | UNDERLINE | INVISIBLE | STRIKE;
const BG_FLAGS = ITALIC | DIM;
const COLOUR = MODE | 0xffffff;

/** Styles ever numbered; a stream of true colours must not grow the table without end. */
const MAX_STYLES = 65536;

/** Numbers for styles, so that a run is two numbers. 0 is plain. */
export class StyleTable {
  readonly #numbers = new Map<string, number>();
  readonly #styles: (TextStyle | undefined)[] = [undefined];
  #last = { fg: 0, bg: 0, link: undefined as string | undefined, number: 0 };

  /** The number of a cell's packed attributes and hyperlink. */
  number(fg: number, bg: number, link: string | undefined): number {
    const foreground = fg & (COLOUR | FG_FLAGS);
    const background = bg & (COLOUR | BG_FLAGS);
    if (foreground === 0 && background === 0 && link === undefined) return 0;
    const last = this.#last;
    if (last.fg === foreground && last.bg === background && last.link === link) return last.number;
    const key = `${foreground} ${background} ${link ?? ""}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      if (this.#styles.length >= MAX_STYLES) return 0;
      number = this.#styles.length;
      this.#styles.push(unpack(foreground, background, link));
      this.#numbers.set(key, number);
    }
    this.#last = { fg: foreground, bg: background, link, number };
    return number;
  }

  at(number: number): TextStyle | undefined {
    return this.#styles[number];
  }
}

function unpack(fg: number, bg: number, link: string | undefined): TextStyle {
  return {
    foreground: colour(fg),
    background: colour(bg),
    ...(fg & BOLD ? { bold: true } : {}),
    ...(bg & DIM ? { dim: true } : {}),
    ...(bg & ITALIC ? { italic: true } : {}),
    ...(fg & UNDERLINE ? { underline: true } : {}),
    ...(fg & INVERSE ? { inverse: true } : {}),
    ...(fg & STRIKE ? { strike: true } : {}),
    ...(fg & INVISIBLE ? { concealed: true } : {}),
    ...(link === undefined ? {} : { link }),
  };
}

function colour(packed: number): number {
  const mode = packed & MODE;
  if (mode === 0) return DEFAULT_COLOUR;
  if (mode === PALETTE_16 || mode === PALETTE_256) return packed & 0xff;
  return RGB + (packed & 0xffffff);
}
