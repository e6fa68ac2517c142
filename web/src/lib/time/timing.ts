export type Timing = {
  /** Runs once after a delay (ms); returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
  random: () => number;
};

export const browserTiming: Timing = {
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
