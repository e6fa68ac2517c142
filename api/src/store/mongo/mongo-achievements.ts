import { type Connection, Schema } from 'mongoose';
import type { AchievementStore, UnlockedAchievement } from '../history-stores.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, isOneOf, schemaOptions } from './connection/mongo-query.ts';
import { countAchievement, recounting } from './rankings/ranking-changes.ts';

const achievementSchema = new Schema<UnlockedAchievement & { _id: string }>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    key: { type: String, required: true },
    unlockedAt: { type: Number, required: true },
    seen: { type: Boolean, required: true },
  },
  { collection: 'achievements', ...schemaOptions },
);

/** User and key as one text: used as the id, so that an achievement cannot be stored twice. */
const idOf = (userId: string, key: string) => `${userId} ${key}`;

/** The unlocked achievements in the collection `achievements`. */
export function mongoAchievementStore(connection: Connection): AchievementStore {
  const achievements = connection.model('Achievement', achievementSchema);
  const listOfMany = async (userIds: readonly string[]) =>
    userIds.length === 0
      ? []
      : guarded(() =>
          achievements.find({ userId: isOneOf(userIds) }, { _id: 0 }).lean<UnlockedAchievement[]>(),
        );
  return {
    listOfMany,
    async add(userId, key, unlockedAt) {
      await countAchievement(connection, { userId, key, unlockedAt });
      const row = { _id: idOf(userId, key), userId, key, unlockedAt, seen: false };
      try {
        await guarded(() => achievements.insertOne(row));
        return true;
      } catch (error) {
        if (duplicateIndex(error) === undefined) throw error;
        return false;
      }
    },
    async listOf(userId) {
      return listOfMany([userId]);
    },
    async markSeen(userId, key) {
      const filter = { _id: is(idOf(userId, key)) };
      const written = await guarded(() => achievements.updateOne(filter, { $set: { seen: true } }));
      return written.matchedCount === 1;
    },
    async removeOf(userId) {
      const removed = await recounting(connection, userPlayer(userId), () =>
        guarded(() => achievements.deleteMany({ userId: is(userId) })),
      );
      return removed.deletedCount;
    },
  };
}
