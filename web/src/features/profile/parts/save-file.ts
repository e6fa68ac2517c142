/** Time (ms) that a browser gets to begin with the download before its address is taken back. */
const handOverTime = 10_000;

/** Has the browser download a file by this name, and leaves nothing behind on the page. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), handOverTime);
}
