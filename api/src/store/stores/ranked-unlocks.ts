import {
  type AchievementKey,
  achievementKeys,
  achievementRules,
  unlockedBy,
} from '@craque/common/domain/record/achievement.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { emptyRecord, withOutcome } from '@craque/common/domain/record/play-record.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { setImmediate as pause } from 'node:timers/promises';
import type { AchievementDoc, ResultDoc } from '../documents.ts';
import { first, type Rows } from '../port.ts';

export const outcomeFields = [
  ...(['gameId', 'sport', 'athleteId', 'won', 'score', 'guesses', 'hints'] as const),
  ...(['timeTaken', 'finishedAt'] as const),
] as const;
export const inOrder = ['finishedAt', 'gameId'] as const;

export type Sources = { results: Rows<ResultDoc>; achievements: Rows<AchievementDoc> };

/** The user's results that count in the ranking of everyone. */
export const rankedOf = (userId: string) =>
  ({ player: userPlayer(userId), markedOf: null, unrankedOf: null }) as const;

const pageLength = 500;

/** Of the ranked results alone, up to where they have reached all of `wanted`. */
async function rankedRecord(
  results: Rows<ResultDoc>,
  userId: string,
  wanted: readonly AchievementKey[],
): Promise<PlayRecord> {
  let record = emptyRecord;
  let after: readonly number[] | undefined;
  for (;;) {
    const page: Pick<ResultDoc, (typeof outcomeFields)[number]>[] = await results.find({
      where: rankedOf(userId),
      fields: outcomeFields,
      order: inOrder,
      ...(after && { after }),
      limit: pageLength,
    });
    record = page.reduce(withOutcome, record);
    const last = page.at(-1);
    const reached = unlockedBy(record, 0, 0).map(({ key }) => key);
    const isAll = wanted.every((key) => reached.includes(key));
    if (!last || page.length < pageLength || isAll) return record;
    after = [last.finishedAt, last.gameId];
    await pause();
  }
}

/**
 * The user's achievements, each with the time (ms) from which it counts in rankings: that of the
 * ranked result that reaches it, 0 if none does. Written where the friends' ranking reads it.
 */
export async function rankedUnlocks({ results, achievements }: Sources, userId: string) {
  const player = userPlayer(userId);
  const [unlocked, ...unranked] = await Promise.all([
    achievements.find({ where: { userId }, fields: ['id', 'key', 'unlockedAt', 'rankedAt'] }),
    first(results, { where: { markedOf: player }, fields: ['gameId'] }),
    first(results, { where: { unrankedOf: player }, fields: ['gameId'] }),
  ]);
  const byGames = achievementKeys.filter((key) => achievementRules[key].milestone);
  const wanted = byGames.filter((key) => unlocked.some((each) => each.key === key));
  const isPlain = wanted.length === 0 || unranked.every((each) => each === undefined);
  const record = isPlain ? undefined : await rankedRecord(results, userId, wanted);
  const reached = record && new Map(unlockedBy(record, 0, 0).map(({ key, at }) => [key, at]));
  const counted = unlocked.map(({ id, key, unlockedAt, rankedAt = unlockedAt }) => {
    const at = reached && wanted.includes(key) ? (reached.get(key) ?? 0) : unlockedAt;
    return { id, key, at, isNew: at !== rankedAt };
  });
  for (const { id, at, isNew } of counted)
    if (isNew) await achievements.change({ id }, { rankedAt: at });
  return counted.filter(({ at }) => at > 0);
}
