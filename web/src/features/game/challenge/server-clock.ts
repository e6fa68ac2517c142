/**
 * What is known of the server's clock: time stamps before or after a moment of the client's own.
 * Each narrows the difference between the two clocks, so that a client with a wrong clock still
 * acts at the right moment.
 */
export function createServerClock(now: () => number) {
  const skew = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  return {
    /** The server's clock has reached `time` (ms) by now. */
    isPast(time: number): void {
      skew.least = Math.max(skew.least, time - now());
    },
    /** At the client's `moment` the server's clock had not reached `time` yet (both ms). */
    wasAhead(time: number, moment: number): void {
      skew.most = Math.min(skew.most, time - moment);
    },
    /**
     * Server time minus client time (ms), as close to the assumed one as the known bounds allow.
     */
    skew(assumed: number): number {
      // Bounds may contradict each other after a clock was set; the newest lower bound is then as
      // good as any.
      return Math.max(skew.least, Math.min(skew.most, assumed));
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
