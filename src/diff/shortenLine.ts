/** Characters of a line that are shown at first; minified files have lines of megabytes. */
export const MAX_SHOWN = 1_000;

/** Where a line is cut at first, never inside a surrogate pair; its length when it is short enough. */
export function shortenLine(text: string): number {
  if (text.length <= MAX_SHOWN * 1.2) return text.length;
  const code = text.charCodeAt(MAX_SHOWN - 1);
  return code >= 0xd800 && code < 0xdc00 ? MAX_SHOWN - 1 : MAX_SHOWN;
}
