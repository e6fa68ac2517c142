import { randomUUID } from 'node:crypto';
import { achievements as achievementDocs, records as recordDocs } from '../collections.ts';
import type { AchievementStore, RecordStore } from '../history-stores.ts';
import { type Engine, first, takenKey } from '../port.ts';
import type { Recounting } from './ranking-sums.ts';

export function createRecordStore(engine: Engine): RecordStore {
  const records = engine.rows(recordDocs);
  return {
    async find(player) {
      const found = await first(records, { where: { player } });
      if (!found) return undefined;
      const { finishedAt, gameId, record } = found;
      return { mark: { finishedAt, gameId }, record };
    },
    async save(player, { mark, record }) {
      await records.put({ player, ...mark, record });
    },
    async remove(player) {
      await records.remove({ player });
    },
  };
}

const idOf = (userId: string, key: string) => `${userId} ${key}`;

/** `recounting` keeps the sums of the rankings right when achievements go. */
export function createAchievementStore(engine: Engine, recounting: Recounting): AchievementStore {
  const achievements = engine.rows(achievementDocs);
  const fields = ['userId', 'key', 'unlockedAt', 'seen'] as const;
  return {
    async add(userId, key, unlockedAt) {
      const doc = { id: idOf(userId, key), userId, key, unlockedAt, seen: false };
      const taken = await takenKey(achievements.insert({ ...doc, uncounted: randomUUID() }));
      return taken === undefined;
    },
    listOf: (userId) => achievements.find({ where: { userId }, fields }),
    async listOfMany(userIds) {
      if (userIds.length === 0) return [];
      return achievements.find({ where: { userId: { in: userIds } }, fields });
    },
    async markSeen(userId, key) {
      return (await achievements.change({ id: idOf(userId, key) }, { seen: true })) === 1;
    },
    removeOf: (userId) => recounting(userId, () => achievements.remove({ userId })),
  };
}
