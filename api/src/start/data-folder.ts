import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

type Log = { warn(line: string): void };

const accessOfOthers = 0o077;
const accessOfOwner = 0o700;
const sticky = 0o1000;
/** What the product writes; the folder may hold files of others, too. */
const ownNames = /^(?:craque\.db|secret$|pepper$|photos$)/;

/** From now on this process writes nothing that another user of the machine can read. */
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

/** A folder that is everybody's, such as /tmp, stays so; what a link names is not ours to change. */
function isOpen(path: string): boolean {
  const status = lstatSync(path);
  if (status.isSymbolicLink() || status.mode & sticky) return false;
  return (status.mode & accessOfOthers) !== 0;
}

/** False if the path is somebody else's or on a read-only disk. */
function close(path: string): boolean {
  try {
    chmodSync(path, lstatSync(path).mode & accessOfOwner);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the data folder if it is missing, for its owner alone, and takes away what access others
 * have to what is in it already; then says so in one line. What this process writes from now on is
 * its user's alone.
 */
export function openDataFolder(dataDir: string, log: Log): void {
  writePrivately();
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
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
