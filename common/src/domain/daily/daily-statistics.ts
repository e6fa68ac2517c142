import { levels } from '../level.ts';
import { type Sport, sports } from '../sport.ts';

export type DailyOutcome = { sport: Sport; won: boolean; guesses: number };

export type DailyStatistics = {
  sport: Sport;
  played: number;
  solved: number;
  distribution: readonly number[];
};

export const dailyLevel = 'medium';

export const distributionOf = (outcomes: readonly Omit<DailyOutcome, 'sport'>[]): number[] =>
  Array.from(
    { length: levels[dailyLevel].guesses },
    (_, index) => outcomes.filter(({ won, guesses }) => won && guesses === index + 1).length,
  );

export const dailyStatistics = (outcomes: readonly DailyOutcome[]): DailyStatistics[] =>
  sports.map((sport) => {
    const own = outcomes.filter((outcome) => outcome.sport === sport);
    return {
      sport,
      played: own.length,
      solved: own.filter(({ won }) => won).length,
      distribution: distributionOf(own),
    };
  });
