import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readConfig } from '@craque/api/start/config.ts';
import { openDataFolder, writePrivately } from '@craque/api/start/data-folder.ts';
import { runCommand } from './run/command.ts';

const databaseName = 'craque.db';
/** Without the pepper every password of the database is wrong, so they belong together. */
const secretNames = ['secret', 'pepper'];
const inUse = 5;

type SqliteError = Error & { errcode?: number };

/** The running product locks the file exclusively. */
function refuseWhileInUse(file: string): void {
  try {
    using database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    if (((error as SqliteError).errcode ?? 0) % 256 !== inUse) return;
    throw new Error(`${file} is in use: stop the product first.`, { cause: error });
  }
}

/** Merges the log into the file, reads all of it, and counts. Throws if it is damaged: `name` is. */
function checkedCopy(file: string, name = file): string {
  try {
    using database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as {
      integrity_check: string;
    };
    if (found !== 'ok') throw new Error(found);
    const count = (table: string) =>
      (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
    return `${count('users')} users, ${count('games')} games`;
  } catch (error) {
    throw new Error(`${name} is damaged: ${(error as Error).message}`, { cause: error });
  }
}

/** A copy has the mode of what it is copied from, and a backup may be older than this rule. */
function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}

/** The names of those that are there. */
function copySecrets(from: string, to: string): string[] {
  const there = secretNames.filter((name) => existsSync(join(from, name)));
  for (const name of there) copyPrivately(join(from, name), join(to, name));
  return there;
}

async function makeBackup(dataDir: string, folder: string): Promise<string> {
  const file = join(dataDir, databaseName);
  const copy = join(folder, databaseName);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  if (existsSync(copy)) throw new Error(`${copy} is there already: name a new folder.`);
  refuseWhileInUse(file);
  mkdirSync(folder, { recursive: true });
  using database = new DatabaseSync(file);
  await backup(database, copy);
  const content = checkedCopy(copy);
  const saved = copySecrets(dataDir, folder);
  const missing = secretNames.filter((name) => !saved.includes(name));
  const lacking = missing.length > 0 ? ` Without ${missing.join(' and ')}: not in ${dataDir}.` : '';
  return `Saved in ${folder}: ${[content, ...saved].join(', ')}.${lacking} Keep it apart from everybody.`;
}

function checkedBeside(coming: string, saved: string): string {
  try {
    return checkedCopy(coming, saved);
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${coming}${end}`, { force: true });
    throw new Error(`${(error as Error).message}. Nothing was changed.`, { cause: error });
  }
}

/** The replaced database is kept with its secrets, as it needs its own pepper. */
function restore(dataDir: string, folder: string): string {
  const file = join(dataDir, databaseName);
  const saved = join(folder, databaseName);
  const coming = `${file}.coming`;
  if (!existsSync(saved)) throw new Error(`There is no ${saved}.`);
  openDataFolder(dataDir, console);
  if (existsSync(file)) refuseWhileInUse(file);
  rmSync(coming, { force: true });
  copyPrivately(saved, coming);
  const content = checkedBeside(coming, saved);
  const ending = `.replaced-${Date.now()}`;
  const replacing = secretNames.filter((name) => existsSync(join(folder, name)));
  const replaced = [databaseName, ...replacing].flatMap((name) =>
    ['-wal', '-shm', '']
      .filter((end) => existsSync(join(dataDir, `${name}${end}`)))
      .map((end) => [`${name}${end}`, `${name}${ending}${end}`] as const),
  );
  for (const [from, to] of replaced) renameSync(join(dataDir, from), join(dataDir, to));
  renameSync(coming, file);
  copySecrets(folder, dataDir);
  const kept = replaced.length > 0 ? ` What was there before ends in ${ending}.` : '';
  return `Restored from ${folder}: ${content}.${kept}`;
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error('Usage: npm run backup -- <folder> [--restore]');
  const { dataDir, mongodbUrl } = readConfig(process.env);
  if (mongodbUrl) throw new Error('The data are in MongoDB: use mongodump and mongorestore.');
  writePrivately();
  console.log(await (values.restore ? restore : makeBackup)(dataDir, folder));
});
