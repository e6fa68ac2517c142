import type { Daily } from '@craque/common/contracts/daily.ts';
import type { DailyGame } from '@craque/common/domain/daily/daily-archive.ts';
import {
  boardClosesAt,
  type DailyDate,
  dailyNumber,
} from '@craque/common/domain/daily/daily-date.ts';
import { dailyStatistics } from '@craque/common/domain/daily/daily-statistics.ts';
import { foldDailyStreak } from '@craque/common/domain/daily/daily-streak.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Stores } from '../store/store.ts';

export type PlayedDaily = DailyGame & { guesses: number };

export function playedDaily(stored: Game, player: PlayerId, now: number): PlayedDaily[] {
  const { id: gameId, sport, daily } = stored;
  const own = playerOf(applyDeadlines(stored, now), player);
  if (!daily || !own) return [];
  const status = own.end?.status ?? 'playing';
  return [{ date: daily.date, sport, gameId, status, guesses: own.guesses.length }];
}

const stateOf = { playing: 'playing', won: 'solved', lost: 'lost', abandoned: 'lost' } as const;

async function playedBy(stores: Stores, player: PlayerId, date: DailyDate, now: number) {
  await writePendingResults(stores, player, now);
  const [finished, games] = await Promise.all([
    stores.results.dailiesOf(player),
    stores.games.dailiesOf(player, date, date),
  ]);
  return { finished, games: games.flatMap((game) => playedDaily(game, player, now)) };
}

/** Times in ms. Callers without an identity have played nothing. */
export async function dailyOf(
  stores: Stores,
  player: PlayerId | undefined,
  { date, now, nextAt }: { date: DailyDate; now: number; nextAt: number },
): Promise<Daily> {
  const nothing = { finished: [], games: [] };
  const { finished, games } = player ? await playedBy(stores, player, date, now) : nothing;
  const { covered, livesUntil, ...streak } = foldDailyStreak(finished, date, now);
  // A start on the caller's date always continues it.
  const until = livesUntil === null ? null : new Date(Math.max(livesUntil, nextAt)).toISOString();
  return {
    date,
    nextAt: new Date(nextAt).toISOString(),
    closesAt: new Date(boardClosesAt(date)).toISOString(),
    streak: { ...streak, covered: [...covered], livesUntil: until },
    sports: dailyStatistics(finished).map(({ sport, played, solved, distribution }) => {
      const game = games.find((each) => each.sport === sport);
      return {
        sport,
        number: dailyNumber(date),
        state: game ? stateOf[game.status] : 'open',
        gameId: game?.gameId ?? null,
        guessesUsed: game?.guesses ?? 0,
        record: { played, solved, distribution: [...distribution] },
      };
    }),
  };
}
