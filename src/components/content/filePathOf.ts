/** The path in a `file:` address without a host; `undefined` for all others. */
export function filePathOf(uri: string): string | undefined {
  const path = /^file:\/\/(\/[^?#]*)/i.exec(uri)?.[1];
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path).replace(/^\/(?=[a-z]:)/i, "");
  } catch {
    return undefined;
  }
}
