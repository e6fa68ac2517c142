/** Time (ms) for the browser to start the download before its object URL is revoked. */
const revokeDelay = 10_000;

/** Makes the browser download a file with this name; leaves no element behind on the page. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay);
}
