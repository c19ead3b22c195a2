import { type EscapeOptions, type ExactPiece, exactPieces, type Hazard } from "./escapeText.js";
import { type ShellRole, type ShellToken, shellTokens } from "./shellTokens.js";

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
}

export interface ExactOptions extends EscapeOptions {
  /** Mark the structure of a shell command. Default false. */
  readonly shell?: boolean;
}

type Mark = Omit<ExactSpan, "at">;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const WORDS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/**
 * `text` in the notation, in lines as it is to be drawn; each but the last ends with its line feed. What
 * all spans show, joined, is exactly `escapeText(text)`.
 */
export function exactLines(text: string, { shell = false, ...options }: ExactOptions = {}): ExactSpan[][] {
  const spans = markShell(exactPieces(text, options), shell ? shellTokens(text) : []);
  const lines: ExactSpan[][] = [[]];
  let at = 0;
  for (const span of spans) {
    const parts = span.shown.split(/(?<=\n)/);
    parts.forEach((shown) => {
      for (const part of shown ? isolate({ ...span, shown }) : []) {
        lines.at(-1)?.push({ ...part, at });
        at += part.shown.length;
      }
      if (shown.endsWith("\n")) lines.push([]);
    });
  }
  return lines;
}

function markShell(pieces: readonly ExactPiece[], tokens: readonly ShellToken[]): Mark[] {
  const spans: Mark[] = [];
  let next = 0;
  for (const { shown, start, length, hazard } of pieces) {
    if (hazard) {
      spans.push({ shown, hazard });
      continue;
    }
    let at = start;
    const end = start + length;
    const upTo = (limit: number, role?: ShellRole) => {
      if (limit > at)
        spans.push({ shown: shown.slice(at - start, limit - start), ...(role ? { role } : {}) });
      at = Math.max(at, limit);
    };
    for (let token = tokens[next]; token && token.start < end; token = tokens[next]) {
      upTo(token.start);
      upTo(Math.min(end, token.start + token.length), token.role);
      if (token.start + token.length > end) break;
      next++;
    }
    upTo(end);
  }
  return spans;
}

/** Words that run right to left become spans of their own, so that the line keeps its order. */
function isolate(span: Mark): Mark[] {
  if (!RIGHT_TO_LEFT.test(span.shown)) return [span];
  return (span.shown.match(WORDS) ?? []).map((shown) =>
    RIGHT_TO_LEFT.test(shown) ? { ...span, shown, rightToLeft: true } : { ...span, shown },
  );
}
