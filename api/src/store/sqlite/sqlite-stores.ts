import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Stores, StoreUnavailable } from '../store.ts';
import { sqliteAchievementStore } from './sqlite-achievements.ts';
import { checkpointWhenQuiet } from './sqlite-checkpoint.ts';
import { sqliteCorrectionStore } from './sqlite-corrections.ts';
import { sqliteDailyStore } from './sqlite-dailies.ts';
import { guarded, openDatabase } from './sqlite-database.ts';
import { sqliteFeedbackStore } from './sqlite-feedback.ts';
import { sqliteFriendshipStore } from './sqlite-friendships.ts';
import { sqliteGameStore } from './sqlite-games.ts';
import { sqliteRankingStore } from './sqlite-rankings.ts';
import { sqliteRecordStore } from './sqlite-records.ts';
import { sqliteResultStore } from './sqlite-results.ts';
import { sqliteSessionStore } from './sqlite-sessions.ts';
import { changesOf, type LogSync, openLogSync, syncedSoon } from './sqlite-sync.ts';
import { sqliteUserStore } from './sqlite-users.ts';

/** The stores on an open database, which they close; `file` is used in the description. */
export function sqliteStoresOn(database: DatabaseSync, file: string): Stores {
  const probe = database.prepare('SELECT 1');
  return {
    games: sqliteGameStore(database),
    results: sqliteResultStore(database),
    records: sqliteRecordStore(database),
    achievements: sqliteAchievementStore(database),
    users: sqliteUserStore(database),
    sessions: sqliteSessionStore(database),
    friendships: sqliteFriendshipStore(database),
    feedback: sqliteFeedbackStore(database),
    corrections: sqliteCorrectionStore(database),
    rankings: sqliteRankingStore(database),
    dailies: sqliteDailyStore(database),
    description: `SQLite ${file}`,
    async ping() {
      guarded(() => probe.get());
    },
    // In memory there is nothing to wait for.
    flushed: () => Promise.resolve(),
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Milliseconds between two checks that the file is still there. */
const lookEvery = 1_000;
/** Milliseconds after which a ranking is up to date even if nobody looks at it: short work each time. */
const rankEvery = 1_000;

/**
 * Looks whether the file and its log are those that were opened, and refuses writes while they are
 * not: SQLite goes on writing into a removed file, and nobody would find that again. Throws
 * StoreUnavailable then.
 */
function placeOf(
  file: string,
  database: DatabaseSync,
  log: LogSync,
  warn: (line: string) => void,
): () => void {
  const inodeOf = () => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = inodeOf();
  let isThere = true;
  return () => {
    const wasThere = isThere;
    const hasFile = inodeOf() === opened;
    isThere = hasFile && log.isInPlace();
    const missing = hasFile ? `log ${file}-wal of the database` : `database ${file}`;
    const text = `The ${missing} is no longer in its place: nothing is written until it is.`;
    if (isThere !== wasThere && database.isOpen) {
      database.exec(`PRAGMA query_only = ${isThere ? 'OFF' : 'ON'}`);
      warn(isThere ? `The database ${file} is back.` : text);
    }
    if (!isThere) throw new StoreUnavailable(text);
  };
}

/**
 * Opens or creates the database file; `:memory:` for tests. A file or log that is removed while it
 * is open is noticed within a second, reported by `warn`, and no longer written; a migration is reported by
 * `inform`. Throws an Error that says
 * what is wrong with the file.
 */
export function openSqliteStores(
  file: string,
  warn = (_line: string): void => {},
  inform = (_line: string): void => {},
): Stores {
  const database = openDatabase(file, inform);
  const plain = sqliteStoresOn(database, file);
  if (file === ':memory:') return plain;
  const changes = changesOf(database);
  const log = openLogSync(file);
  const checkpoint = checkpointWhenQuiet(database, changes);
  let last = changes();
  // SQLite syncs only its checkpoints: a sync of every commit would stop the process for each of
  // them, while here other calls go on meanwhile, and those that come together share one.
  const flushed = async () => {
    const written = changes();
    if (written !== last) checkpoint.wrote();
    last = written;
    await log.synced(written);
  };
  const look = placeOf(file, database, log, warn);
  const looking = setInterval(() => {
    try {
      look();
    } catch {
      // Already reported; readiness and writes will report it again.
    }
  }, lookEvery).unref();
  // What fails here is tried again, and reported by whoever reads a ranking.
  const ranking = setInterval(() => {
    plain.rankings.update().catch(() => undefined);
  }, rankEvery).unref();
  return {
    ...plain,
    flushed,
    // A process whose disk has failed or hangs is not ready, since it tells nothing.
    async ping() {
      look();
      await plain.ping();
      await syncedSoon(flushed);
    },
    async close() {
      clearInterval(looking);
      clearInterval(ranking);
      checkpoint.stop();
      await plain.close();
      await log.close();
    },
  };
}
