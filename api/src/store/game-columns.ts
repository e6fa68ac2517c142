import type { Game } from '@craque/common/domain/game.ts';
import { isTouched } from '@craque/common/domain/game.ts';

/** True once any player has guessed or taken a hint: only such games count and have results (D19). */
export function isAnyTouched(game: Game): boolean {
  return game.players.some(isTouched);
}

/** Time (ms) when a player was the latest to be done: such a game owes a result until it is settled. Null: nobody is. */
export function endedAt(game: Game): number | null {
  const ends = game.players.flatMap(({ end }) => (end ? [end.at] : []));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * Time of the last change (ms). A game only changes by an action of a player, and actions carry their time, so this
 * follows the caller's clock, not the store's.
 */
export function savedAt(game: Game): number {
  return game.players.reduce(
    (latest, { guesses, hints, end }) =>
      Math.max(latest, guesses.at(-1)?.at ?? 0, hints.at(-1)?.at ?? 0, end?.at ?? 0),
    game.createdAt,
  );
}
