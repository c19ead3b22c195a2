/**
 * Bytes of a base64 text, read as forgivingly as `atob` does: white space is skipped and padding may
 * be missing. `undefined` when the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Base64 of bytes, in pieces that keep `String.fromCharCode` within its argument limit. */
export function encodeBase64(chunks: Iterable<Uint8Array>): string {
  let binary = "";
  for (const chunk of chunks) {
    for (let i = 0; i < chunk.length; i += 4096) {
      binary += String.fromCharCode(...chunk.subarray(i, i + 4096));
    }
  }
  return btoa(binary);
}
