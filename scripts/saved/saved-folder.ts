import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { moved } from '@craque/api/store/move.ts';

/* A backup is a folder: the database as a file of SQLite, whichever engine it is of, what there is
   of secrets, and a manifest. */

export const databaseName = 'craque.db';
/** Without the pepper every password of the database is wrong, so they belong together. */
export const secretNames = ['secret', 'pepper'];
const manifestName = 'manifest.json';

export type Manifest = {
  madeAt: string;
  from: string;
  sha256: string;
  rows: Record<string, number>;
};

const inUse = 5;

/** The running product locks the file exclusively. */
export function refuseWhileInUse(file: string): void {
  try {
    using database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== inUse) return;
    throw new Error(`${file} is in use: stop the product first.`, { cause: error });
  }
}

/** Merges the log into the file, reads all of it, and counts. Throws if it is damaged: `name` is. */
export function checkedCopy(file: string, name = file): Manifest['rows'] {
  try {
    using database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as {
      integrity_check: string;
    };
    if (found !== 'ok') throw new Error(found);
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const there = new Set(tables.map((table) => table.name));
    const counted = moved.flatMap(({ name: table }): [string, number][] => {
      if (!there.has(table)) return [];
      const row = database.prepare(`SELECT count(*) AS n FROM "${table}"`).get();
      return [[table, Number(row?.n)]];
    });
    if (!there.has('users') || !there.has('games')) throw new Error('it has no users and games');
    return Object.fromEntries(counted);
  } catch (error) {
    throw new Error(`${name} is damaged: ${(error as Error).message}`, { cause: error });
  }
}

export const summary = ({ users, games }: Manifest['rows']) => `${users} users, ${games} games`;

/** A copy has the mode of what it is copied from, and a backup may be older than this rule. */
export function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}

/** The names of those that are there. */
export function copySecrets(from: string, to: string): string[] {
  const there = secretNames.filter((name) => existsSync(join(from, name)));
  for (const name of there) copyPrivately(join(from, name), join(to, name));
  return there;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Checks what was written as `coming`, describes it, and gives it its name. */
export async function seal(folder: string, coming: string, from: string): Promise<Manifest> {
  const rows = checkedCopy(coming);
  const madeAt = new Date().toISOString();
  const manifest = { madeAt, from, sha256: await digestOf(coming), rows };
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(coming, join(folder, databaseName));
  return manifest;
}

/** Backups of earlier versions have no manifest. */
export function madeAt(folder: string): string {
  try {
    return (JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as Manifest).madeAt;
  } catch {
    return statSync(join(folder, databaseName)).mtime.toISOString();
  }
}

export function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
}

/**
 * Copies the database of a backup to `coming` and checks it there. Backups of earlier versions have
 * no manifest. Throws if it is damaged, and leaves no copy then.
 */
export async function unseal(folder: string, coming: string): Promise<Manifest['rows']> {
  const saved = join(folder, databaseName);
  const manifest = join(folder, manifestName);
  try {
    removeDatabase(coming);
    copyPrivately(saved, coming);
    if (existsSync(manifest)) {
      const { sha256 } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
      if ((await digestOf(coming)) !== sha256)
        throw new Error(`${saved} is damaged: it is not what ${manifestName} describes`);
    }
    return checkedCopy(coming, saved);
  } catch (error) {
    removeDatabase(coming);
    throw new Error(`${(error as Error).message}. Nothing was changed.`, { cause: error });
  }
}
