/** Clocks are read in whole milliseconds. */
const tick = 1;

/** Where the offset is kept, in ms. */
type Skewed = {
  getState: () => { skew: number };
  setState: (part: { skew: number }) => void;
};

/** Keeps the server's lead over the client's clock as the `skew` of a store. */
export function createServerClock(now: () => number, store: Skewed) {
  /** How far the skew may be off (ms); infinite after a pushed time. */
  const known: { error?: number } = {};
  const set = (skew: number, error: number) => {
    known.error = error;
    if (skew !== store.getState().skew) store.setState({ skew });
  };
  return {
    now: () => now() + store.getState().skew,
    /** Server time (ms) of a push, which is late by its time in transit. */
    pushed(time: number): void {
      const skew = time - now();
      const { error } = known;
      const slack = error === undefined || error === Infinity ? 0 : error + tick;
      if (error === undefined || skew > store.getState().skew + slack) set(skew, Infinity);
    },
    /** Server time read between `sentAt` and now. The fastest answer counts, or one that contradicts it. */
    answered(time: number, sentAt: number): void {
      const { error = Infinity } = known;
      const half = (now() - sentAt) / 2;
      const skew = time + half - now();
      const isOff = Math.abs(skew - store.getState().skew) > error + half + tick;
      if (half <= error || isOff) set(skew, half);
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
