import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { laterVersion, migratedLine } from '../versions.ts';
import type { SqliteError } from './sqlite-errors.ts';
import { migrate, sqliteVersion } from './sqlite-takeover.ts';

/* A save reads or writes one row by key, so SQLite's synchronous calls take a few tens of
   microseconds, and the sync of the log that ends each write. The exclusive lock makes a second
   process on the same file fail at once instead of sharing it. What is deleted is overwritten. */
const setup = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`;

const openErrors: Readonly<Record<number, string>> = {
  5: 'is in use by another process',
  8: 'is read-only',
  10: 'cannot be locked for writing',
  11: 'is damaged; npm run restore -- <folder> --force puts a backup in its place',
  13: 'cannot be written, the disk is full',
  14: 'cannot be opened or made',
  26: 'is damaged or no SQLite database; npm run restore -- <folder> --force puts a backup in its place',
};

function openError(file: string, error: unknown): Error {
  const { errcode, message } = error as SqliteError;
  if (message === laterVersion) return new Error(`The database ${file} ${message}.`);
  const reason = openErrors[(errcode ?? 0) & 0xff];
  const words = reason ? `${reason} (${message})` : `cannot be used (${message})`;
  return new Error(`The database ${file} ${words}.`, { cause: error });
}

/** Moves the log into the file and leaves it without a byte. */
export const emptyLog = (database: DatabaseSync) =>
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

type Inform = (line: string) => void;

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

function migrateInformed(database: DatabaseSync, file: string, inform: Inform): void {
  const isNew = database.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
  const before = versionOf(database);
  migrate(database);
  const after = versionOf(database);
  if (!isNew && after !== before) inform(`The database ${file}: ${migratedLine(before, after)}.`);
}

const headerLength = 100;
const magic = 'SQLite format 3\0';
const versionAt = 60;

/** Without opening the database, which would write. Undefined without a file of SQLite. */
export function versionInHeader(file: string): number | undefined {
  const header = Buffer.alloc(headerLength);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  const opened = openSync(file, 'r');
  readSync(opened, header, 0, headerLength, 0);
  closeSync(opened);
  const isSqlite = header.toString('latin1', 0, magic.length) === magic;
  return isSqlite ? header.readUInt32BE(versionAt) : undefined;
}

function checkPages(database: DatabaseSync): void {
  const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (check.quick_check !== 'ok')
    throw Object.assign(new Error(check.quick_check), { errcode: 11 });
}

type OpenOptions = {
  /** Tables are made in an empty file only. */
  asItIs?: boolean;
  /** Its pages have just been looked at. */
  isChecked?: boolean;
};

/**
 * Opens the file and creates or migrates its tables. Throws a plain Error for the operator; a file
 * of a later version is not touched.
 */
export function openDatabase(
  file: string,
  inform: Inform = () => undefined,
  { asItIs = false, isChecked = false }: OpenOptions = {},
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (!asItIs && (versionInHeader(file) ?? 0) > sqliteVersion) throw new Error(laterVersion);
    database = new DatabaseSync(file, { timeout: 1000 });
    database.exec(setup);
    if (!isChecked) checkPages(database);
    if (!asItIs || versionOf(database) === 0) migrateInformed(database, file, inform);
    // Tables are in the file itself, which is a database then even without its log; and what was
    // deleted just before a crash is no longer in that.
    emptyLog(database);
    return database;
  } catch (error) {
    database?.close();
    throw openError(file, error);
  }
}
