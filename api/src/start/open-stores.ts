import { join } from 'node:path';
import type { Config } from './config.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';

type Log = { warn(line: string): void };

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
  return openSqliteStores(join(config.dataDir, 'craque.db'));
}
