/** What a resource is called: the last part of its address where that names a file, else the whole address. */
export function resourceName(uri: string): string {
  const name = fileName(uri);
  return /^file:/i.test(uri) || !uri.includes("://") || name.includes(".") ? name : uri;
}

/** The last part of an address or a path, decoded; the whole where it has none. */
function fileName(uri: string): string {
  const path = uri.split(/[?#]/, 1)[0] ?? uri;
  const last = path.split(/[\\/]/).findLast((part) => part !== "") ?? uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
