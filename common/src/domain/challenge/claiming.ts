import { withInvitations } from '../game/finish.ts';
import { type Game, type Player, playerOf } from '../game/game.ts';
import { type PlayerId, userOf } from '../ids.ts';
import { keepsSeat } from './challenge.ts';
import { startIfComplete } from './common-start.ts';

export type SeatClaim = { guest: PlayerId; user: PlayerId; now: number };

/** Undefined if the guest does not play in it, or the user already does. */
export function claimGame(game: Game, { guest, user, now }: SeatClaim): Game | undefined {
  if (!playerOf(game, guest) || playerOf(game, user)) return undefined;
  const version = game.challenge ? game.version + 1 : game.version;
  const claimed = ({ nickname: _, ...player }: Player): Player => ({
    ...player,
    id: user,
    ...(game.challenge && { claimedVersion: version }),
  });
  const players = game.players.map((each) => (each.id === guest ? claimed(each) : each));
  const answered = withInvitations(game, (each) =>
    each.userId === userOf(user) && each.status === 'pending'
      ? { ...each, status: 'joined', version }
      : each,
  );
  const { challenge } = answered;
  const start = challenge?.start;
  const moved: Game = {
    ...answered,
    version,
    players,
    ...(challenge &&
      start?.by === guest && { challenge: { ...challenge, start: { ...start, by: user } } }),
    creator: game.creator === guest ? user : game.creator,
    ...(game.winner === guest && { winner: user }),
  };
  return keepsSeat(game, user) ? startIfComplete(moved, now) : moved;
}
