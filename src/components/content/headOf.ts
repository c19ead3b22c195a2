const MAX_LINES = 60;
const HEAD_LINES = 40;
const MAX_CHARACTERS = 8000;
const HEAD_CHARACTERS = 5000;

export interface Head {
  /** The whole text, or as much of its start as is shown at first. */
  readonly text: string;
  /** How many lines are left out; 0 if the cut is within the last line. */
  readonly hiddenLines: number;
  readonly hiddenCharacters: number;
}

/** The start of a long text, cut at a line's end where there is one in reach. */
export function headOf(text: string): Head {
  const cut = cutOf(text);
  if (cut === undefined) return { text, hiddenLines: 0, hiddenCharacters: 0 };
  let hiddenLines = 0;
  for (let at = text.indexOf("\n", cut); at >= 0; at = text.indexOf("\n", at + 1)) hiddenLines++;
  if (text.endsWith("\n")) hiddenLines--;
  return {
    text: text.slice(0, cut),
    hiddenLines: Math.max(0, hiddenLines),
    hiddenCharacters: text.length - cut,
  };
}

function cutOf(text: string): number | undefined {
  const end = nthLineEnd(text, MAX_LINES);
  const isLong = text.length > MAX_CHARACTERS || (end !== undefined && end < text.length - 1);
  if (!isLong) return undefined;
  const byLines = nthLineEnd(text, HEAD_LINES) ?? text.length;
  if (byLines <= MAX_CHARACTERS) return byLines;
  const lineEnd = text.lastIndexOf("\n", HEAD_CHARACTERS);
  return lineEnd > HEAD_CHARACTERS / 2 ? lineEnd : withoutHalfPair(text, HEAD_CHARACTERS);
}

function nthLineEnd(text: string, count: number): number | undefined {
  let at = -1;
  for (let i = 0; i < count; i++) {
    at = text.indexOf("\n", at + 1);
    if (at < 0) return undefined;
  }
  return at;
}

function withoutHalfPair(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at - 1 : at;
}
