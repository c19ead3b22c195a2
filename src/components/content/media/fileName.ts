/** The last part of an address or a path, decoded; the whole where it has none. */
export function fileName(uri: string): string {
  const path = uri.split(/[?#]/, 1)[0] ?? uri;
  const last = path.split(/[\\/]/).findLast((part) => part !== "") ?? uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
