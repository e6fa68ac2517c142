import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../store.ts';
import { laterVersion, migratedLine } from '../versions.ts';
import { migrate } from './schema/sqlite-schema.ts';

/* A save reads or writes one row by key, so SQLite's synchronous calls take a few tens of
   microseconds. In WAL mode with synchronous NORMAL only checkpoints are synced, which keeps the
   file whole; what is acknowledged is synced outside of SQLite (sqlite-sync.ts). A checkpoint stops
   the process for some milliseconds, so it has up to 64 MB of log to wait for a quiet moment
   (sqlite-checkpoint.ts). The exclusive lock makes a second process on the same file fail at once instead of sharing it. */
const setup = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 16000;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
`;

type SqliteError = { code?: string; errcode?: number; message?: string };

/** Explanations of SQLite's primary result codes for the operator. */
const openErrors: Readonly<Record<number, string>> = {
  5: 'is in use by another process',
  8: 'is read-only',
  10: 'cannot be locked for writing',
  11: 'is damaged; npm run backup -- <folder> --restore puts a copy in its place',
  13: 'cannot be written, the disk is full',
  14: 'cannot be opened or made',
  26: 'is damaged or no SQLite database; npm run backup -- <folder> --restore puts a copy in its place',
};

function openError(file: string, error: unknown): Error {
  const { errcode, message } = error as SqliteError;
  if (message === laterVersion) return new Error(`The database ${file} ${message}.`);
  const reason = openErrors[(errcode ?? 0) & 0xff];
  const words = reason ? `${reason} (${message})` : `cannot be used (${message})`;
  return new Error(`The database ${file} ${words}.`, { cause: error });
}

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

/**
 * Opens the file and creates or migrates its tables; a migration is reported by `inform`. Throws a
 * plain Error whose message says what is wrong with the file.
 */
export function openDatabase(file: string, inform: Inform = () => undefined): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 1000 });
    database.exec(setup);
    const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (check.quick_check !== 'ok')
      throw Object.assign(new Error(check.quick_check), { errcode: 11 });
    migrateInformed(database, file, inform);
    // Tables are in the file itself, which is a database then even without its log.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return database;
  } catch (error) {
    database?.close();
    throw openError(file, error);
  }
}

const constraintCodes = new Set([1555, 2067]);

/** The violated unique constraint; undefined for any other error. */
export function uniqueError(thrown: unknown): string | undefined {
  const { errcode, message } = thrown as SqliteError;
  return constraintCodes.has(errcode ?? 0) ? (message ?? '') : undefined;
}

/** SQLite itself failed, or the database has been closed. */
const isRefusal = ({ code }: SqliteError) =>
  code !== undefined && (code.startsWith('ERR_SQLITE') || code === 'ERR_INVALID_STATE');

/**
 * Runs a statement; any failure of SQLite except a violated constraint (disk full, read only,
 * closed) becomes StoreUnavailable.
 */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (uniqueError(error) !== undefined) throw error;
    if (isRefusal(error as SqliteError)) {
      throw new StoreUnavailable((error as Error).message, { cause: error });
    }
    throw error;
  }
}

/** One transaction; the function must not await. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  return guarded(() => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      database.exec('COMMIT');
      return value;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}
