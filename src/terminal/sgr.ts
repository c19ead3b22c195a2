import { nextEscape } from "./hasEscapes.js";

/** One of the 16 colours of a terminal: 0 to 7 and, bright, 8 to 15. */
export type AnsiColor = number;

/** How a stretch of terminal text looks. Absent means not so. */
export interface AnsiStyle {
  readonly foreground?: AnsiColor;
  readonly background?: AnsiColor;
  readonly bold?: true;
  readonly dim?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly inverse?: true;
}

export interface AnsiSpan {
  readonly text: string;
  readonly style: AnsiStyle;
}

const PLAIN: AnsiStyle = {};

/**
 * Text with its escape sequences taken out and the colours they set kept, for output that was put into
 * text content. Cursor movement is not followed: that takes an emulator. Linear, never throws.
 */
export function parseSgr(text: string): AnsiSpan[] {
  const spans: AnsiSpan[] = [];
  let style = PLAIN;
  let pending = "";
  for (let at = 0; at < text.length; ) {
    const next = nextEscape(text, at);
    pending += text.slice(at, next);
    if (next === text.length) break;
    const sequence = readSequence(text, next);
    at = sequence.end;
    if (sequence.sgr === undefined) continue;
    if (pending !== "") spans.push({ text: pending, style });
    pending = "";
    style = applySgr(style, sequence.sgr);
  }
  if (pending !== "") spans.push({ text: pending, style });
  return spans;
}

/** Text without its escape sequences. */
export function stripEscapes(text: string): string {
  let clean = "";
  for (let at = 0; at < text.length; ) {
    const next = nextEscape(text, at);
    clean += text.slice(at, next);
    at = next === text.length ? next : readSequence(text, next).end;
  }
  return clean;
}

/** The 7-bit letter that follows ESC for each 8-bit introducer. */
const LETTER_OF_C1: Readonly<Record<string, string>> = {
  "\u0090": "P",
  "\u0098": "X",
  "\u009b": "[",
  "\u009d": "]",
  "\u009e": "^",
  "\u009f": "_",
};

const CSI_BODY = /[0-?]*[ -/]*[@-~]?/y;
/** A string sequence; ends, if nothing ends it, where the line does, so that no output is swallowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: string sequences end with them
const STRING_BODY = /[^\u0007\u0018\u001a\u001b\u009c\n]*(?:\u0007|\u009c|\u001b\\)?/y;
const ESCAPE_BODY = /[ -/]*[0-~]?/y;

function readSequence(text: string, start: number): { end: number; sgr?: string } {
  const c1 = LETTER_OF_C1[text[start] ?? ""];
  const letter = c1 ?? text[start + 1] ?? "";
  const bodyStart = start + (c1 ? 1 : 2);
  if (letter === "[") {
    const body = match(CSI_BODY, text, bodyStart);
    const end = bodyStart + body.length;
    return /^[\d;:]*m$/.test(body) ? { end, sgr: body.slice(0, -1) } : { end };
  }
  if ("PX^_]".includes(letter) && letter !== "")
    return { end: bodyStart + match(STRING_BODY, text, bodyStart).length };
  return { end: start + 1 + match(ESCAPE_BODY, text, start + 1).length };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

function applySgr(style: AnsiStyle, parameters: string): AnsiStyle {
  let result: AnsiStyle = style;
  const codes = parameters.split(";");
  for (let i = 0; i < codes.length; i++) {
    const [code = 0, ...sub] = (codes[i] ?? "").split(":").map(Number);
    if (code === 38 || code === 48) {
      const rest = sub.length > 0 ? sub : codes.slice(i + 1).map(Number);
      const { color, used } = readColor(rest);
      if (sub.length === 0) i += used;
      result = { ...result, [code === 38 ? "foreground" : "background"]: color };
    } else result = applyCode(result, code);
  }
  return result;
}

function applyCode(style: AnsiStyle, code: number): AnsiStyle {
  const { foreground, background, bold, dim, ...rest } = style;
  if (code === 0) return PLAIN;
  if (code >= 30 && code <= 37) return { ...style, foreground: code - 30 };
  if (code >= 90 && code <= 97) return { ...style, foreground: code - 82 };
  if (code >= 40 && code <= 47) return { ...style, background: code - 40 };
  if (code >= 100 && code <= 107) return { ...style, background: code - 92 };
  switch (code) {
    case 1:
      return { ...style, bold: true };
    case 2:
      return { ...style, dim: true };
    case 3:
      return { ...style, italic: true };
    case 4:
    case 21:
      return { ...style, underline: true };
    case 7:
      return { ...style, inverse: true };
    case 9:
      return { ...style, strike: true };
    case 22:
      return { ...rest, foreground, background };
    case 23:
      return { ...style, italic: undefined };
    case 24:
      return { ...style, underline: undefined };
    case 27:
      return { ...style, inverse: undefined };
    case 29:
      return { ...style, strike: undefined };
    case 39:
      return { ...style, foreground: undefined };
    case 49:
      return { ...style, background: undefined };
    default:
      return style;
  }
}

/** The nearest of the 16 colours to an indexed or an RGB colour, and how many parameters it took. */
function readColor(parameters: readonly number[]): { color: AnsiColor | undefined; used: number } {
  const [mode, ...values] = parameters;
  if (mode === 5) return { color: nearestOfIndexed(values[0] ?? 0), used: 2 };
  if (mode !== 2) return { color: undefined, used: 1 };
  const rgb =
    values.length > 3 && parameters.length === values.length + 1 && values.length === 4
      ? values.slice(1)
      : values;
  return { color: nearest(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0), used: 4 };
}

function nearestOfIndexed(index: number): AnsiColor {
  if (index < 16) return Math.max(0, index);
  if (index > 231) return index < 240 ? 8 : index < 248 ? 7 : 15;
  const cube = index - 16;
  const level = (step: number) => (step === 0 ? 0 : 55 + step * 40);
  return nearest(level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6));
}

/** By hue alone: the exact shade would not fit both a light and a dark page. */
function nearest(red: number, green: number, blue: number): AnsiColor {
  const top = Math.max(red, green, blue);
  const bottom = Math.min(red, green, blue);
  if (top - bottom < 40) return top < 64 ? 0 : top < 128 ? 8 : top < 208 ? 7 : 15;
  const middle = (top + bottom) / 2;
  const hue = Number(red > middle) + 2 * Number(green > middle) + 4 * Number(blue > middle);
  return top > 200 ? hue + 8 : hue;
}
