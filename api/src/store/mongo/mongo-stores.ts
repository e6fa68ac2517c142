import { type Stores, StoreUnavailable } from '../store.ts';
import { connect, guarded, placeOf } from './mongo-connection.ts';
import { mongoGameStore } from './mongo-games.ts';
import { ensureIndexes } from './mongo-indexes.ts';
import { mongoResultStore } from './mongo-results.ts';

export type MongoOptions = {
  /** Name of the database; absent: the URL's, else MongoDB's own default. */
  database?: string;
};

/**
 * Connects and brings the indexes up. Throws StoreUnavailable while the server cannot be reached (see waitForMongo), and
 * a plain Error that says what is wrong with the URL, the credentials or an index.
 */
export async function openMongoStores(url: string, options: MongoOptions = {}): Promise<Stores> {
  const connection = await connect(url, options.database);
  try {
    await ensureIndexes(connection);
  } catch (error) {
    await connection.destroy();
    throw error;
  }
  return {
    games: mongoGameStore(connection),
    results: mongoResultStore(connection),
    description: `MongoDB ${placeOf(connection)}`,
    async ping() {
      const { db } = connection;
      if (!db) throw new StoreUnavailable('the connection is closed');
      await guarded(() => db.command({ ping: 1 }));
    },
    async close() {
      await connection.destroy();
    },
  };
}
