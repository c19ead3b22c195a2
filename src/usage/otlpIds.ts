/** A 64-bit FNV-1a hash of a text's UTF-16 code units, as 16 hexadecimal digits; never all zero. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return (value || 1n).toString(16).padStart(16, "0");
}

/** A trace id that is the same for every export of one session, so that collectors see it once. */
export function traceIdOf(sessionId: string): string {
  return hash(`trace:${sessionId}`) + hash(`session:${sessionId}`);
}

/** A span id that is the same for every export of one call of one session. */
export function spanIdOf(sessionId: string, toolCallId: string): string {
  return hash(JSON.stringify([sessionId, toolCallId]));
}
