/** Offers text to the user as a file, in reply to a click. Nothing is kept of it afterwards. */
export function saveText(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download reads the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
