import type { ExportedGame } from '@craque/common/contracts/account-export.ts';
import type { HistoryItem, Profile, Stats } from '@craque/common/contracts/history.ts';
import { achievementPoints } from '@craque/common/domain/record/achievement.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { statsOf } from '@craque/common/domain/record/play-record.ts';
import type { Calendar } from '@craque/common/domain/record/score-window.ts';
import { preferencesOf } from '../users/user-view.ts';
import { evaluateAchievements } from '../achievements/evaluate-achievements.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { exportedGames, historyItems } from './history-items.ts';
import { playRecordOf } from '../results/play-records.ts';

export type HistoryDependencies = {
  stores: Stores;
  /** Milliseconds since the epoch. */
  clock: () => number;
  calendar: Calendar;
};

/** Games per page of the history. */
const pageSize = 50;
/** Games per page of an export: other requests are answered between two pages. */
const exportedAtOnce = 10;
const beginning = 0;

/** A user's games and statistics; everything is read from results, there are no counters. */
export function createHistoryService({ stores, clock, calendar }: HistoryDependencies) {
  async function scoresOf(userId: string, zone: string) {
    const now = clock();
    const { unlocked } = await evaluateAchievements(stores, userId, now);
    const { day, week, month } = calendar.scoreWindows(now, zone);
    const starts = [day, week, month, beginning];
    const gamePoints = await stores.results.pointsSince(userPlayer(userId), starts);
    return starts.map((start, index) => {
      const keys = unlocked.filter((each) => each.unlockedAt >= start).map(({ key }) => key);
      const ofGames = gamePoints[index] ?? 0;
      const ofAchievements = achievementPoints(keys);
      return { ofGames, ofAchievements, sum: ofGames + ofAchievements };
    });
  }

  const pageOf = (player: PlayerId, limit: number, before?: GameId): Promise<Game[]> =>
    stores.games.historyOf(player, { limit, ...(before !== undefined && { before }) });

  return {
    /** `timeZone`: the caller's device's; the stored one if absent. */
    async profile(account: Account, timeZone?: string): Promise<Profile> {
      const zone = calendar.zoneNamed(timeZone ?? account.timeZone) ?? 'UTC';
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

    /** Newest start first, at most 50, continuing after the game `before`. */
    async games(account: Account, before?: number): Promise<HistoryItem[]> {
      const player = userPlayer(account.id);
      await writePendingResults(stores, player, clock());
      const games = await pageOf(player, pageSize, before as GameId | undefined);
      return games.flatMap((game) => historyItems(game, player));
    },

    /** The whole history with the user's own actions, newest start first, in small pages. */
    async *exportedGames({ id }: Account): AsyncGenerator<ExportedGame[]> {
      const player = userPlayer(id);
      await writePendingResults(stores, player, clock());
      for (let page = await pageOf(player, exportedAtOnce); page.length > 0; ) {
        yield page.flatMap((game) => exportedGames(game, player));
        page = await pageOf(player, exportedAtOnce, page.at(-1)?.id);
      }
    },
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;
