import type { Game } from '@craque/common/domain/game/game.ts';
import { isTouched } from '@craque/common/domain/game/game.ts';

/**
 * True once any player has guessed or taken a hint, and for every challenge: other games are
 * removed and have no results.
 */
export function isAnyTouched(game: Game): boolean {
  return game.challenge !== undefined || game.players.some(isTouched);
}

/** Ids of the users whose invitation is pending. */
export function openInvitations({ challenge }: Game): string[] {
  const open = challenge?.invitations.filter(({ status }) => status === 'pending') ?? [];
  return open.map(({ userId }) => userId);
}

/**
 * Time (ms) at which the last player so far was done: such a game owes a result until it is
 * settled. Null while nobody is done, and in a challenge until it has finished: earlier results are
 * written with each player's end.
 */
export function endedAt(game: Game): number | null {
  if (game.challenge && !game.challenge.finish) return null;
  const ends = game.players.flatMap(({ end }) => (end ? [end.at] : []));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * Time of the last change (ms). A game only changes by an action of a player, and actions carry
 * their time, so this follows the caller's clock, not the store's.
 */
export function savedAt(game: Game): number {
  return game.players.reduce(
    (latest, { guesses, hints, end }) =>
      Math.max(latest, guesses.at(-1)?.at ?? 0, hints.at(-1)?.at ?? 0, end?.at ?? 0),
    game.createdAt,
  );
}

/**
 * The game as `reassign` stores it: a solo game's createKey is dropped when its creator changes,
 * except that of a daily, of which every player has one at most.
 */
export function handedOver({ createKey, ...game }: Game): Game {
  const keeps = game.challenge ?? game.daily;
  return keeps && createKey !== undefined ? { ...game, createKey } : game;
}
