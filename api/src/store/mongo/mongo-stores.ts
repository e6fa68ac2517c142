import { type Stores, StoreUnavailable } from '../store.ts';
import { mongoAchievementStore } from './mongo-achievements.ts';
import { connect, guarded, placeOf } from './connection/mongo-connection.ts';
import { mongoCorrectionStore } from './mongo-corrections.ts';
import { mongoDailyStore } from './mongo-dailies.ts';
import { mongoFeedbackStore } from './mongo-feedback.ts';
import { mongoFriendshipStore } from './mongo-friendships.ts';
import { mongoGameStore } from './mongo-games.ts';
import { ensureIndexes } from './mongo-indexes.ts';
import { mongoRecordStore } from './mongo-records.ts';
import { mongoRankingStore } from './rankings/mongo-rankings.ts';
import { mongoResultStore } from './mongo-results.ts';
import { mongoSessionStore } from './mongo-sessions.ts';
import { migrate } from './mongo-migrate.ts';
import { mongoUserStore } from './mongo-users.ts';

export type MongoOptions = {
  /** Name of the database; defaults to the URL's, else to MongoDB's own default. */
  database?: string;
  /** Is told of a migration in one line. */
  inform?: (line: string) => void;
};

/**
 * Connects, creates indexes and migrates data. Throws StoreUnavailable while the server cannot be
 * reached (see waitForMongo), and a plain Error that says what is wrong with the URL, the
 * credentials or an index.
 */
export async function openMongoStores(url: string, options: MongoOptions = {}): Promise<Stores> {
  const connection = await connect(url, options.database);
  try {
    await ensureIndexes(connection);
    await migrate(connection, options.inform);
  } catch (error) {
    await connection.destroy();
    throw error;
  }
  return {
    games: mongoGameStore(connection),
    results: mongoResultStore(connection),
    records: mongoRecordStore(connection),
    achievements: mongoAchievementStore(connection),
    users: mongoUserStore(connection),
    sessions: mongoSessionStore(connection),
    friendships: mongoFriendshipStore(connection),
    feedback: mongoFeedbackStore(connection),
    corrections: mongoCorrectionStore(connection),
    rankings: mongoRankingStore(connection),
    dailies: mongoDailyStore(connection),
    description: `MongoDB ${placeOf(connection)}`,
    async ping() {
      const { db } = connection;
      if (!db) throw new StoreUnavailable('the connection is closed');
      await guarded(() => db.command({ ping: 1 }));
    },
    // Each write waits for the journal of a majority.
    flushed: () => Promise.resolve(),
    async close() {
      await connection.destroy();
    },
  };
}
