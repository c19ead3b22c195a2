/** Browsers read the address some time after the click; there is no word of when they have. */
const KEPT_MS = 10_000;

/** Offers parts as a file to save. To be called from a click. Of its address nothing is left afterwards. */
export function saveFile(name: string, type: string, parts: Iterable<Uint8Array | string>): void {
  const url = URL.createObjectURL(new Blob([...parts] as BlobPart[], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
