import type { Game } from '@craque/common/domain/game/game.ts';
import { isTouched } from '@craque/common/domain/game/game.ts';

/** A challenge, or somebody has guessed or taken a hint: others are removed and have no results. */
export function isAnyTouched(game: Game): boolean {
  return game.challenge !== undefined || game.players.some(isTouched);
}

export function openInvitations({ challenge }: Game): string[] {
  const open = challenge?.invitations.filter(({ status }) => status === 'pending') ?? [];
  return open.map(({ userId }) => userId);
}

/**
 * When the last player so far was done (ms): such a game owes a result until it is settled. Null
 * while nobody is, and in a challenge until it has finished.
 */
export function endedAt(game: Game): number | null {
  if (game.challenge && !game.challenge.finish) return null;
  const ends = game.players.flatMap(({ end }) => (end ? [end.at] : []));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Time of the last action of a player (ms), by the caller's clock. */
export function savedAt(game: Game): number {
  return game.players.reduce(
    (latest, { guesses, hints, end }) =>
      Math.max(latest, guesses.at(-1)?.at ?? 0, hints.at(-1)?.at ?? 0, end?.at ?? 0),
    game.createdAt,
  );
}

/** As `reassign` stores it: a solo game loses its createKey, unless it is that of a daily. */
export function handedOver({ createKey, ...game }: Game): Game {
  const keeps = game.challenge ?? game.daily;
  return keeps && createKey !== undefined ? { ...game, createKey } : game;
}
