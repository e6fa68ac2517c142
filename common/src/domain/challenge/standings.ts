import type { PlayerStatus } from '../view/challenge-stage.ts';

export type Ranked = {
  status: PlayerStatus;
  score: number;
  timeTaken: number;
  guessesUsed: number;
};

const results: readonly PlayerStatus[] = ['won', 'lost', 'abandoned'];

function compare(one: Ranked, other: Ranked): number {
  return (
    other.score - one.score ||
    results.indexOf(one.status) - results.indexOf(other.status) ||
    one.timeTaken - other.timeTaken ||
    one.guessesUsed - other.guessesUsed
  );
}

/** Those who are done, best first: score, result, time, guesses. Equals share a rank: 1, 1, 3. */
export function standingsOf<T extends Ranked>(rows: readonly T[]): (T & { rank: number })[] {
  const sorted = [...rows].sort(compare);
  return sorted.map((row) => ({
    ...row,
    rank: 1 + sorted.filter((other) => compare(other, row) < 0).length,
  }));
}
