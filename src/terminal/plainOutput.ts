const ESC = "\u001b";
const STRING_SEQUENCE = `${ESC}[\\]PX^_][^\\u0007${ESC}]*(?:\\u0007|${ESC}\\\\|$)`;
const CONTROL_SEQUENCE = `${ESC}\\[[0-?]*[ -/]*[@-~]?`;
const SHORT_SEQUENCE = `${ESC}[ -/]*[0-~]?`;
const SEQUENCES = new RegExp(`${STRING_SEQUENCE}|${CONTROL_SEQUENCE}|${SHORT_SEQUENCE}`, "g");
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * A terminal's bytes as plain text: UTF-8 with U+FFFD for what is invalid, without escape sequences
 * and control characters. Of a line that was written over by carriage returns the last state stays.
 * A transcript for places that cannot show a terminal; it moves no cursor.
 */
export function plainOutput(chunks: Iterable<Uint8Array>): string {
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return plainText(text + decoder.decode());
}

/** The same for output that is text already. */
export function plainText(text: string): string {
  return text
    .replace(SEQUENCES, "")
    .replace(/\r+\n/g, "\n")
    .split("\n")
    .map((line) => line.replace(/\r+$/, "").split("\r").at(-1) ?? "")
    .join("\n")
    .replace(CONTROLS, "");
}
