import { type Band, bandOf } from '../athlete/closeness.ts';
import type { Finish, Game, Player } from '../game/game.ts';
import { isWaiting, startOpensAt } from '../game/starting.ts';
import { type GameId, type PlayerId, userOf } from '../ids.ts';
import type { PlayerStatus } from './challenge-stage.ts';

export type PlayerState = {
  userId: string;
  isGuest: boolean;
  nickname?: string;
  status: PlayerStatus;
  waiting: boolean;
  guessesUsed: number;
  bestBand?: Band;
  bands?: readonly Band[];
  result?: PlayerResult;
};

export type PlayerResult = { score: number; timeTaken: number; hints: number };

/** The part of a challenge that everyone in an audience may know. */
export type ChallengeState = {
  players: readonly PlayerState[];
  creator: string;
  startsAt?: number;
  startOpensAt?: number;
  winner?: string;
  finish?: Finish['reason'];
  cancelled: boolean;
  rematch?: GameId;
};

/** Players who still guess see only the winner's result, finished ones those of all finished players. */
export type Audience = 'playing' | 'done';

export const audienceOf = ({ end }: Player): Audience => (end ? 'done' : 'playing');

/** The id by which others know a player: a guest's own id would identify them across games. */
export function publicIdOf(game: Game, id: PlayerId): string {
  return userOf(id) ?? `guest-${game.players.findIndex((player) => player.id === id) + 1}`;
}

export function resultOf({ end, hints }: Player): PlayerResult | undefined {
  return end && { score: end.score, timeTaken: end.timeTaken, hints: hints.length };
}

type Starting = Pick<ChallengeState, 'creator' | 'startsAt' | 'startOpensAt'> & {
  players: readonly Pick<PlayerState, 'userId' | 'status' | 'waiting'>[];
};

/**
 * The creator, whoever has waited longest without them, and from `startOpensAt` on all who wait.
 */
export function mayStart(
  { players, creator, startsAt, startOpensAt: opensAt = Infinity }: Starting,
  userId: string,
  now: number,
): boolean {
  if (startsAt !== undefined) return false;
  const waiting = players.filter((player) => player.waiting);
  if (waiting[0]?.userId === userId) return true;
  if (opensAt <= now && waiting.some((player) => player.userId === userId)) return true;
  return (
    creator === userId &&
    players.some((each) => each.userId === userId && each.status === 'playing')
  );
}

function playerState(game: Game, player: Player, audience: Audience): PlayerState {
  const { id, end, nickname, guesses } = player;
  const best = Math.max(...guesses.map(({ accuracy }) => accuracy));
  const isDue = audience === 'done' || game.winner === id;
  const result = isDue && resultOf(player);
  return {
    userId: publicIdOf(game, id),
    isGuest: userOf(id) === undefined,
    ...(nickname !== undefined && { nickname }),
    status: end?.status ?? 'playing',
    waiting: isWaiting(player),
    guessesUsed: guesses.length,
    ...(guesses.length > 0 && {
      bestBand: bandOf(best),
      bands: guesses.map(({ accuracy }) => bandOf(accuracy)),
    }),
    ...(result && { result }),
  };
}

const statusOfInvitation = {
  pending: 'invited',
  joined: 'playing',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'expired',
} as const;

/** The only projection of a challenge, in views and pushes. Undefined for a solo game. */
export function challengeStateFor(game: Game, audience: Audience): ChallengeState | undefined {
  const { challenge, creator, winner } = game;
  if (!challenge) return undefined;
  const { start, finish, cancelled, rematch, invitations } = challenge;
  const opensAt = start || finish ? undefined : startOpensAt(game);
  const players = game.players.map((player) => playerState(game, player, audience));
  const absent = invitations
    .filter(({ userId }) => !players.some((player) => player.userId === userId))
    .map(({ userId, status }) => ({
      userId,
      isGuest: false,
      status: statusOfInvitation[status],
      waiting: false,
      guessesUsed: 0,
    }));
  return {
    players: [...players, ...absent],
    creator: publicIdOf(game, creator),
    ...(start && { startsAt: start.at }),
    ...(opensAt !== undefined && { startOpensAt: opensAt }),
    ...(winner && { winner: publicIdOf(game, winner) }),
    ...(finish && { finish: finish.reason }),
    cancelled: cancelled ?? false,
    ...(rematch && { rematch: rematch.id }),
  };
}
