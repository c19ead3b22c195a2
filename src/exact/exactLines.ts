import { type EscapeOptions, type ExactPiece, exactPieces, type Hazard } from "./escapeText.js";
import type { ShellRole, ShellToken } from "./shellTokens.js";

/** A stretch of one shown line, set apart by at most one of its marks. */
export interface ExactSpan {
  readonly shown: string;
  /** Where it starts in the whole of what is shown. */
  readonly at: number;
  /** Present when `shown` is notation. */
  readonly hazard?: Hazard;
  readonly role?: ShellRole;
  /** The stretch is written right to left and must not reorder what stands around it. */
  readonly rightToLeft?: boolean;
  /** The rest of a text with more to set apart than a page can draw: all of it, with nothing marked. */
  readonly isRest?: boolean;
}

export interface ExactOptions extends EscapeOptions {
  /** The parts of the text to set apart, in order, such as the operators of a shell command. Default: none. */
  readonly tokens?: readonly ShellToken[];
}

type Mark = Omit<ExactSpan, "at">;

/** Each span is an element or two: more of them freeze a page. */
const SPANS_SHOWN = 2_000;

/** Runs of characters in the blocks that are written right to left, with their marks; and everything else. */
const RUNS =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]\p{M}*)+|[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]+/gu;

/**
 * `text` in the notation, in lines as it is to be drawn; each but the last ends with its line feed. What
 * all spans show, joined, is exactly `escapeText(text)`.
 */
export function exactLines(text: string, { tokens = [], ...options }: ExactOptions = {}): ExactSpan[][] {
  const pieces = exactPieces(text, options);
  const lines: ExactSpan[][] = [[]];
  let at = 0;
  let count = 0;
  for (const span of splitSpans(markShell(pieces, tokens))) {
    lines.at(-1)?.push({ ...span, at });
    at += span.shown.length;
    if (span.shown.endsWith("\n")) lines.push([]);
    if (++count < SPANS_SHOWN) continue;
    const rest = pieces
      .map(({ shown }) => shown)
      .join("")
      .slice(at);
    if (rest) lines.at(-1)?.push({ shown: rest, at, isRest: true });
    break;
  }
  return lines;
}

/** Spans that end with their line, and hold either letters that run right to left or none. */
function* splitSpans(spans: Iterable<Mark>): Generator<Mark> {
  for (const span of spans) {
    for (let at = 0, end = 0; at < span.shown.length; at = end) {
      end = span.shown.indexOf("\n", at) + 1 || span.shown.length;
      yield* isolate({ ...span, shown: span.shown.slice(at, end) });
    }
  }
}

function* markShell(pieces: readonly ExactPiece[], tokens: readonly ShellToken[]): Generator<Mark> {
  let next = 0;
  for (const { shown, start, length, hazard } of pieces) {
    if (hazard) {
      yield { shown, hazard };
      continue;
    }
    const end = start + length;
    const slice = (from: number, to: number) => shown.slice(from - start, to - start);
    let at = start;
    for (let token = tokens[next]; token && token.start < end; token = tokens[next]) {
      const tokenEnd = token.start + token.length;
      if (token.start > at) yield { shown: slice(at, token.start) };
      const from = Math.max(at, token.start);
      at = Math.max(from, Math.min(end, tokenEnd));
      if (at > from) yield { shown: slice(from, at), role: token.role };
      if (tokenEnd > end) break;
      next++;
    }
    if (end > at) yield { shown: slice(at, end) };
  }
}

/** Letters that run right to left become spans of their own, so that the line keeps its order. */
function* isolate(span: Mark): Generator<Mark> {
  for (const [shown, rightToLeft] of span.shown.matchAll(RUNS))
    yield rightToLeft ? { ...span, shown, rightToLeft: true } : { ...span, shown };
}
