import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { prepareInThread } from '../store/sqlite/prepare-in-thread.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';

type Log = { warn(line: string): void; info(line: string): void };

/** Written after the database, so without it they prove that it is lost. */
const traces = (dataDir: string) => ({
  made: join(dataDir, 'craque.db.made'),
  // Not there if PASSWORD_PEPPER is set.
  pepper: join(dataDir, 'pepper'),
});

function refuseLostDatabase(file: string, dataDir: string): void {
  if (existsSync(file)) return;
  const left = Object.values(traces(dataDir)).filter((trace) => existsSync(trace));
  if (left.length === 0) return;
  const names = left.join(' and ');
  throw new Error(
    `The database ${file} is missing, and there was one: ${names}. npm run restore -- <folder> puts a backup in its place. To begin without it, move ${names} away.`,
  );
}

// Loaded on demand: SQLite needs neither the driver's memory nor its start-up time.
const mongo = () => import('../store/mongo/wait-for-mongo.ts');

/** Loads ahead of time what `openStores` will need. */
export async function loadDriver({ mongodbUrl }: Config): Promise<void> {
  if (mongodbUrl) await mongo();
}

/** Waits for MongoDB. Throws with one clear message if the stores cannot be opened. */
export async function openStores(config: Config, log: Log, signal?: AbortSignal): Promise<Stores> {
  if (config.mongodbUrl) {
    const { connectMongoStores } = await mongo();
    return connectMongoStores(config.mongodbUrl, log, signal);
  }
  const { dataDir } = config;
  const file = join(dataDir, 'craque.db');
  refuseLostDatabase(file, dataDir);
  const inform = (line: string) => log.info(line);
  const isChecked = await prepareInThread(file, { inform, signal });
  const stores = openSqliteStores(file, (line) => log.warn(line), inform, { isChecked });
  const { made } = traces(dataDir);
  if (!existsSync(made)) writeFileSync(made, '');
  return stores;
}
