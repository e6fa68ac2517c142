import { type Stores, StoreUnavailable } from '../store.ts';
import { keepRanked, storesOn } from '../stores/stores-on.ts';
import { connect, guard, guarded, placeOf, reopenWhenLost } from './mongo-connection.ts';
import { mongoEngine } from './mongo-engine.ts';
import { ensureIndexes, migrate, refuseUnnamed } from './mongo-takeover.ts';
import { databaseIn } from './mongo-url.ts';

export type MongoOptions = {
  /** Name of the database; defaults to the URL's, else `craque`. */
  database?: string;
  inform?: (line: string) => void;
};

const startTime = 600_000;

/**
 * Connects, creates indexes and migrates. Throws StoreUnavailable while the server cannot be
 * reached, and a plain Error about the URL, the credentials or an index.
 */
export async function openMongoStores(url: string, options: MongoOptions = {}): Promise<Stores> {
  const connection = await connect(url, options.database);
  const { timeoutMs } = guard;
  try {
    // What is large takes its time, and nobody waits for an answer yet.
    guard.timeoutMs = Math.max(timeoutMs, startTime);
    if (!options.database && !databaseIn(url)) await refuseUnnamed(connection);
    await ensureIndexes(connection);
    await migrate(connection, options.inform);
  } catch (error) {
    await connection.destroy();
    throw error;
  } finally {
    guard.timeoutMs = timeoutMs;
  }
  const stores = storesOn(mongoEngine(connection));
  const endRanking = keepRanked(stores);
  const endWatch = reopenWhenLost(connection, url);
  return {
    ...stores,
    description: `MongoDB ${placeOf(connection)}`,
    async ping() {
      const { db } = connection;
      if (!db) throw new StoreUnavailable('the connection is closed');
      await guarded(() => db.command({ ping: 1 }));
    },
    async close() {
      endRanking();
      endWatch();
      await connection.destroy();
    },
  };
}
