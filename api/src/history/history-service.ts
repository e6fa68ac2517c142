import { stickerId } from '@craque/common/contracts/album.ts';
import type { ExportedGame } from '@craque/common/contracts/account-export.ts';
import type { HistoryItem, Home, Profile, Stats } from '@craque/common/contracts/history.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { preferencesOf } from '@craque/common/domain/preferences.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { statsOf } from '@craque/common/domain/record/play-record.ts';
import { zoneNamed } from '@craque/common/domain/record/score-window.ts';
import type { AlbumService } from '../album/album-service.ts';
import { achievementStates } from '../achievements/achievement-service.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Account } from '../store/account-stores.ts';
import { type HomeDependencies, homeOf } from './home-page.ts';
import { exportedGames, playedGames } from './history-items.ts';
import { type ScoreDependencies, scoresOf } from './scores-of.ts';
import { playRecordOf } from '../results/play-records.ts';

export type HistoryDependencies = ScoreDependencies &
  HomeDependencies & { album: Pick<AlbumService, 'pictures'> };

/** Games per page of the history. */
const pageSize = 50;
/** Games per page of an export: other requests are answered between two pages. */
const exportedAtOnce = 10;

/** A user's games and statistics; everything is read from results, there are no counters. */
export function createHistoryService(dependencies: HistoryDependencies) {
  const { stores, clock, album } = dependencies;
  const pageOf = (player: PlayerId, limit: number, before?: GameId): Promise<Game[]> =>
    stores.games.historyOf(player, { limit, ...(before !== undefined && { before }) });

  return {
    /** `timeZone`: the caller's device's; the stored one if absent. */
    async profile(account: Account, timeZone?: string): Promise<Profile> {
      const zone = zoneNamed(timeZone ?? account.timeZone) ?? 'UTC';
      const { ofDay, ofWeek, ofMonth, ofGames, ofAchievements, lastDays, progress } =
        await scoresOf(dependencies, account.id, zone);
      const { id, username, displayName, avatarUrl } = account;
      return {
        ...{ id, username, displayName, avatarUrl },
        ...preferencesOf(account),
        dailyScore: ofDay,
        weeklyScore: ofWeek,
        monthlyScore: ofMonth,
        totalScore: ofGames + ofAchievements,
        lastDays,
        gamePoints: ofGames,
        achievementPoints: ofAchievements,
        stats: statsOf(progress.record),
        achievements: achievementStates(progress),
      };
    },

    async stats({ id }: Account): Promise<Stats> {
      return statsOf(await playRecordOf(stores, userPlayer(id), clock()));
    },

    async home(account: Account): Promise<Home> {
      const record = await playRecordOf(stores, userPlayer(account.id), clock());
      return homeOf(dependencies, account, record);
    },

    /** Newest start first, at most 50, continuing after the game `before`. */
    async games(account: Account, before?: number): Promise<HistoryItem[]> {
      const player = userPlayer(account.id);
      await writePendingResults(stores, player, clock());
      const [games, pictures] = await Promise.all([
        pageOf(player, pageSize, before as GameId | undefined),
        album.pictures(account),
      ]);
      return games.flatMap((game) =>
        playedGames(game, player).map((item) => ({
          ...item,
          // Who has won knows the athlete.
          sticker:
            (item.won && pictures.get(stickerId(game.league, game.athlete.athleteId))) || null,
        })),
      );
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
