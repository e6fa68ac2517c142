/** What decides the rank. */
export type Ranked = { score: number; timeTaken: number; guessesUsed: number };

function compare(one: Ranked, other: Ranked): number {
  return (
    other.score - one.score ||
    one.timeTaken - other.timeTaken ||
    one.guessesUsed - other.guessesUsed
  );
}

/**
 * Those who are done, best first: score high to low, time low to high, guesses low to high. Players
 * equal in all three share a rank, and the next rank is skipped: 1, 1, 3.
 */
export function standingsOf<T extends Ranked>(rows: readonly T[]): (T & { rank: number })[] {
  const sorted = [...rows].sort(compare);
  return sorted.map((row) => ({
    ...row,
    rank: 1 + sorted.filter((other) => compare(other, row) < 0).length,
  }));
}
