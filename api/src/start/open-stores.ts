import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';

type Log = { warn(line: string): void };

/** The first start makes the database before the pepper, so a pepper alone has lost its database. */
function refuseLostDatabase(file: string, pepper: string): void {
  if (existsSync(file) || !existsSync(pepper)) return;
  throw new Error(
    `The database ${file} is missing, and ${pepper} says that there was one; npm run backup -- <folder> --restore puts a copy in its place. To begin without it, remove ${pepper}.`,
  );
}

/**
 * The stores that the settings name; waits for MongoDB. Throws with one clear message if they
 * cannot be opened.
 */
export async function openStores(config: Config, log: Log, signal?: AbortSignal): Promise<Stores> {
  if (config.mongodbUrl) {
    // Loaded on demand: the embedded default needs neither the driver's memory nor its start-up
    // time.
    const { connectMongoStores } = await import('../store/mongo/wait-for-mongo.ts');
    return connectMongoStores(config.mongodbUrl, log, signal);
  }
  const file = join(config.dataDir, 'craque.db');
  refuseLostDatabase(file, join(config.dataDir, 'pepper'));
  return openSqliteStores(file, (line) => log.warn(line));
}
