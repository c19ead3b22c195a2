// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with them
const INTRODUCER = /[\u001b\u0090\u0098\u009b\u009d-\u009f]/g;

/** Whether a text holds escape sequences, in their 7-bit or 8-bit form. */
export function hasEscapes(text: string): boolean {
  return nextEscape(text, 0) < text.length;
}

/** Where the next escape sequence begins, or the end of the text. */
export function nextEscape(text: string, from: number): number {
  INTRODUCER.lastIndex = from;
  return INTRODUCER.exec(text)?.index ?? text.length;
}
