import type { GameId } from '../ids.ts';

export type PacedWin = {
  gameId: GameId;
  finishedAt: number;
  /** Milliseconds on the player's clock. */
  took: number;
  guesses: number;
};

type Allowance = { span: number; most: number };

export type PaceBounds = {
  /** Least milliseconds from the picture to an answer, and from one win to the next. */
  answer: number;
  wrongGuess: number;
  between: number;
  /** So many too fast ones among the latest wins are no accident. */
  latest: number;
  tooFast: number;
  allowances: readonly Allowance[];
};

const hour = 60 * 60 * 1000;

/** What no person reaches (rules: pace); a LIMITS_FACTOR below 1 changes nothing. */
export function paceBounds(factor: number): PaceBounds {
  const raised = Math.max(1, factor);
  return {
    answer: 1500 / raised,
    wrongGuess: 750 / raised,
    between: 2000 / raised,
    latest: 20,
    tooFast: 3,
    allowances: [
      { span: hour, most: 600 * raised },
      { span: 24 * hour, most: 6000 * raised },
    ],
  };
}

/** `part` of the bounds: 1 for too fast, a half for impossible. */
function isFaster(
  { finishedAt, took, guesses }: PacedWin,
  before: PacedWin | undefined,
  { answer, wrongGuess, between }: PaceBounds,
  part: number,
): boolean {
  const sinceLast = before ? finishedAt - before.finishedAt : Infinity;
  const least = answer + wrongGuess * (guesses - 1);
  // Whole milliseconds: a factor that lifts the limits makes no time too short.
  return sinceLast < Math.floor(part * between) || took < Math.floor(part * least);
}

export type Pace = {
  /** The newest wins, newest first: at least one more than are judged, if there are as many. */
  latest: readonly PacedWin[];
  /** The number of wins in the span of each allowance, up to the newest. */
  counts: readonly number[];
};

/** Which of the player's latest wins, with the newest, no person could have made. */
export function inhumanWins({ latest, counts }: Pace, bounds: PaceBounds): GameId[] {
  const judged = latest.slice(0, bounds.latest);
  const fasterThan = (part: number) =>
    judged.filter((win, index) => isFaster(win, latest[index + 1], bounds, part));
  const tooFast = fasterThan(1);
  const fast = tooFast.length >= bounds.tooFast ? tooFast : fasterThan(0.5);
  const isBeyond = bounds.allowances.some(({ most }, index) => (counts[index] ?? 0) > most);
  const marked = new Set([...fast, ...(isBeyond ? judged.slice(0, 1) : [])]);
  return [...marked].map(({ gameId }) => gameId);
}
