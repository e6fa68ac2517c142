/**
 * Oldest versions that may be loaded: earlier ones have a vulnerability that a stranger can use.
 * `ws`: a socket that sends tiny fragments fills the memory (CVE-2026-48779), unless they are limited. `socket.io-parser`:
 * a packet may announce any number of attachments (CVE-2026-33151). `mongoose`: operators get past the
 * filter (CVE-2025-23061). `body-parser`: an invalid limit switches the limit off (CVE-2026-12590).
 */
const floors: Readonly<Record<string, string>> = {
  ws: '8.21.3',
  'socket.io-parser': '4.2.6',
  mongoose: '9.9.2',
  'body-parser': '2.3.0',
};

/** Every copy in the lock file that is older than its floor, and every floor without a copy. */
export function floorViolations(packages: Readonly<Record<string, { version?: string }>>) {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const copies = Object.entries(packages).filter(([path]) =>
      `/${path}`.endsWith(`/node_modules/${name}`),
    );
    if (copies.length === 0) return [`${name} is not there, so its floor protects nothing`];
    return copies
      .filter(([, { version = '' }]) => version.localeCompare(floor, 'en', { numeric: true }) < 0)
      .map(([path, { version }]) => `${path} is ${version}, older than ${floor}`);
  });
}
