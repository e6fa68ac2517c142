/** Bounds of the server's time minus the client's (ms). */
type Bounds = { least: number; most: number };

/** Clocks are read in whole milliseconds: a bound may be wrong by one. */
const tick = 1;

const unknown: Readonly<Bounds> = {
  least: Number.NEGATIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
};

const contradict = (one: Bounds, other: Bounds) => one.most < other.least || one.least > other.most;

const meet = (one: Bounds, other: Bounds): Bounds => ({
  least: Math.max(one.least, other.least),
  most: Math.min(one.most, other.most),
});

/**
 * What is known of the server's clock: time stamps before or after a moment of the client's own.
 * Each narrows the difference between the two clocks, so that a client with a wrong clock still
 * acts at the right moment.
 */
export function createServerClock(now: () => number) {
  const known: Bounds = { ...unknown };
  const asked: Bounds = { ...unknown };
  /** Server time minus client time at the freshest time that was told, less its way here (ms). */
  let told = Number.NEGATIVE_INFINITY;
  return {
    /** The server's clock has reached `time` (ms) by now. */
    isPast(time: number): void {
      known.least = Math.max(known.least, time - now());
    },
    /**
     * The server has just read `time` (ms) from its clock and sent it: late by the way here, but far
     * better than the client's own clock, which may be wrong by minutes.
     */
    tells(time: number): void {
      told = Math.max(told, time - now());
      known.least = Math.max(known.least, told);
    },
    /** At the client's `moment` the server's clock had not reached `time` yet (both ms). */
    wasAhead(time: number, moment: number): void {
      known.most = Math.min(known.most, time - moment);
    },
    /**
     * The server read its clock at some moment between these two of the client's (all ms). The
     * fastest answers are the narrowest. One that contradicts those before it counts alone, because
     * a clock has been set.
     */
    answered(time: number, sentAt: number, receivedAt: number): void {
      const answer = { least: time - receivedAt - tick, most: time - sentAt + tick };
      if (contradict(answer, known)) Object.assign(known, unknown);
      Object.assign(asked, contradict(answer, asked) ? answer : meet(answer, asked));
    },
    /**
     * Server time minus client time (ms): in the middle of what was answered, else what was told,
     * else as close to the assumed one as the known bounds allow.
     */
    skew(assumed: number): number {
      const guessed = told > unknown.least ? told : assumed;
      const best = asked.least > unknown.least ? (asked.least + asked.most) / 2 : guessed;
      // Bounds may contradict each other after a clock was set; the newest lower bound is then as
      // good as any.
      return Math.max(known.least, Math.min(known.most, best));
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
