import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { type Stores, StoreUnavailable } from '../store.ts';
import { keepRanked, storesOn } from '../stores/stores-on.ts';
import { connect, guard, guarded, placeOf, reopenWhenLost } from './mongo-connection.ts';
import { mongoEngine } from './mongo-engine.ts';
import { present, refuseUnfinished } from './mongo-presence.ts';
import { ensureIndexes, foundVersion, migrate, refuseUnnamed } from './mongo-takeover.ts';
import { databaseIn } from './mongo-url.ts';

export type MongoOptions = {
  /** Name of the database; defaults to the URL's, else `craque`. */
  database?: string;
  inform?: (line: string) => void;
};

const startTime = 600_000;
/** Milliseconds; a server that hangs can keep the driver waiting for ever. */
const longestClose = 5_000;

/** Migrates what is there, and says that this process uses it, until the result is called. */
async function takeOver(connection: Connection, url: string, { database, inform }: MongoOptions) {
  const { timeoutMs } = guard;
  try {
    // What is large takes its time, and nobody waits for an answer yet.
    guard.timeoutMs = Math.max(timeoutMs, startTime);
    if (!database && !databaseIn(url)) await refuseUnnamed(connection);
    await refuseUnfinished(connection);
    await foundVersion(connection);
    await ensureIndexes(connection);
    await migrate(connection, inform);
    return await present(connection);
  } catch (error) {
    await connection.destroy();
    throw error;
  } finally {
    guard.timeoutMs = timeoutMs;
  }
}

/**
 * Connects, creates indexes and migrates. Throws StoreUnavailable while the server cannot be
 * reached, and a plain Error about the URL, the credentials, an index or an unfinished move.
 */
export async function openMongoStores(url: string, options: MongoOptions = {}): Promise<Stores> {
  const connection = await connect(url, options.database);
  const leave = await takeOver(connection, url, options);
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
      // The driver may wait for a hanging server for ever.
      const late = sleep(longestClose, undefined, { ref: false });
      await Promise.race([leave(), late]);
      await Promise.race([connection.destroy(), late]);
    },
  };
}
