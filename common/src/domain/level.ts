import type { Difficulty } from './sport.ts';

export type Level = {
  guesses: number;
  basePoints: number;
  showsMatch: boolean;
  suggestsNames: boolean;
};

export const levels: Readonly<Record<Difficulty, Level>> = {
  easy: { guesses: 7, basePoints: 80, showsMatch: true, suggestsNames: true },
  medium: { guesses: 5, basePoints: 100, showsMatch: true, suggestsNames: true },
  hard: { guesses: 3, basePoints: 140, showsMatch: false, suggestsNames: true },
  expert: { guesses: 2, basePoints: 200, showsMatch: false, suggestsNames: false },
};

export const hintRungs = 3;
const hintShares = [0.1, 0.15, 0.25] as const;

/** Points that hint `rung` (1..3) costs: 10 %, 15 %, 25 % of the base points; else 0. */
export function hintPenalty(difficulty: Difficulty, rung: number): number {
  return Math.round(levels[difficulty].basePoints * (hintShares[rung - 1] ?? 0));
}
