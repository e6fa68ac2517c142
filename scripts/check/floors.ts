import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Oldest versions that may be loaded: earlier ones have a vulnerability that a stranger can use.
 * `ws`: a socket that sends tiny fragments fills the memory (CVE-2026-48779). `socket.io-parser`:
 * a packet may announce any number of attachments (CVE-2026-33151). `mongoose`: operators get past the
 * filter (CVE-2025-23061). `body-parser`: an invalid limit switches the limit off (CVE-2026-12590).
 */
export const floors: Readonly<Record<string, string>> = {
  ws: '8.23.0',
  'socket.io-parser': '4.2.6',
  mongoose: '9.9.2',
  'body-parser': '2.3.0',
};

type Dependent = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
export type Packages = Readonly<Record<string, Dependent>>;

const isOlder = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) < 0;

/** The version that code in this folder gets when it loads the package. */
function loadedVersion(folder: string, name: string): string {
  const entry = createRequire(join(folder, 'package.json')).resolve(name);
  const place = join('node_modules', name);
  const home = entry.slice(0, entry.lastIndexOf(place) + place.length);
  return (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string })
    .version;
}

/**
 * Every package of the lock file that loads one older than its floor, one line each. What counts is
 * the copy found from that package's folder: a package may bring an older one of its own.
 */
export function floorViolations(root: string, packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, devDependencies }]) => {
    const folder = join(root, path);
    const needed = Object.keys({ ...dependencies, ...devDependencies });
    // Packages of other platforms are in the lock file, but not installed.
    if (!existsSync(folder)) return [];
    return needed.flatMap((name) => {
      const floor = floors[name];
      if (floor === undefined) return [];
      const version = loadedVersion(folder, name);
      if (!isOlder(version, floor)) return [];
      return [`${path || 'the project'} loads ${name} ${version}, older than ${floor}`];
    });
  });
}
