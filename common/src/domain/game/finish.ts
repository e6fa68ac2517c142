import type { Finish, Game, Invitation } from './game.ts';

/** The game with each invitation changed; a solo game as it is. */
export function withInvitations(game: Game, change: (each: Invitation) => Invitation): Game {
  const { sharing } = game;
  if (!sharing) return game;
  return { ...game, sharing: { ...sharing, invitations: sharing.invitations.map(change) } };
}

/**
 * Marks a shared game as finished at `now` (ms) where nobody can still play or join (D32); as part of the change that made
 * the current version, so that both facts are told with one.
 */
export function finishIfDone(game: Game, now: number, reason: Finish['reason'] = 'all-done'): Game {
  const { sharing, players, version } = game;
  if (!sharing || sharing.finish) return game;
  const canPlay = players.some((player) => !player.end);
  const canJoin = sharing.invitations.some(({ status }) => status === 'pending');
  if (canPlay || canJoin) return game;
  return { ...game, sharing: { ...sharing, finish: { reason, at: now, version } } };
}
