import { stickerId } from '@craque/common/contracts/album.ts';
import type { ExportedGame } from '@craque/common/contracts/account-export.ts';
import {
  type HistoryItem,
  type Home,
  type Profile,
  profileDays,
  type Stats,
} from '@craque/common/contracts/history.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { preferencesOf } from '@craque/common/domain/preferences.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { statsOf } from '@craque/common/domain/record/play-record.ts';
import { achievementPoints } from '@craque/common/domain/record/achievement.ts';
import { lastDays, scoreWindows, zoneNamed } from '@craque/common/domain/record/score-window.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { AlbumService } from '../album/album-service.ts';
import { achievementStates } from '../achievements/achievement-service.ts';
import { evaluateAchievements, type Progress } from '../achievements/evaluate-achievements.ts';
import { gamesThatWait } from '../games/waiting-games.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Account } from '../store/account-stores.ts';
import type { ServiceParts } from '../service-parts.ts';
import { exportedGames, playedGames } from './history-items.ts';
import { playRecordOf } from '../results/play-records.ts';

export type HistoryDependencies = Pick<ServiceParts, 'stores' | 'clock' | 'avatarHosts'> & {
  album: Pick<AlbumService, 'pictures' | 'atHome'>;
};

const pageSize = 50;
/** Games per page of an export: other requests are answered between two pages. */
const exportedAtOnce = 10;

/** A summary of a user's games. `record`: the current one, which also has the streak. */
export async function homeOf(
  { stores, album, clock }: HistoryDependencies,
  account: Account,
  record: PlayRecord,
): Promise<Home> {
  const [collected, games] = await Promise.all([
    album.atHome(account),
    gamesThatWait(stores, userPlayer(account.id), clock()),
  ]);
  return { stats: statsOf(record), ...collected, unfinished: { streak: record.streak, games } };
}

function achievedSince(start: number, { unlocked }: Progress): number {
  const keys = unlocked.filter(({ unlockedAt }) => unlockedAt >= start).map(({ key }) => key);
  return achievementPoints(keys);
}

/** Read together with the record, while which the store adds the points up. */
async function gainedBy({ stores, clock }: HistoryDependencies, userId: string, zone: string) {
  const now = clock();
  const { day, week, month } = scoreWindows(now, zone);
  const starts = [day, week, month, ...lastDays(now, zone, profileDays)];
  const progress = await evaluateAchievements(stores, userId, { now, starts });
  const [dailyScore = 0, weeklyScore = 0, monthlyScore = 0, ...sinceDays] = starts.map(
    (start, index) => (progress.points[index] ?? 0) + achievedSince(start, progress),
  );
  const gamePoints = progress.record.points;
  const ofAchievements = achievedSince(0, progress);
  return {
    ...{ dailyScore, weeklyScore, monthlyScore, totalScore: gamePoints + ofAchievements },
    ...{ gamePoints, achievementPoints: ofAchievements },
    // Each sum goes on until now: what the day after does not have belongs to the day.
    lastDays: sinceDays.map((sum, index) => sum - (sinceDays[index + 1] ?? 0)),
    stats: statsOf(progress.record),
    achievements: achievementStates(progress),
  };
}

/** A user's games and statistics; everything is read from results, there are no counters. */
export function createHistoryService(dependencies: HistoryDependencies) {
  const { stores, clock, album } = dependencies;
  const pageOf = (player: PlayerId, limit: number, before?: GameId): Promise<Game[]> =>
    stores.games.historyOf(player, { limit, ...(before !== undefined && { before }) });

  return {
    /** `timeZone`: the device's; the stored one if absent. */
    async profile(account: Account, timeZone?: string): Promise<Profile> {
      const zone = zoneNamed(timeZone ?? account.timeZone) ?? 'UTC';
      const { id, username, displayName, avatarUrl } = account;
      return {
        ...{ id, username, displayName, avatarUrl },
        ...preferencesOf(account),
        ...(await gainedBy(dependencies, id, zone)),
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

    /** Newest start first. */
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
