const FENCED = /^(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)\n?\1[ \t]*\n?$/;

/** What is inside a text that is one fenced code block and nothing else. */
export function fencedText(
  text: string | undefined,
): { readonly text: string; readonly language: string } | undefined {
  const found = text === undefined ? undefined : FENCED.exec(text);
  return found ? { text: found[3] ?? "", language: (found[2] ?? "").trim() } : undefined;
}
