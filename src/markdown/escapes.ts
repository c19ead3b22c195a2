const ESCAPE = "\u001b";
const CSI = "\u009b";

/** Whether a text holds terminal escape sequences. */
export function hasEscapes(text: string): boolean {
  return text.includes(ESCAPE) || text.includes(CSI);
}
