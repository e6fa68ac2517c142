import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import { randomUUID } from 'node:crypto';
import { achievements as achievementDocs, records as recordDocs } from '../collections.ts';
import type { KeptRecord } from '../history-stores.ts';
import { type Engine, first, takenKey } from '../port.ts';
import type { Recounting } from './ranking-sums.ts';

export function createRecordStore(engine: Engine) {
  const records = engine.rows(recordDocs);
  return {
    async find(player: PlayerId) {
      const found = await first(records, { where: { player } });
      if (!found) return undefined;
      const { finishedAt, gameId, record } = found;
      return { mark: { finishedAt, gameId }, record };
    },
    async save(player: PlayerId, { mark, record }: KeptRecord) {
      await records.put({ player, ...mark, record });
    },
    async remove(player: PlayerId) {
      await records.remove({ player });
    },
  };
}

const idOf = (userId: string, key: string) => `${userId} ${key}`;

/** `recounting` keeps the sums of the rankings right when achievements go. */
export function createAchievementStore(engine: Engine, recounting: Recounting) {
  const achievements = engine.rows(achievementDocs);
  const fields = ['userId', 'key', 'unlockedAt', 'seen'] as const;
  return {
    /** Stores it, unseen, unless the user has it already; true if it is new. */
    async add(userId: string, key: AchievementKey, unlockedAt: number) {
      const doc = { id: idOf(userId, key), userId, key, unlockedAt, seen: false };
      const taken = await takenKey(achievements.insert({ ...doc, uncounted: randomUUID() }));
      return taken === undefined;
    },
    listOf: (userId: string) => achievements.find({ where: { userId }, fields }),
    async listOfMany(userIds: readonly string[]) {
      if (userIds.length === 0) return [];
      const where = { userId: { in: userIds } };
      return achievements.find({ where, fields: [...fields, 'rankedAt'] });
    },
    async markSeen(userId: string, key: AchievementKey) {
      return (await achievements.change({ id: idOf(userId, key) }, { seen: true })) === 1;
    },
    removeOf: (userId: string) => recounting(userId, () => achievements.remove({ userId })),
  };
}
export type RecordStore = ReturnType<typeof createRecordStore>;
export type AchievementStore = ReturnType<typeof createAchievementStore>;
