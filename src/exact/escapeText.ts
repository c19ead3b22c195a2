import { findLookAlikes } from "./lookAlikes.js";
import { codePoint, FORM_AHEAD, RUN_END, RUN_START, TAB } from "./notation.js";

/** Why characters are written in the notation. */
export type Hazard =
  | "bidi"
  | "invisible"
  | "control"
  /** Looks like a space and is not one. */
  | "filler"
  | "lookAlike"
  /** Half a surrogate pair, or a code point without a defined form. */
  | "undefined"
  /** Combining marks piled up on one letter. */
  | "marks"
  | "blankLines"
  | "spaces"
  /** A tab, or text that looks like the notation: nothing to warn of. */
  | "literal";

/** A stretch of text and how it is shown. */
export interface ExactPiece {
  readonly shown: string;
  /** Where it starts in the text, and how much of it it stands for, in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  /** Present when `shown` is notation. */
  readonly hazard?: Hazard;
  /** How many characters `shown` stands for, when it is notation. */
  readonly count?: number;
}

export interface EscapeOptions {
  /** Leave emoji sequences whole: for prose. A command shows what joins them. Default false. */
  readonly emoji?: boolean;
}

const SPACES_SHOWN = 24;
const LINE_FEEDS_SHOWN = 3;
const REPEATS_SHOWN = 4;
const MARKS_SHOWN = 8;

/** Words with single spaces or line feeds between them: bounded, so that matching needs no deep stack. */
const PLAIN = /(?:[ \n]?[!-[\]-~]){1,4096}/y;
const EMOJI =
  /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*/uy;
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
const FORM_STARTS: ReadonlySet<string> = new Set([TAB, RUN_START]);
const MARK = /\p{M}/u;
const HAZARDS: readonly (readonly [Hazard, RegExp])[] = [
  ["bidi", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ["control", /[\p{Cc}\p{Zl}\p{Zp}]/u],
  ["filler", /[\p{Zs}\u2800\u3164\uffa0\u115f\u1160]/u],
  ["undefined", /[\p{Co}\p{Cs}\p{Cn}]/u],
];

/** `text` in the notation. Injective: {@link unescapeText} gives the text back, whatever it is. */
export function escapeText(text: string, options?: EscapeOptions): string {
  return exactPieces(text, options)
    .map(({ shown }) => shown)
    .join("");
}

/** `text` in the notation, in pieces that say what was written out and why. Linear in its length. */
export function exactPieces(text: string, { emoji = false }: EscapeOptions = {}): ExactPiece[] {
  const pieces: ExactPiece[] = [];
  const lookAlikes = findLookAlikes(text);
  let at = 0;
  let marks = 0;
  let verbatimFrom = 0;

  function verbatim(length: number): void {
    at += length;
  }

  function endVerbatim(): void {
    if (at > verbatimFrom)
      pieces.push({ shown: text.slice(verbatimFrom, at), start: verbatimFrom, length: at - verbatimFrom });
  }

  function notation(shown: string, length: number, hazard: Hazard, count = 1): void {
    endVerbatim();
    verbatimFrom = at + length;
    pieces.push({ shown, start: at, length, hazard, count });
    at += length;
  }

  function repeated(character: string, count: number, hazard: Hazard): void {
    const form = codePoint(character);
    const shown = count > REPEATS_SHOWN ? `${RUN_START}${count} × ${form}${RUN_END}` : form.repeat(count);
    notation(shown, character.length * count, hazard, count);
  }

  function lineFeeds(count: number): void {
    const blank = count - 1;
    verbatim(count > LINE_FEEDS_SHOWN ? 1 : count);
    if (count <= LINE_FEEDS_SHOWN) return;
    notation(`${RUN_START}${blank} blank lines${RUN_END}`, count - 2, "blankLines", blank);
    verbatim(1);
  }

  function spaces(count: number): void {
    if (count <= SPACES_SHOWN) verbatim(count);
    else notation(`${RUN_START}${count} spaces${RUN_END}`, count, "spaces", count);
  }

  function tabs(count: number): void {
    if (count > REPEATS_SHOWN) repeated("\t", count, "spaces");
    else notation(TAB.repeat(count), count, "literal", count);
  }

  function combiningMarks(character: string, count: number): void {
    const shown = Math.max(0, Math.min(count, MARKS_SHOWN - marks));
    verbatim(shown * character.length);
    if (count > shown) repeated(character, count - shown, "marks");
    marks += count;
  }

  while (at < text.length) {
    const stretch = matchAt(PLAIN, text, at) || (emoji ? matchAt(EMOJI, text, at) : 0);
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const isMark = stretch === 0 && MARK.test(character);
    if (!isMark) marks = 0;
    if (stretch) verbatim(stretch);
    else if (character === "\n") lineFeeds(countRepeats(text, at, character));
    else if (character === " ") spaces(countRepeats(text, at, character));
    else if (character === "\t") tabs(countRepeats(text, at, character));
    else if (FORM_STARTS.has(character)) notation(codePoint(character), 1, "literal");
    else if (character === "\\" && matchAt(FORM_AHEAD, text, at))
      notation(codePoint(character), 1, "literal");
    else if (HIDDEN.test(character))
      repeated(character, countRepeats(text, at, character), hazardOf(character));
    else if (isMark) combiningMarks(character, countRepeats(text, at, character));
    else if (lookAlikes.has(at)) notation(codePoint(character), character.length, "lookAlike");
    else verbatim(character.length);
  }
  endVerbatim();
  return pieces;
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function countRepeats(text: string, at: number, character: string): number {
  let count = 1;
  while (text.startsWith(character, at + count * character.length)) count++;
  return count;
}

function hazardOf(character: string): Hazard {
  return HAZARDS.find(([, pattern]) => pattern.test(character))?.[0] ?? "invisible";
}
