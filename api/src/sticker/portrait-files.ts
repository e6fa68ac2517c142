import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type PortraitFiles = {
  /** WOFF (not WOFF 2) files; each letter is taken from the first file that has it. */
  fonts: readonly ArrayBuffer[];
  /** The same in a bold weight, for the names on old cards. */
  bookFonts: readonly ArrayBuffer[];
  readFlag(code: string): string | undefined;
};

const scripts = ['latin', 'latin-ext'];

/** The files of the installed packages; throws if a package is missing. */
export function installedPortraitFiles(): PortraitFiles {
  const require = createRequire(import.meta.url);
  // The package exports its flags only as modules, hence the detour over its manifest.
  const flags = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');
  const fontOf = (script: string, weight: number) =>
    require.resolve(
      `@fontsource/big-shoulders-display/files/big-shoulders-display-${script}-${weight}-normal.woff`,
    );
  return {
    fonts: scripts.map((script) => bytesOf(fontOf(script, 900))),
    bookFonts: scripts.map((script) => bytesOf(fontOf(script, 700))),
    readFlag(code) {
      const file = join(flags, `${code}.svg`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
  };
}

function bytesOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer;
}
