import { levels } from '../level.ts';
import type { Difficulty } from '../sport.ts';

export type Score = { score: number; core: number; speedBonus: number; streakBonus: number };

/** Points of a right guess number `attempt` (1..N) before bonuses; at least 10. */
export function corePoints(difficulty: Difficulty, attempt: number, penalty: number): number {
  const { guesses, basePoints } = levels[difficulty];
  return Math.max(10, Math.round((basePoints * (guesses - attempt + 1)) / guesses) - penalty);
}

/** What a wrong guess number `attempt` takes from the core; undefined for the last, which ends the game. */
export function missCost(
  difficulty: Difficulty,
  attempt: number,
  penalty: number,
): number | undefined {
  if (attempt >= levels[difficulty].guesses) return undefined;
  return corePoints(difficulty, attempt, penalty) - corePoints(difficulty, attempt + 1, penalty);
}

export function secondsBetween(start: number, end: number): number {
  return Math.max(0, Math.floor((end - start) / 1000));
}

/** 50 up to 11 s, one less for every two seconds after the tenth, 0 from 110 s on. */
export function speedBonus(seconds: number): number {
  return Math.max(0, 50 - Math.floor(Math.max(0, seconds - 10) / 2));
}

/** `streak`: won games in a row with this one. 10 for each after the first, at most 50. */
export function streakBonus(streak: number): number {
  return Math.min(50, 10 * Math.max(0, streak - 1));
}

export function scoreOfWin(win: {
  difficulty: Difficulty;
  attempt: number;
  penalty: number;
  seconds: number;
  streak: number;
}): Score {
  const core = corePoints(win.difficulty, win.attempt, win.penalty);
  const speed = speedBonus(win.seconds);
  const streak = streakBonus(win.streak);
  return { score: core + speed + streak, core, speedBonus: speed, streakBonus: streak };
}
