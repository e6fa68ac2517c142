import { dailyOpenAtMost } from '@craque/common/domain/daily/daily-date.ts';
import { idleLimit } from '@craque/common/domain/game/ending.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { type GameId, isGuest, type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { evaluateAchievements } from '../achievements/evaluate-achievements.ts';
import { forgetIfDeleted } from '../users/deleted-account.ts';
import type { Stores, StoresAndClock } from '../store/store.ts';
import {
  applyDeadlinesAndSave,
  writePendingResults,
  writeResults,
} from '../results/game-results.ts';

/** All are done, and nobody can join. */
function isOver({ challenge, players }: Game): boolean {
  return challenge ? challenge.finish !== undefined : players.every((player) => player.end);
}

const guestUntouchedAge = 60 * 60 * 1000;
const guestGameAge = 7 * 24 * 60 * 60 * 1000;
/** The lifetime of a guest's cookie: nobody can read their streak after it. */
const guestResultAge = 30 * 24 * 60 * 60 * 1000;
/** A game that ended this long ago and has no results was left by a crash between two writes. */
const settleDelay = 10_000;

/**
 * Writes results, and what users unlock by them. Everything is derived from the game, so it may be
 * repeated after a crash.
 */
export async function settle({ stores, clock }: StoresAndClock, game: Game): Promise<void> {
  await writeResults(stores, game);
  for (const { id, end } of game.players) {
    const userId = userOf(id);
    if (!end || userId === undefined) continue;
    await evaluateAchievements(stores, userId, { now: clock() });
    await forgetIfDeleted(stores, userId);
  }
  if (await forgetIfMoved(stores, game)) return;
  if (isOver(game)) await stores.games.markSettled(game.id);
}

/**
 * If a guest's game has become an account's meanwhile, removes the guest's results: the game still
 * owes the account's own.
 */
async function forgetIfMoved({ games, results }: Stores, { id, players }: Game): Promise<boolean> {
  const guests = players.filter((player) => player.end && isGuest(player.id));
  const stored = guests.length > 0 ? await games.find(id) : undefined;
  const moved = guests.filter((guest) => stored && !playerOf(stored, guest.id));
  for (const guest of moved) await results.remove(id, guest.id);
  return moved.length > 0;
}

/** Everything older than `current` is settled first. */
export async function streakBefore(
  stores: Stores,
  player: PlayerId,
  current: GameId,
  now: number,
): Promise<number> {
  await writePendingResults(stores, player, now, current);
  return stores.results.streakOf(player);
}

/**
 * Ends idle games, writes results that a crash left out, removes what nobody needs. Returns the
 * number of games that it has looked at.
 */
export async function sweep(stores: Stores, now: number): Promise<number> {
  const endedBefore = now - settleDelay;
  const idleBefore = now - idleLimit;
  const owing = await stores.games.unsettledSince({ endedBefore, idleBefore, limit: 500 });
  for (const game of owing) {
    // A lost race means that the player has just acted: the next round checks again.
    const judged = await applyDeadlinesAndSave(stores, game, now);
    if (judged?.players.some((player) => player.end)) {
      await settle({ stores, clock: () => now }, judged);
    }
  }
  const due = await stores.games.dueBefore(now, 500);
  for (const game of due) {
    const judged = await applyDeadlinesAndSave(stores, game, now);
    if (judged) await settle({ stores, clock: () => now }, judged);
  }
  await stores.games.removeStale({
    untouchedBefore: idleBefore,
    untouchedDailyBefore: now - dailyOpenAtMost,
    guestUntouchedBefore: now - guestUntouchedAge,
    guestIdleBefore: now - guestGameAge,
  });
  await stores.results.removeGuests(now - guestResultAge);
  await stores.guestPlaces.removeEnded(now);
  return owing.length + due.length;
}
