import { ConfigError } from './config.ts';

type SystemFault = { code?: string; errcode?: number; message?: string; port?: number; path?: string };

/** SQLite's result codes for a file that cannot be used (https://sqlite.org/rescode.html). */
const sqliteFaults: Readonly<Record<number, string>> = {
  5: 'another process is using the data folder',
  8: 'the data folder is read-only',
  11: 'the database file in the data folder is damaged; put back a backup of craque.db',
  13: 'the disk is full',
  14: 'the database file in the data folder cannot be opened',
  26: 'craque.db in the data folder is no database; put back a backup',
};

/** One line that says why the process could not start, for the person who started it. */
export function startFault(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, errcode, message = String(error), port, path } = error as SystemFault;
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one`;
  if (code === 'EACCES' || code === 'EROFS') return `no permission to write ${path ?? 'the data folder'}`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path ?? 'DATA_DIR'} is not a folder`;
  if (errcode !== undefined) return sqliteFaults[errcode & 0xff] ?? `the database says: ${message}`;
  return message;
}
