import { abandon } from '../game/ending.ts';
import { finishIfDone, withInvitations } from '../game/finish.ts';
import { startOfSeat } from '../game/starting.ts';
import { startIfComplete } from './common-start.ts';
import { type Game, type Player, playerOf, type Challenge, withPlayer } from '../game/game.ts';
import { type GameId, type PlayerId, userOf } from '../ids.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';

/** `answered`: the opposite way. `closed`: expired, cancelled or finished. */
export type ChallengeError = 'not-invited' | 'answered' | 'closed' | 'full';

export const maxPlayers = 8;

/** A challenge without an answer yet; duplicates among the invited count once. */
export function challengeWith(userIds: readonly string[]): Challenge {
  return {
    invitations: [...new Set(userIds)].map((userId) => ({ userId, status: 'pending' })),
  };
}

const invitationOf = (game: Game, userId: string | undefined) =>
  game.challenge?.invitations.find((each) => each.userId === userId);

const isClosed = ({ challenge }: Game) => challenge === undefined || challenge.finish !== undefined;

/** Players who have a seat: those in the game and those who may still accept. */
export function seatsTaken({ players, challenge }: Game): number {
  const open = challenge?.invitations.filter(({ status }) => status === 'pending') ?? [];
  return players.length + open.length;
}

/** True for a user with a pending invitation, whose seat is reserved. */
export function keepsSeat(game: Game, id: PlayerId): boolean {
  return invitationOf(game, userOf(id))?.status === 'pending';
}

type Joining = { now: number; nickname?: string };

function seated(game: Game, id: PlayerId, { now, nickname }: Joining): Game {
  const version = game.version + 1;
  const player: Player = {
    id,
    ...startOfSeat(game, now),
    joinedVersion: version,
    guesses: [],
    hints: [],
    ...(nickname !== undefined && { nickname }),
  };
  const answered = withInvitations(game, (each) =>
    each.userId === userOf(id) && each.status === 'pending'
      ? { ...each, status: 'joined', version }
      : each,
  );
  const joined = { ...answered, version, players: [...game.players, player] };
  return keepsSeat(game, id) ? startIfComplete(joined, now) : joined;
}

export function joinByInvitation(
  game: Game,
  id: PlayerId,
  joining: Joining,
): Result<Game, ChallengeError> {
  if (game.challenge && playerOf(game, id)) return ok(game);
  const invitation = invitationOf(game, userOf(id));
  if (!invitation) return fail('not-invited');
  if (invitation.status === 'declined') return fail('answered');
  if (invitation.status !== 'pending' || isClosed(game)) return fail('closed');
  return ok(seated(game, id, joining));
}

export function joinByLink(
  game: Game,
  id: PlayerId,
  joining: Joining,
): Result<Game, ChallengeError> {
  if (playerOf(game, id)) return ok(game);
  if (isClosed(game)) return fail('closed');
  if (!keepsSeat(game, id) && seatsTaken(game) >= maxPlayers) return fail('full');
  return ok(seated(game, id, joining));
}

export function declineInvitation(
  game: Game,
  userId: string,
  now: number,
): Result<Game, ChallengeError> {
  const invitation = invitationOf(game, userId);
  const plays = game.players.some(({ id }) => userOf(id) === userId);
  if (!game.challenge || (!invitation && !plays)) return fail('not-invited');
  if (plays || !invitation) return fail('answered');
  if (invitation.status === 'declined') return ok(game);
  if (invitation.status !== 'pending' || isClosed(game)) return fail('closed');
  const version = game.version + 1;
  const declined = withInvitations(game, (each) =>
    each === invitation ? { ...each, status: 'declined', version } : each,
  );
  return ok(startIfComplete(finishIfDone({ ...declined, version }, now), now));
}

/** Gives up: a running game is lost, and no more events come. Repeating it changes nothing. */
export function leaveGame(game: Game, id: PlayerId, now: number): Result<Game, ChallengeError> {
  const player = playerOf(game, id);
  if (!game.challenge || !player) return fail('not-invited');
  if (player.hasLeft) return ok(game);
  const ended = abandon(game, id, now);
  const left = ended.ok ? ended.value : game;
  const marked = { ...(playerOf(left, id) ?? player), hasLeft: true as const };
  return ok(finishIfDone(withPlayer(left, marked, left.version), now));
}

/** Cancels while nobody else has joined; `answered` once somebody has, `closed` once it is over. */
export function cancelGame(game: Game, id: PlayerId, now: number): Result<Game, ChallengeError> {
  const { challenge } = game;
  if (!challenge || game.creator !== id) return fail('not-invited');
  if (challenge.cancelled) return ok(game);
  if (game.players.length > 1) return fail('answered');
  if (challenge.finish) return fail('closed');
  const ended = abandon(game, id, now);
  const over = ended.ok ? ended.value : game;
  const version = over.version === game.version ? game.version + 1 : over.version;
  const withdrawn = withInvitations(over, (each) =>
    each.status === 'pending' ? { ...each, status: 'cancelled', version } : each,
  );
  const cancelled: Challenge = { ...(withdrawn.challenge ?? challenge), cancelled: true };
  return ok(finishIfDone({ ...withdrawn, version, challenge: cancelled }, now));
}

/**
 * The rematch's invitees: everybody with an account who played or was invited, except its creator
 * and those who declined and are not to be asked again.
 */
export function rematchPeople({ players, challenge }: Game): string[] {
  const { invitations = [], rematch } = challenge ?? {};
  const played = players.flatMap((player) => userOf(player.id) ?? []);
  const invited = invitations
    .filter(({ userId, status }) => status !== 'declined' || rematch?.asked?.includes(userId))
    .map(({ userId }) => userId);
  const creator = rematch && userOf(rematch.by);
  return [...new Set([...played, ...invited])].filter((userId) => userId !== creator);
}

/** Sets the rematch unless there is one; `still-playing` before the player is done. */
export function nameRematch(
  game: Game,
  id: PlayerId,
  rematch: GameId,
  asked: readonly string[] = [],
): Result<Game, ChallengeError | 'still-playing'> {
  const player = playerOf(game, id);
  if (!game.challenge || !player) return fail('not-invited');
  if (!player.end) return fail('still-playing');
  if (game.challenge.rematch) return ok(game);
  const version = game.version + 1;
  const again = { asked: [...new Set(asked)] };
  const named = { id: rematch, by: id, version, ...(asked.length > 0 && again) };
  return ok({ ...game, version, challenge: { ...game.challenge, rematch: named } });
}
