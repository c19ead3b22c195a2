const FENCED = /^(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\n?\1[ \t]*\n?$/;

/** What is inside a text that is one fenced code block and nothing else. */
export function fencedText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : FENCED.exec(text)?.[2];
}
