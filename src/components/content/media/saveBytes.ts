/** Hands bytes to the browser's download, as plain data whatever they are. Call it on a click. */
export function saveBytes(bytes: Uint8Array, fileName: string): void {
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/octet-stream" });
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  // Browsers read the address after the click's task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
