import { type Band, bandOf } from '../athlete/closeness.ts';
import type { Finish, Game, Player } from '../game/game.ts';
import { type GameId, type PlayerId, userOf } from '../ids.ts';

/** How somebody stands in a challenge. */
export type PlayerStatus =
  | 'invited'
  | 'playing'
  | 'won'
  | 'lost'
  | 'abandoned'
  | 'declined'
  | 'expired';

/** A player of a challenge as the others may see them: never what was guessed. */
export type PlayerState = {
  /** The account's id, or for a guest one of this game alone. */
  userId: string;
  isGuest: boolean;
  nickname?: string;
  status: PlayerStatus;
  guessesUsed: number;
  bestBand?: Band;
  result?: PlayerResult;
};

/** `timeTaken` in whole seconds. */
export type PlayerResult = { score: number; timeTaken: number; hints: number };

/** What everybody of one audience may know of a challenge; nothing in it depends on who of them reads it. */
export type ChallengeState = {
  /** Those who play in the order in which they came, then the invited who do not. */
  players: readonly PlayerState[];
  creator: string;
  winner?: string;
  finish?: Finish['reason'];
  cancelled: boolean;
  rematch?: GameId;
};

/** Those who still play learn the winner's result alone, those who are done the results of all who are. */
export type Audience = 'playing' | 'done';

export const audienceOf = ({ end }: Player): Audience => (end ? 'done' : 'playing');

/** The id by which others know a player: a guest's own would follow them from game to game. */
export function publicIdOf(game: Game, id: PlayerId): string {
  return userOf(id) ?? `guest-${game.players.findIndex((player) => player.id === id) + 1}`;
}

/** Undefined for somebody who is not done. */
export function resultOf({ end, hints }: Player): PlayerResult | undefined {
  return end && { score: end.score, timeTaken: end.timeTaken, hints: hints.length };
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
    guessesUsed: guesses.length,
    ...(guesses.length > 0 && { bestBand: bandOf(best) }),
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

/** The one projection of a challenge: the view of a game contains it, and every push is it. Undefined for a solo game. */
export function challengeStateFor(game: Game, audience: Audience): ChallengeState | undefined {
  const { challenge, creator, winner } = game;
  if (!challenge) return undefined;
  const { finish, cancelled, rematch, invitations } = challenge;
  const players = game.players.map((player) => playerState(game, player, audience));
  const absent = invitations
    .filter(({ userId }) => !players.some((player) => player.userId === userId))
    .map(({ userId, status }) => ({
      userId,
      isGuest: false,
      status: statusOfInvitation[status],
      guessesUsed: 0,
    }));
  return {
    players: [...players, ...absent],
    creator: publicIdOf(game, creator),
    ...(winner && { winner: publicIdOf(game, winner) }),
    ...(finish && { finish: finish.reason }),
    cancelled: cancelled ?? false,
    ...(rematch && { rematch: rematch.id }),
  };
}
