import type { Finish, Game, Invitation } from './game.ts';

export function withInvitations(game: Game, change: (each: Invitation) => Invitation): Game {
  const { challenge } = game;
  if (!challenge) return game;
  return { ...game, challenge: { ...challenge, invitations: challenge.invitations.map(change) } };
}

/** Finishes a challenge at `now` (ms) if nobody can play or join; part of the current version. */
export function finishIfDone(game: Game, now: number, reason: Finish['reason'] = 'all-done'): Game {
  const { challenge, players, version } = game;
  if (!challenge || challenge.finish) return game;
  const canPlay = players.some((player) => !player.end);
  const canJoin = challenge.invitations.some(({ status }) => status === 'pending');
  if (canPlay || canJoin) return game;
  return { ...game, challenge: { ...challenge, finish: { reason, at: now, version } } };
}
