import type { Finish, Game, Invitation } from './game.ts';

/** The game with each invitation changed; a solo game unchanged. */
export function withInvitations(game: Game, change: (each: Invitation) => Invitation): Game {
  const { challenge } = game;
  if (!challenge) return game;
  return { ...game, challenge: { ...challenge, invitations: challenge.invitations.map(change) } };
}

/**
 * Marks a challenge as finished at `now` (ms) if nobody can still play or join. Belongs to the
 * change that made the current version, so that both are sent with one version.
 */
export function finishIfDone(game: Game, now: number, reason: Finish['reason'] = 'all-done'): Game {
  const { challenge, players, version } = game;
  if (!challenge || challenge.finish) return game;
  const canPlay = players.some((player) => !player.end);
  const canJoin = challenge.invitations.some(({ status }) => status === 'pending');
  if (canPlay || canJoin) return game;
  return { ...game, challenge: { ...challenge, finish: { reason, at: now, version } } };
}
