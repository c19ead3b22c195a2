import {
  BOLD,
  COLOUR,
  DIM,
  INVERSE,
  INVISIBLE,
  ITALIC,
  PALETTE_16,
  PALETTE_256,
  STRIKE,
  TRUE_COLOUR,
  UNDERLINE,
} from "./packedStyle.js";

/** The emulator ignores what follows. */
const MOST_CODES = 32;
const TOO_LARGE = 65536;
const ZERO = 48;
const SEMICOLON = 59;

/** The attributes that text is written with, packed as the emulator packs them. */
export class SgrState {
  fg = 0;
  bg = 0;
  readonly #codes = new Int32Array(MOST_CODES);

  /**
   * Carries out the parameters of an SGR sequence, `text` from `from` to before `to`: digits and
   * semicolons. False where the emulator has to say what they mean; the state is of no use then.
   */
  apply(text: string, from: number, to: number): boolean {
    const count = this.#read(text, from, to);
    if (count === 0) return false;
    for (let i = 0; i < count; i++) {
      const code = this.#codes[i] as number;
      if (code === 38 || code === 48) {
        const used = this.#setExtended(code, i + 1, count);
        if (used === 0) return false;
        i += used;
      } else if (!this.#set(code)) return false;
    }
    return true;
  }

  /** Reads the codes and says how many there are; 0 for too many. */
  #read(text: string, from: number, to: number): number {
    let count = 0;
    let code = 0;
    for (let i = from; i < to; i++) {
      const unit = text.charCodeAt(i);
      if (unit !== SEMICOLON) {
        code = Math.min(code * 10 + unit - ZERO, TOO_LARGE);
        continue;
      }
      if (count + 1 >= MOST_CODES) return 0;
      this.#codes[count++] = code;
      code = 0;
    }
    this.#codes[count++] = code;
    return count;
  }

  #set(code: number): boolean {
    if (code >= 30 && code <= 37) this.fg = (this.fg & ~COLOUR) | PALETTE_16 | (code - 30);
    else if (code >= 40 && code <= 47) this.bg = (this.bg & ~COLOUR) | PALETTE_16 | (code - 40);
    else if (code >= 90 && code <= 97) this.fg = (this.fg & ~COLOUR) | PALETTE_16 | (code - 82);
    else if (code >= 100 && code <= 107) this.bg = (this.bg & ~COLOUR) | PALETTE_16 | (code - 92);
    else return this.#setFlag(code);
    return true;
  }

  #setFlag(code: number): boolean {
    switch (code) {
      case 0:
        this.fg = 0;
        this.bg = 0;
        break;
      case 1:
        this.fg |= BOLD;
        break;
      case 2:
        this.bg |= DIM;
        break;
      case 3:
        this.bg |= ITALIC;
        break;
      case 4:
        this.fg |= UNDERLINE;
        break;
      case 7:
        this.fg |= INVERSE;
        break;
      case 8:
        this.fg |= INVISIBLE;
        break;
      case 9:
        this.fg |= STRIKE;
        break;
      case 22:
        this.fg &= ~BOLD;
        this.bg &= ~DIM;
        break;
      case 23:
        this.bg &= ~ITALIC;
        break;
      case 24:
        this.fg &= ~UNDERLINE;
        break;
      case 27:
        this.fg &= ~INVERSE;
        break;
      case 28:
        this.fg &= ~INVISIBLE;
        break;
      case 29:
        this.fg &= ~STRIKE;
        break;
      // Blinking text is shown as it is.
      case 5:
      case 25:
        break;
      case 39:
        this.fg &= ~COLOUR;
        break;
      case 49:
        this.bg &= ~COLOUR;
        break;
      default:
        return false;
    }
    return true;
  }

  /** A colour of the 256 or a true one; how many parameters it took, 0 for none that is understood. */
  #setExtended(code: 38 | 48, at: number, count: number): number {
    const [mode, first = 256, green = 256, blue = 256] = this.#codes.subarray(at, count);
    const used = mode === 5 ? 2 : mode === 2 ? 4 : 0;
    if (used === 0 || first > 255 || (mode === 2 && (green > 255 || blue > 255))) return 0;
    const colour = mode === 5 ? PALETTE_256 | first : TRUE_COLOUR | (first << 16) | (green << 8) | blue;
    if (code === 38) this.fg = (this.fg & ~COLOUR) | colour;
    else this.bg = (this.bg & ~COLOUR) | colour;
    return used;
  }
}
