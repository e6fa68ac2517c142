import type { Game } from '@craque/common/domain/game.ts';
import { idleLimit, judgeDeadlines } from '@craque/common/domain/ending.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';

/** Days that a guest's game is kept after its last change (D35). */
const guestGameAge = 7 * 24 * 60 * 60 * 1000;
/** As long as a guest's cookie lives: nobody can ask for their streak after it. */
const guestResultAge = 30 * 24 * 60 * 60 * 1000;
/** A game that ended this long ago and has no results was left by a crash between two writes. */
const settleDelay = 10_000;

/**
 * Writes down the results of all players who are done. The game is the truth and results follow from it, so the step
 * may run twice or after a crash (design 1.6).
 */
export async function settle(stores: Stores, game: Game): Promise<void> {
  for (const { id, end } of game.players) {
    if (!end) continue;
    await stores.results.add({
      gameId: game.id,
      player: id,
      sport: game.sport,
      won: end.status === 'won',
      score: end.score,
      finishedAt: end.at,
    });
  }
  if (game.players.every((player) => player.end)) await stores.games.markSettled(game.id);
}

async function judgeAndSettle(stores: Stores, game: Game, now: number): Promise<void> {
  const judged = judgeDeadlines(game, now);
  // A lost race means that the player has just acted: the next sweep looks again.
  if (judged !== game && !(await stores.games.save(judged))) return;
  if (judged.players.some((player) => player.end)) await settle(stores, judged);
}

/** Games won in a row before `current`, counted from results after everything older is settled (D19). */
export async function streakBefore(
  stores: Stores,
  player: PlayerId,
  current: GameId,
  now: number,
): Promise<number> {
  for (const game of await stores.games.unsettledOf(player)) {
    if (game.id !== current) await judgeAndSettle(stores, game, now);
  }
  return stores.results.streakOf(player);
}

/** One round of the sweep: ends idle games, writes results that a crash left out, removes what nobody needs (D5, D35). */
export async function sweep(stores: Stores, now: number): Promise<void> {
  const endedBefore = now - settleDelay;
  const idleBefore = now - idleLimit;
  for (const game of await stores.games.unsettledSince({ endedBefore, idleBefore, limit: 500 })) {
    await judgeAndSettle(stores, game, now);
  }
  await stores.games.removeStale({
    untouchedBefore: idleBefore,
    guestIdleBefore: now - guestGameAge,
  });
  await stores.results.removeGuests(now - guestResultAge);
}
