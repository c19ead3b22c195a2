const ESC = "\x1b";
/** Characters of a string sequence that are waited for before it is taken for text. */
export const MAX_STRING_SEQUENCE = 4096;

/** What may follow ESC, or stand for both as one C1 character, to begin a string sequence. */
const OPENERS: ReadonlyMap<string, string> = new Map([
  ["]", "]"],
  ["P", "P"],
  ["_", "_"],
  ["^", "^"],
  ["X", "X"],
  ["\x9d", "]"],
  ["\x90", "P"],
  ["\x9f", "_"],
  ["\x9e", "^"],
  ["\x98", "X"],
]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to look for.
const INTRODUCER = /\x1b(?:[\]P_^X]|$)|[\x90\x98\x9d-\x9f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to look for.
const TERMINATOR = /[\x07\x18\x1a\x1b\x80-\x9f]/g;
const STRING_TERMINATOR = "\x9c";
/** Stands where a sequence was: it shows and moves nothing, but nothing is joined or repeated across it. */
const NUL = "\0";

/**
 * Takes string sequences (OSC, DCS, APC, PM, SOS: titles, clipboard, notifications, images, queries)
 * out of a terminal's text, piece by piece, and leaves a NUL for each. Only hyperlinks (OSC 8) pass. A
 * sequence that does not end within `MAX_STRING_SEQUENCE` characters was none: it becomes visible text,
 * its ESC shown as ␛, and what follows is read normally. Any split of the text gives the same result.
 */
export class StringSequenceFilter {
  /** What may be the beginning of a sequence and is held back until more is known. */
  #held = "";

  /** The text without string sequences; what could still become one is held back for the next call. */
  filter(piece: string): string {
    const text = this.#held + piece;
    this.#held = "";
    let kept = "";
    let from = 0;
    INTRODUCER.lastIndex = 0;
    for (let found = INTRODUCER.exec(text); found; found = INTRODUCER.exec(text)) {
      const start = found.index;
      const behind = start + found[0].length;
      const opener = OPENERS.get(text[behind - 1] as string);
      const end = opener && endOfString(text, behind, opener);
      if (!end) {
        this.#held = text.slice(start);
        return kept + text.slice(from, start);
      }
      kept += text.slice(from, start);
      kept += end.ended ? passable(text.slice(behind, end.at), opener) : `␛${opener}`;
      from = end.ended ? end.next : behind;
      INTRODUCER.lastIndex = from;
    }
    return from === 0 ? text : kept + text.slice(from);
  }

  /** Nothing follows: what was held back was no sequence and is shown. */
  end(): string {
    const held = this.#held;
    this.#held = "";
    return held.length > 1 ? `␛${held.slice(1)}` : "";
  }
}

interface StringEnd {
  readonly ended: boolean;
  /** Index of the terminator. */
  readonly at: number;
  /** Index behind it. */
  readonly next: number;
}

/** Where a string sequence ends; `undefined` while that cannot be told. */
function endOfString(text: string, from: number, opener: string): StringEnd | undefined {
  TERMINATOR.lastIndex = from;
  let found = TERMINATOR.exec(text);
  while (found?.[0] === "\x07" && opener !== "]") found = TERMINATOR.exec(text);
  const at = found ? found.index : text.length;
  if (at - from > MAX_STRING_SEQUENCE) return { ended: false, at, next: from };
  if (!found) return undefined;
  if (found[0] === ESC && at + 1 === text.length) return undefined;
  if (found[0] === ESC) return { ended: true, at, next: text[at + 1] === "\\" ? at + 2 : at };
  const begins = found[0] > "\x7f" && found[0] !== STRING_TERMINATOR;
  return { ended: true, at, next: begins ? at : at + 1 };
}

function passable(payload: string, opener: string): string {
  return opener === "]" && payload.startsWith("8;") ? `${ESC}]${payload}${ESC}\\` : NUL;
}
