import type { DatabaseSync } from 'node:sqlite';
import type { ResultStore, Stores } from '../store.ts';
import { guarded, openDatabase } from './sqlite-database.ts';
import { sqliteGameStore } from './sqlite-games.ts';

function sqliteResultStore(database: DatabaseSync): ResultStore {
  const add = database.prepare(
    `INSERT OR IGNORE INTO results (player, finished_at, game_id, sport, won, score) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const removeGuests = database.prepare(
    "DELETE FROM results WHERE player >= 'guest:' AND player < 'guest;' AND finished_at < ?",
  );
  const latest = database.prepare(
    'SELECT won FROM results WHERE player = ? ORDER BY finished_at DESC, game_id DESC',
  );
  return {
    async add({ player, finishedAt, gameId, sport, won, score }) {
      guarded(() => add.run(player, finishedAt, gameId, sport, won ? 1 : 0, score));
    },
    async removeGuests(finishedBefore) {
      return Number(guarded(() => removeGuests.run(finishedBefore)).changes);
    },
    async streakOf(player) {
      return guarded(() => {
        let streak = 0;
        for (const row of latest.iterate(player)) {
          if (row.won !== 1) break;
          streak += 1;
        }
        return streak;
      });
    },
  };
}

/** Opens (or makes) the database file; `:memory:` for tests. Throws an Error that names what is wrong with the file. */
export function openSqliteStores(file: string): Stores {
  const database = openDatabase(file);
  const probe = database.prepare('SELECT 1');
  return {
    games: sqliteGameStore(database),
    results: sqliteResultStore(database),
    description: `SQLite ${file}`,
    async ping() {
      guarded(() => probe.get());
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
