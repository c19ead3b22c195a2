import {
  BOLD,
  COLOUR,
  DIM,
  INVERSE,
  INVISIBLE,
  ITALIC,
  MODE,
  PALETTE_16,
  PALETTE_256,
  STRIKE,
  UNDERLINE,
} from "./packedStyle.js";
import { DEFAULT_COLOUR, RGB, type TextStyle } from "./rows.js";

const FG_FLAGS = INVERSE | BOLD | UNDERLINE | INVISIBLE | STRIKE;
const BG_FLAGS = ITALIC | DIM;

/** Styles ever numbered; a stream of true colours must not grow the table without end. */
const MAX_STYLES = 65536;

const RECENT = 64;

interface Recent {
  fg: number;
  bg: number;
  number: number;
}

function recentIndex(fg: number, bg: number): number {
  return (fg ^ (fg >>> 22) ^ (bg * 7) ^ (bg >>> 24)) & (RECENT - 1);
}

/** Numbers for styles, so that a run is two numbers. 0 is plain. */
export class StyleTable {
  readonly #numbers = new Map<string, number>();
  readonly #styles: (TextStyle | undefined)[] = [undefined];
  /** Styles without a link that were asked for lately, by the low bits of their attributes. */
  readonly #recent: Recent[] = Array.from({ length: RECENT }, () => ({ fg: 0, bg: 0, number: 0 }));

  /** The number of a cell's packed attributes and hyperlink. */
  number(fg: number, bg: number, link: string | undefined): number {
    const foreground = fg & (COLOUR | FG_FLAGS);
    const background = bg & (COLOUR | BG_FLAGS);
    if (foreground === 0 && background === 0 && link === undefined) return 0;
    const recent = this.#recent[recentIndex(foreground, background)] as Recent;
    if (recent.fg === foreground && recent.bg === background && link === undefined) return recent.number;
    const key = `${foreground} ${background} ${link ?? ""}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      if (this.#styles.length >= MAX_STYLES) return 0;
      number = this.#styles.length;
      this.#styles.push(unpack(foreground, background, link));
      this.#numbers.set(key, number);
    }
    if (link === undefined) {
      recent.fg = foreground;
      recent.bg = background;
      recent.number = number;
    }
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
