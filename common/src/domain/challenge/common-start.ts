import { type Game, playerOf } from '../game/game.ts';
import { countdown, isWaiting, startOpensAt, waitingIn } from '../game/starting.ts';
import { type PlayerId, userOf } from '../ids.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';

/** `over`: the game, or the caller's own, has ended. `not-starter`: somebody else starts it. */
export type StartError = 'not-a-player' | 'over' | 'not-starter';

function withStart(game: Game, now: number, by?: PlayerId): Game {
  const { challenge, players, version } = game;
  const at = now + countdown;
  return {
    ...game,
    players: players.map((player) => (isWaiting(player) ? { ...player, startedAt: at } : player)),
    ...(challenge && { challenge: { ...challenge, start: { at, version, ...(by && { by }) } } }),
  };
}

export function startIfComplete(game: Game, now: number): Game {
  const { challenge, players } = game;
  if (!challenge || challenge.start || challenge.finish) return game;
  const isOpen = challenge.invitations.some(({ status }) => status === 'pending');
  const isThere = challenge.invitations.some(
    ({ userId, status }) =>
      status === 'joined' &&
      players.some((player) => userOf(player.id) === userId && isWaiting(player)),
  );
  return !isOpen && isThere ? withStart(game, now) : game;
}

function isStarterAt(game: Game, id: PlayerId, now: number): boolean {
  if (game.creator === id) return true;
  const waiting = waitingIn(game);
  if (waiting[0]?.id === id) return true;
  return (startOpensAt(game) ?? Infinity) <= now && waiting.some((player) => player.id === id);
}

/** A permitted player (`mayStart`) presses Start at `now` (ms). A repeated press changes nothing. */
export function startChallenge(game: Game, id: PlayerId, now: number): Result<Game, StartError> {
  const { challenge, version } = game;
  const player = playerOf(game, id);
  if (!challenge || !player) return fail('not-a-player');
  if (challenge.finish) return fail('over');
  const { start } = challenge;
  const isStarter = start?.by === id || isStarterAt(game, id, now);
  if (start) return isStarter ? ok(game) : fail('not-starter');
  if (player.end) return fail('over');
  return isStarter
    ? ok(withStart({ ...game, version: version + 1 }, now, id))
    : fail('not-starter');
}
