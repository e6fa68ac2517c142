import type { DatabaseSync } from 'node:sqlite';
import type { AchievementStore, UnlockedAchievement } from '../history-stores.ts';
import { type Columns, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded } from './sqlite-database.ts';

const columns: Columns<UnlockedAchievement> = {
  userId: 'user_id',
  key: 'key',
  unlockedAt: 'unlocked_at',
  seen: 'seen',
};

const unlockedFrom = (row: unknown): UnlockedAchievement => {
  const { seen, ...rest } = row as Omit<UnlockedAchievement, 'seen'> & { seen: number };
  return { ...rest, seen: seen === 1 };
};

/** The unlocked achievements in the table `achievements`. */
export function sqliteAchievementStore(database: DatabaseSync): AchievementStore {
  const add = database.prepare(`${insertInto('achievements', columns)} ON CONFLICT DO NOTHING`);
  const listOfMany = database.prepare(
    `SELECT ${selected(columns)} FROM achievements WHERE user_id IN (SELECT value FROM json_each(?))`,
  );
  const markSeen = database.prepare(
    'UPDATE achievements SET seen = 1 WHERE user_id = ? AND key = ?',
  );
  const removeOf = database.prepare('DELETE FROM achievements WHERE user_id = ?');
  const listAll = (userIds: readonly string[]) =>
    guarded(() => listOfMany.all(JSON.stringify(userIds))).map(unlockedFrom);
  return {
    async add(userId, key, unlockedAt) {
      const row = valuesOf(columns, { userId, key, unlockedAt, seen: false });
      return guarded(() => add.run(row)).changes === 1;
    },
    async listOf(userId) {
      return listAll([userId]);
    },
    async listOfMany(userIds) {
      return userIds.length === 0 ? [] : listAll(userIds);
    },
    async markSeen(userId, key) {
      return guarded(() => markSeen.run(userId, key)).changes === 1;
    },
    async removeOf(userId) {
      return Number(guarded(() => removeOf.run(userId)).changes);
    },
  };
}
