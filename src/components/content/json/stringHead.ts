const HEAD_CHARACTERS = 600;
const HEAD_LINES = 8;
/** An open string shows at most this much; copying gives all of it. */
const MAX_CHARACTERS = 20_000;

/** Whether a string is cut until it is opened. */
export function isLongString(value: unknown): value is string {
  return typeof value === "string" && stringHead(value, false).length < value.length;
}

/** As much of a string as its row shows. */
export function stringHead(text: string, isOpen: boolean): string {
  if (isOpen) return text.slice(0, MAX_CHARACTERS);
  let end = -1;
  for (let line = 0; line < HEAD_LINES; line++) {
    end = text.indexOf("\n", end + 1);
    if (end < 0 || end > HEAD_CHARACTERS) return text.slice(0, HEAD_CHARACTERS);
  }
  return text.slice(0, end);
}
