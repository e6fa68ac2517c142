import type { AchievementKey } from '../domain/record/achievement.ts';
import type { Outcome } from '../domain/record/totals.ts';
import type { Sport } from '../domain/sport.ts';

export function longestRun(outcomes: readonly Outcome[]): number {
  const runs = outcomes.map(({ won }) => (won ? 'W' : 'L')).join('');
  return Math.max(...runs.split('L').map((run) => run.length));
}

const winsOf = (outcomes: readonly Outcome[], sport: Sport) =>
  outcomes.filter((each) => each.won && each.sport === sport);

type Expected = {
  points: number;
  target: number;
  /** True where these outcomes, in order, unlock it; absent if it depends on friends. */
  holds?: (past: readonly Outcome[]) => boolean;
};

/** The achievements once more, in their order, by loops over a whole history. */
export const expectedAchievements: Readonly<Record<AchievementKey, Expected>> = {
  first_victory: { points: 50, target: 1, holds: (past) => past.some(({ won }) => won) },
  streak_master: { points: 100, target: 3, holds: (past) => longestRun(past) >= 3 },
  perfect_game: {
    points: 200,
    target: 1,
    holds: (past) => past.some((each) => each.won && each.guesses === 1 && each.hints === 0),
  },
  f1_expert: { points: 150, target: 5, holds: (past) => winsOf(past, 'formula1').length >= 5 },
  sports_network: { points: 100, target: 5 },
  speed_demon: {
    points: 150,
    target: 1,
    holds: (past) => past.some(({ won, timeTaken }) => won && timeTaken < 30),
  },
  football_scholar: {
    points: 150,
    target: 10,
    holds: (past) => new Set(winsOf(past, 'soccer').map(({ athleteId }) => athleteId)).size >= 10,
  },
  five_in_a_row: { points: 200, target: 5, holds: (past) => longestRun(past) >= 5 },
};
