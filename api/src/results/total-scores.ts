import { achievementPoints } from '@craque/common/domain/record/achievement.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';

/** Points of games and of unlocked achievements of each of these users. */
export async function totalScores(
  { results, achievements }: Pick<Stores, 'results' | 'achievements'>,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const [points, unlocked] = await Promise.all([
    results.totalPoints(userIds.map(userPlayer)),
    achievements.listOfMany(userIds),
  ]);
  const byUser = Map.groupBy(unlocked, ({ userId }) => userId);
  return new Map(
    userIds.map((userId) => {
      const keys = (byUser.get(userId) ?? []).map(({ key }) => key);
      return [userId, (points.get(userPlayer(userId)) ?? 0) + achievementPoints(keys)];
    }),
  );
}
