import type { DatabaseSync } from 'node:sqlite';
import type { Stores } from '../store.ts';
import { sqliteAchievementStore } from './sqlite-achievements.ts';
import { guarded, openDatabase } from './sqlite-database.ts';
import { sqliteFeedbackStore } from './sqlite-feedback.ts';
import { sqliteFriendshipStore } from './sqlite-friendships.ts';
import { sqliteGameStore } from './sqlite-games.ts';
import { sqliteRecordStore } from './sqlite-records.ts';
import { sqliteResultStore } from './sqlite-results.ts';
import { sqliteSessionStore } from './sqlite-sessions.ts';
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
    description: `SQLite ${file}`,
    async ping() {
      guarded(() => probe.get());
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/**
 * Opens or creates the database file; `:memory:` for tests. Throws an Error that says what is wrong
 * with the file.
 */
export function openSqliteStores(file: string): Stores {
  return sqliteStoresOn(openDatabase(file), file);
}
