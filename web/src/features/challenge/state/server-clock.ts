import type { GameStore } from '../../../play/state/game-store.ts';

/** Clocks are read in whole milliseconds. */
const tick = 1;

/**
 * Finds out how far the server's clock is ahead of the client's, and keeps it as the `skew` of the
 * game, so that a client with a wrong clock still acts at the right moment.
 */
export function createServerClock(
  now: () => number,
  game: Pick<GameStore, 'getState' | 'setState'>,
) {
  /** How far the skew may be off (ms); infinite after a time that was only told. */
  const known: { error?: number } = {};
  const set = (skew: number, error: number) => {
    known.error = error;
    if (skew !== game.getState().skew) game.setState({ skew });
  };
  return {
    /** Server time (ms), as well as it is known. */
    now: () => now() + game.getState().skew,
    /** The server has read `time` (ms) from its clock and sent it: late by the way here. */
    tells(time: number): void {
      const told = time - now();
      const { error } = known;
      const slack = error === undefined || error === Infinity ? 0 : error + tick;
      if (error === undefined || told > game.getState().skew + slack) set(told, Infinity);
    },
    /**
     * The server read its clock between the client's `sentAt` and now (ms). The fastest answer
     * counts; one that contradicts it counts instead, because a clock was set.
     */
    answered(time: number, sentAt: number): void {
      const { error = Infinity } = known;
      const half = (now() - sentAt) / 2;
      const skew = time + half - now();
      const isOff = Math.abs(skew - game.getState().skew) > error + half + tick;
      if (half <= error || isOff) set(skew, half);
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
