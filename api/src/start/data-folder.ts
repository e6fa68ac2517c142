import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
} from 'node:fs';
import { join } from 'node:path';

type Log = { warn(line: string): void };

const accessOfOthers = 0o077;
const accessOfOwner = 0o700;
const sticky = 0o1000;
/** The folder may also hold files of others. */
const ownNames = /^(?:craque\.db|secret$|pepper$|photos$)/;

export function writePrivately(): void {
  process.umask(accessOfOthers);
}

function ownEntries(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => ownNames.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return [path, ...readdirSync(path).map((name) => join(path, name))];
    });
}

/** A folder for everybody, such as /tmp, stays so, and a link's target is not ours. */
function isOpen(path: string): boolean {
  const status = lstatSync(path);
  if (status.isSymbolicLink() || status.mode & sticky) return false;
  return (status.mode & accessOfOthers) !== 0;
}

function close(path: string): boolean {
  try {
    chmodSync(path, lstatSync(path).mode & accessOfOwner);
    return true;
  } catch {
    return false;
  }
}

/** Makes the folder for its owner alone, and takes away other users' access to what is in it. */
export function openDataFolder(dataDir: string, log: Log): void {
  writePrivately();
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  accessSync(folder, constants.W_OK | constants.X_OK);
  const open = [folder, ...ownEntries(folder)].filter(isOpen);
  if (open.length === 0) return;
  const left = open.filter((path) => !close(path));
  const [first, ...more] = left.length > 0 ? left : open;
  const what = more.length > 0 ? `${first} and ${more.length} more` : first;
  log.warn(
    left.length > 0
      ? `Other users of this machine may use ${what}, and the modes cannot be changed`
      : `Other users of this machine could use ${what}: the modes were changed`,
  );
}
