import { unlockedBy } from '@craque/common/domain/record/achievement.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { forgetIfDeleted } from '../users/deleted-account.ts';
import { playRecordOf } from '../results/play-records.ts';
import type { UnlockedAchievement } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';

/** A user's progress in the achievements, and what is unlocked. */
export type Progress = { record: PlayRecord; friends: number; unlocked: UnlockedAchievement[] };

/**
 * Evaluates history and friends and stores what they unlock; repeatable, and each achievement is
 * stored once.
 */
export async function evaluateAchievements(
  stores: Stores,
  userId: string,
  now: number,
): Promise<Progress> {
  const { achievements, friendships } = stores;
  const [record, friends, unlocked] = await Promise.all([
    playRecordOf(stores, userPlayer(userId), now),
    friendships.countFriends(userId),
    achievements.listOf(userId),
  ]);
  const known = new Set(unlocked.map(({ key }) => key));
  const missing = unlockedBy(record, friends, now).filter(({ key }) => !known.has(key));
  if (missing.length === 0) return { record, friends, unlocked };
  for (const { key, at } of missing) await achievements.add(userId, key, at);
  await forgetIfDeleted(stores, userId);
  return { record, friends, unlocked: await achievements.listOf(userId) };
}
