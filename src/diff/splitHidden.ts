/** A stretch of text that shows as it is, or one character that would not. */
export interface TextRun {
  readonly text: string;
  readonly hidden?: true;
}

/**
 * Characters that reorder or hide what stands around them: controls but for the tab, bidi marks, zero
 * widths that join nothing, line and paragraph separators, tags. The joiners of scripts and emoji stay.
 */
const HIDDEN =
  /(?!\t)[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|\p{Cs}/gu;

/** Splits a line into what shows and what hides, the latter written as `\u{202e}`. */
export function splitHidden(text: string): readonly TextRun[] {
  if (text.search(HIDDEN) < 0) return [{ text }];
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(HIDDEN)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const code = match[0].codePointAt(0) as number;
    runs.push({ text: `\\u{${code.toString(16)}}`, hidden: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
