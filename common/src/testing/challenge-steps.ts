import type { Game } from '../domain/game/game.ts';
import { userPlayer } from '../domain/ids.ts';
import type { Result } from '../domain/result.ts';
import { joinByInvitation, challengeWith } from '../domain/challenge/challenge.ts';
import { aGame } from './game-builders.ts';
import { afterGuesses, aRightStep } from './game-steps.ts';

export const hour = 60 * 60 * 1000;

/** The creator of every challenge here, and two friends. */
export const ana = userPlayer('ana');
export const ben = userPlayer('ben');
export const cleo = userPlayer('cleo');

const both: readonly string[] = ['ben', 'cleo'];

type Challenge = Partial<Game> & { invited?: readonly string[] };

/** A running challenge, which began with its creation: whoever joins it opens at once. */
export function aChallenge({ invited = both, ...overrides }: Challenge = {}): Game {
  const challenge = { ...challengeWith(invited), start: { at: 0, version: 0 } };
  return aGame({ creator: ana, challenge, ...overrides });
}

/** The same before its start, which nobody has set: `ana` waits. */
export function aLobby(invited = both): Game {
  const players = [{ id: ana, waitedFrom: 0, guesses: [], hints: [] }];
  return aGame({ creator: ana, challenge: challengeWith(invited), players });
}

/** The value of an accepted step. Throws if it was refused. */
export function accepted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

export function afterJoining(game: Game, friends: readonly (typeof ben)[], now = 0): Game {
  return friends.reduce((each, id) => accepted(joinByInvitation(each, id, { now })), game);
}

export function afterWin(game: Game, id: typeof ben, now = 0): Game {
  return afterGuesses(game, [aRightStep({ now })], id);
}
