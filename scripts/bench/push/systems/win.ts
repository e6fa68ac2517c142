import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import type { GameId } from '@craque/common/domain/ids.ts';

/**
 * What every system of the benchmark has to push: win number `seq` (from 1), in a game (from 0), by
 * the player on a seat.
 */
export type Win = { seq: number; game: number; seat: number };

export const seatsPerGame = 4;
export const deliveriesPerWin = seatsPerGame - 1;

/** As long as real ones: 15 digits. */
export const gameIdOf = (game: number): GameId => (2 ** 49 + game) as GameId;
/** As long as real ones: 22 letters. */
export const userIdOf = (game: number, seat: number): string =>
  `bench-${String(game).padStart(7, '0')}-on-seat${seat}`;

/**
 * Versions in the benchmark are its win numbers, all of one width; the winner's name contains the
 * number, by which a receipt is identified.
 */
const firstVersion = 100_000_000;
const digits = 9;
const marker = 'win-';
const markerBytes = Buffer.from(marker);

/** The winner's name in win number `seq`. */
export const winnerName = (seq: number): string => `${marker}${firstVersion + seq}`;

export const seats = Array.from({ length: seatsPerGame }, (_, seat) => seat);

/**
 * The state of a running game of four as the product pushes it after a win; all systems push this
 * very body.
 */
export function wonBody({ seq, game, seat }: Win): ServerEvent<'opponent-won'> {
  const version = firstVersion + seq;
  const userId = userIdOf(game, seat);
  const winner = { userId, username: winnerName(seq) };
  const numbers = { score: 812, timeTaken: 47, hints: 1 };
  const won = {
    status: 'won',
    waiting: false,
    guessesUsed: 3,
    bestBand: 'very-close',
    ...numbers,
  } as const;
  const playing = { status: 'playing', waiting: false, guessesUsed: 2, bestBand: 'close' } as const;
  return {
    ...{ gameId: gameIdOf(game), version, at: new Date().toISOString(), by: userId },
    news: [{ userId, did: 'won' }],
    state: {
      players: seats.map((each) =>
        each === seat
          ? { ...winner, ...won }
          : { userId: userIdOf(game, each), username: 'benchplayer', ...playing },
      ),
      challenge: { creatorId: userIdOf(game, 0), startsAt: null, winnerId: userId },
    },
    winner: { ...winner, displayName: null, ...numbers },
  };
}

/** The number of the win in a message, whatever surrounds it; undefined for other messages. */
export function seqIn(message: Buffer): number | undefined {
  const start = message.indexOf(markerBytes) + markerBytes.length;
  if (start < markerBytes.length || message.length < start + digits) return undefined;
  let version = 0;
  for (let index = start; index < start + digits; index += 1) {
    version = version * 10 + (message[index] ?? 0) - 48;
  }
  return version - firstVersion;
}
