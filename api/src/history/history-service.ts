import type { HistoryItem, Profile, Stats } from '@craque/common/contracts/history.ts';
import { achievementPoints } from '@craque/common/domain/achievement.ts';
import type { Game } from '@craque/common/domain/game.ts';
import { viewFor } from '@craque/common/domain/game-view.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { statsOf } from '@craque/common/domain/play-record.ts';
import { scoreWindows, zoneNamed } from '@craque/common/domain/score-window.ts';
import { preferencesOf } from '../accounts/user-view.ts';
import { evaluateAchievements } from '../achievements/settle-achievements.ts';
import { writePendingResults } from '../games/game-results.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { playRecordOf } from './play-records.ts';

export type HistoryDependencies = {
  stores: Stores;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** Nothing outside tests; see GameServiceDependencies. */
  gate?: (name: string) => Promise<void>;
};

/** Games in one answer of the history (D24). */
const pageSize = 50;
const beginning = 0;

/** Through the player's view, so that a game that is not over tells no name (D15). */
function historyItem(game: Game, player: PlayerId): HistoryItem[] {
  const seen = viewFor(game, player);
  if (!seen) return [];
  const { id, sport, league, difficulty, end } = seen;
  return [
    {
      ...{ id, sport, league, difficulty },
      athleteName: seen.athlete.name ?? null,
      startTime: new Date(seen.startedAt).toISOString(),
      score: end?.score ?? 0,
      won: end?.status === 'won',
      completed: end !== undefined,
    },
  ];
}

/** What a user has played and what it came to; all of it is read from results, nothing is counted along. */
export function createHistoryService({ stores, clock, gate }: HistoryDependencies) {
  async function scoresOf(userId: string, zone: string) {
    const now = clock();
    const { unlocked } = await evaluateAchievements(stores, userId, now, gate);
    const { day, week, month } = scoreWindows(now, zone);
    const starts = [day, week, month, beginning];
    const gamePoints = await stores.results.pointsSince(userPlayer(userId), starts);
    return starts.map((start, index) => {
      const keys = unlocked.filter((each) => each.unlockedAt >= start).map(({ key }) => key);
      const ofGames = gamePoints[index] ?? 0;
      const ofAchievements = achievementPoints(keys);
      return { ofGames, ofAchievements, sum: ofGames + ofAchievements };
    });
  }

  return {
    /** `timeZone`: what the caller's device says; the stored one where it says nothing (D22). */
    async profile(account: Account, timeZone?: string): Promise<Profile> {
      const zone = zoneNamed(timeZone ?? account.timeZone ?? undefined);
      const [day, week, month, total] = await scoresOf(account.id, zone);
      const { id, username, displayName, avatarUrl } = account;
      return {
        ...{ id, username, displayName, avatarUrl },
        ...preferencesOf(account),
        dailyScore: day?.sum ?? 0,
        weeklyScore: week?.sum ?? 0,
        monthlyScore: month?.sum ?? 0,
        totalScore: total?.sum ?? 0,
        gamePoints: total?.ofGames ?? 0,
        achievementPoints: total?.ofAchievements ?? 0,
      };
    },

    async stats({ id }: Account): Promise<Stats> {
      return statsOf(await playRecordOf(stores, userPlayer(id), clock()));
    },

    /** Newest start first, 50 at most, from behind the game `before` (D24). */
    async games(account: Account, before?: number): Promise<HistoryItem[]> {
      const player = userPlayer(account.id);
      await writePendingResults(stores, player, clock());
      const page = { limit: pageSize, ...(before !== undefined && { before: before as GameId }) };
      const games = await stores.games.historyOf(player, page);
      return games.flatMap((game) => historyItem(game, player));
    },
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;
