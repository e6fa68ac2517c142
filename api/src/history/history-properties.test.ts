import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { createAchievementService } from '../achievements/achievement-service.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import {
  expectedScores,
  expectedStats,
  expectedStreak,
  expectedUnlocks,
} from '../testing/history/history-oracle.ts';
import { addFriends, addResults, aStoredUser } from '../testing/history/history-users.ts';
import { partsOf, randomHistory, type RandomHistory } from '../testing/history/random-histories.ts';
import { createHistoryService } from './history-service.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';

const stores = openSqliteStores(':memory:');
afterAll(() => stores.close());

/** A new user with this history. */
async function withHistory({ outcomes, friends }: RandomHistory) {
  const account = await aStoredUser(stores, randomUUID());
  await addResults(stores, account.id, outcomes);
  await addFriends(stores, account.id, friends);
  return account;
}

async function measured(history: RandomHistory) {
  const account = await withHistory(history);
  const dependencies = { stores, clock: () => history.now, avatarHosts: new Set<string>() };
  const service = createHistoryService({
    ...dependencies,
    album: { pictures: async () => new Map(), atHome: async () => ({ stickers: [], album: [] }) },
  });
  const profile = await service.profile(account, history.zone);
  const states = await createAchievementService(dependencies).listOf(account);
  const { dailyScore, weeklyScore, monthlyScore, totalScore, gamePoints, achievementPoints } =
    profile;
  return {
    scores: { dailyScore, weeklyScore, monthlyScore, totalScore, gamePoints, achievementPoints },
    stats: await service.stats(account),
    streak: await stores.results.streakOf(userPlayer(account.id)),
    unlocked: new Map(states.map(({ key, unlockedAt }) => [key, unlockedAt])),
  };
}

function expected({ outcomes, friends, now, zone }: RandomHistory) {
  const unlocked = expectedUnlocks(outcomes, friends, now);
  const times = unlocked.map(({ key, at }) => [key, new Date(at).toISOString()] as const);
  return {
    scores: expectedScores(outcomes, unlocked, now, partsOf(zone).calendar),
    stats: expectedStats(outcomes),
    streak: expectedStreak(outcomes),
    unlocked: new Map(times),
  };
}

const numRuns = randomRuns(2_000);

test(`statistics, streaks, achievements and the four scores are those of a naive count, for ${numRuns} histories`, async () => {
  await fc.assert(
    fc.asyncProperty(randomHistory, async (history) => {
      const { unlocked, ...numbers } = await measured(history);
      const wanted = expected(history);
      const times = [...unlocked.keys()].map((key) => [key, wanted.unlocked.get(key) ?? null]);
      expect({ ...numbers, unlocked: [...unlocked] }).toEqual({ ...wanted, unlocked: times });
    }),
    { numRuns },
  );
});
