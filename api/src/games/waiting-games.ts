import { dailyMarkOf } from '@craque/common/contracts/daily-mark.ts';
import type { UnfinishedGame, UnfinishedGames } from '@craque/common/contracts/history.ts';
import { applyDeadlines, waitsUntil } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import { viewFor } from '@craque/common/domain/view/game-view.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Stores, StoresAndClock } from '../store/store.ts';

const most = 10;
/** One begun earlier may have been played later. */
const searched = 50;

export async function waitingGames(
  { stores, clock }: StoresAndClock,
  player: PlayerId | undefined,
): Promise<UnfinishedGames> {
  if (!player) return { streak: 0, games: [] };
  const now = clock();
  // First: a game that has run out in the meantime has ended the streak.
  await writePendingResults(stores, player, now);
  const [streak, games] = await Promise.all([
    stores.results.streakOf(player),
    gamesThatWait(stores, player, now),
  ]);
  return { streak, games };
}

/** Last played first. Results must have been brought up to `now` (ms). */
export async function gamesThatWait(
  { games }: Pick<Stores, 'games'>,
  player: PlayerId,
  now: number,
): Promise<UnfinishedGame[]> {
  const running = await games.runningOf(player, searched);
  const waiting = running.flatMap((game) => itemOf(applyDeadlines(game, now), player));
  const lastFirst = waiting.toSorted((one, other) => other.until - one.until);
  return lastFirst.slice(0, most).map(({ item }) => item);
}

/** The later the deadline, the later the last action: both are 24 hours apart in a solo game. */
function itemOf(game: Game, player: PlayerId) {
  const until = waitsUntil(game, player);
  const seen = viewFor(game, player, 0);
  if (until === undefined || !seen) return [];
  const { id, sport, difficulty, totalGuesses, remainingGuesses, potentialScore } = seen;
  const shown = { id, sport, difficulty, totalGuesses, remainingGuesses, potentialScore };
  const league = leagueName(seen.league);
  const ends = new Date(until).toISOString();
  return [{ until, item: { ...shown, league, ...dailyMarkOf(seen.daily), waitsUntil: ends } }];
}
