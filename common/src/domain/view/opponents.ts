import { type Band, bandOf } from '../athlete/closeness.ts';
import { type Game, isTouched, type Player, playerOf, type PlayerEnd } from '../game/game.ts';
import { type PlayerId, userOf } from '../ids.ts';

/** How somebody stands in a challenge. */
export type OpponentStatus =
  | 'invited'
  | 'playing'
  | 'won'
  | 'lost'
  | 'abandoned'
  | 'declined'
  | 'expired';

/** A player of a challenge as another one may see him: never what was guessed. */
export type SeenOpponent = {
  /** The account's id, or for a guest one of this game alone. */
  userId: string;
  isGuest: boolean;
  nickname?: string;
  status: OpponentStatus;
  guessesUsed: number;
  bestBand?: Band;
  /** Told to those who are done; of the winner to everybody. */
  result?: { score: number; timeTaken: number; hints: number };
  timeline?: readonly GhostStep[];
};

/** A recorded guess of somebody who is done: seconds of his own time, to the millisecond. */
export type GhostStep = { seconds: number; band: Band };

/** The id by which others know a player: a guest's own would follow him from game to game. */
export function publicIdOf(game: Game, id: PlayerId): string {
  return userOf(id) ?? `guest-${game.players.findIndex((player) => player.id === id) + 1}`;
}

/** Best band of the first so many guesses; undefined without any. */
export function bestBandOf({ guesses }: Player, count = guesses.length): Band | undefined {
  const used = guesses.slice(0, count).map(({ accuracy }) => accuracy);
  return used.length > 0 ? bandOf(Math.max(...used)) : undefined;
}

export function resultOf(player: Player, end: PlayerEnd) {
  return { score: end.score, timeTaken: end.timeTaken, hints: player.hints.length };
}

function timelineOf({ startedAt, guesses }: Player): GhostStep[] {
  return guesses.map(({ at, accuracy }) => ({
    seconds: Math.max(0, at - startedAt) / 1000,
    band: bandOf(accuracy),
  }));
}

/** True for somebody whose recorded steps the caller races: done before the caller joined, by whatever clock. */
function isGhostOf(caller: Player, player: Player): boolean {
  if (player === caller || !player.end) return false;
  return player.end.version < (caller.joinedVersion ?? 0);
}

/** Seconds that have passed for the caller at `now` (ms); all of them once he is done. */
const elapsed = (caller: Player, now: number) =>
  caller.end ? Number.POSITIVE_INFINITY : Math.max(0, now - caller.startedAt) / 1000;

/** Seconds of the caller's time at which the next recorded step of a ghost is due; undefined where none is to come. */
export function nextGhostStep(game: Game, caller: Player, now: number): number | undefined {
  const passed = elapsed(caller, now);
  const coming = game.players
    .filter((player) => isGhostOf(caller, player))
    .flatMap((player) => timelineOf(player).map(({ seconds }) => seconds))
    .filter((seconds) => seconds > passed);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}

function seenPlayer(game: Game, caller: Player, player: Player, now: number): SeenOpponent {
  const { id, end, nickname, guesses } = player;
  const bestBand = bestBandOf(player);
  const tellsResult = caller.end !== undefined || game.winner === id;
  const passed = elapsed(caller, now);
  return {
    userId: publicIdOf(game, id),
    isGuest: userOf(id) === undefined,
    ...(nickname !== undefined && { nickname }),
    status: end?.status ?? 'playing',
    guessesUsed: guesses.length,
    ...(bestBand && { bestBand }),
    ...(end && tellsResult && { result: resultOf(player, end) }),
    ...(isGhostOf(caller, player) &&
      isTouched(player) && {
        timeline: timelineOf(player).filter(({ seconds }) => seconds <= passed),
      }),
  };
}

const statusOfInvitation = {
  pending: 'invited',
  joined: 'playing',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'expired',
} as const;

/** All players in the order in which they came, then the invited who are none. */
export function opponentsSeenBy(game: Game, id: PlayerId, now: number): SeenOpponent[] {
  const caller = playerOf(game, id);
  if (!caller) return [];
  const players = game.players.map((player) => seenPlayer(game, caller, player, now));
  const absent = (game.challenge?.invitations ?? [])
    .filter(({ userId }) => !players.some((player) => player.userId === userId))
    .map(({ userId, status }) => ({
      userId,
      isGuest: false,
      status: statusOfInvitation[status],
      guessesUsed: 0,
    }));
  return [...players, ...absent];
}
