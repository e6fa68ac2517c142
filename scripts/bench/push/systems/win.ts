import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import type { GameId } from '@craque/common/domain/ids.ts';

/** What every system of the bench is told to push: win number `seq` (from 1), in a game (from 0), by the player on a seat. */
export type Win = { seq: number; game: number; seat: number };

export const seatsPerGame = 4;
export const deliveriesPerWin = seatsPerGame - 1;

/** As long as real ones: 15 digits. */
export const gameIdOf = (game: number): GameId => (2 ** 49 + game) as GameId;
/** As long as real ones: 22 letters. */
export const userIdOf = (game: number, seat: number): string =>
  `bench-${String(game).padStart(7, '0')}-on-seat${seat}`;

/** Versions of the bench's facts are its win numbers, all of one width, so that a receipt finds them without parsing. */
const firstVersion = 100_000_000;
const digits = 9;
const marker = Buffer.from(':opponent-won:');

/** The fact as the product pushes it; all systems push this very body. */
export function wonBody({ seq, game, seat }: Win): ServerEvent<'opponent-won'> {
  const userId = userIdOf(game, seat);
  return {
    gameId: gameIdOf(game),
    version: firstVersion + seq,
    id: `${firstVersion + seq}:opponent-won:${userId}`,
    at: new Date().toISOString(),
    winner: {
      userId,
      username: 'benchplayer',
      displayName: null,
      score: 812,
      timeTaken: 47,
      hints: 1,
    },
  };
}

/** The number of the win that a message tells of, in JSON and msgpack alike; undefined for other messages. */
export function seqIn(message: Buffer): number | undefined {
  const end = message.indexOf(marker);
  if (end < digits) return undefined;
  let version = 0;
  for (let index = end - digits; index < end; index += 1) {
    version = version * 10 + (message[index] ?? 0) - 48;
  }
  return version - firstVersion;
}
