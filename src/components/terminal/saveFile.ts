/** Offers parts as a file to save. To be called from a click. */
export function saveFile(name: string, type: string, parts: Iterable<Uint8Array | string>): void {
  const url = URL.createObjectURL(new Blob([...parts] as BlobPart[], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
