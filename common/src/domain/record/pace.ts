export type PacedWin = {
  finishedAt: number;
  timeTaken: number;
  guesses: number;
};

type Allowance = { span: number; most: number };

export type PaceBounds = {
  /** Least milliseconds from the picture to an answer, and from one answer to the next. */
  answer: number;
  wrongGuess: number;
  run: number;
  allowances: readonly Allowance[];
};

const hour = 60 * 60 * 1000;

/** What no person reaches (rules: pace); a LIMITS_FACTOR below 1 changes nothing. */
export function paceBounds(factor: number): PaceBounds {
  const raised = Math.max(1, factor);
  return {
    answer: 2000 / raised,
    wrongGuess: 1000 / raised,
    run: 8,
    allowances: [
      { span: hour, most: 720 * raised },
      { span: 24 * hour, most: 6000 * raised },
    ],
  };
}

function isTooFast(win: PacedWin, before: PacedWin | undefined, bounds: PaceBounds): boolean {
  const sinceLast = before ? win.finishedAt - before.finishedAt : Infinity;
  const atMost = (win.timeTaken + 1) * 1000;
  const least = bounds.answer + bounds.wrongGuess * (win.guesses - 1);
  return sinceLast < bounds.answer || atMost <= least;
}

export type Pace = {
  /** The newest wins, newest first: at least one more than the run, if there are as many. */
  latest: readonly PacedWin[];
  counts: readonly number[];
};

/** From when (ms) the player's wins are marked as no person's; undefined if they could be. */
export function markedFrom({ latest, counts }: Pace, bounds: PaceBounds): number | undefined {
  const [newest] = latest;
  if (!newest) return undefined;
  const run = latest.slice(0, bounds.run);
  const isRun =
    run.length === bounds.run &&
    run.every((win, index) => isTooFast(win, latest[index + 1], bounds));
  const starts = bounds.allowances.map(({ span, most }, index) =>
    (counts[index] ?? 0) > most ? newest.finishedAt - span : Infinity,
  );
  const from = Math.min(isRun ? (run.at(-1)?.finishedAt ?? Infinity) : Infinity, ...starts);
  return from === Infinity ? undefined : from;
}
