import { unlockedBy } from '@craque/common/domain/record/achievement.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { forgetIfDeleted } from '../users/deleted-account.ts';
import { writePendingResults } from '../results/game-results.ts';
import { recordFrom } from '../results/play-records.ts';
import type { UnlockedAchievement } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';

export type Progress = {
  record: PlayRecord;
  friends: number;
  unlocked: UnlockedAchievement[];
  points: readonly number[];
};

/** Of an account that is being deleted. */
const nothing = { kept: undefined, unlocked: [], friends: 0 };

/** Stores what history and friends unlock, each once. `starts` (ms): points from then on, too. */
export async function evaluateAchievements(
  stores: Stores,
  userId: string,
  { now, starts = [] }: { now: number; starts?: readonly number[] },
): Promise<Progress> {
  const { achievements, users } = stores;
  const player = userPlayer(userId);
  await writePendingResults(stores, player, now);
  const standing = await users.standingOf(userId);
  const { kept, friends, unlocked } = standing ?? nothing;
  const { record, points } = await recordFrom(stores, player, { kept, starts });
  const known = new Set(unlocked.map(({ key }) => key));
  const missing = unlockedBy(record, friends, now).filter(({ key }) => !known.has(key));
  if (missing.length === 0) return { record, friends, unlocked, points };
  for (const { key, at } of missing) await achievements.add(userId, key, at);
  await forgetIfDeleted(stores, userId);
  return { record, friends, unlocked: await achievements.listOf(userId), points };
}
