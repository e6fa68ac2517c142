import { emptyRecord, type Outcome, type PlayRecord, withOutcome } from '../domain/play-record.ts';

/** A Monday at noon, UTC (ms). */
export const aMonday = Date.UTC(2026, 5, 15, 12);
const minute = 60_000;

/** A win that unlocks no more than any win does: on the third guess, slow, of soccer. */
export function anOutcome(overrides: Partial<Outcome> = {}): Outcome {
  return {
    gameId: 1,
    sport: 'soccer',
    athleteId: 'ada-secretova',
    won: true,
    score: 60,
    guesses: 3,
    hints: 0,
    timeTaken: 120,
    finishedAt: aMonday,
    ...overrides,
  };
}

/** One outcome for each letter, a minute apart: W a win, L a loss without points; ids count from 1, athletes differ. */
export function outcomesOf(letters: string, overrides: Partial<Outcome> = {}): Outcome[] {
  return [...letters].map((letter, index) => {
    const won = letter === 'W';
    const place = { gameId: index + 1, finishedAt: aMonday + index * minute };
    const athleteId = `athlete-${index + 1}`;
    return anOutcome({ ...place, athleteId, won, ...(!won && { score: 0 }), ...overrides });
  });
}

/** The sum of the outcomes in the order in which they are given. */
export function recordOf(outcomes: readonly Outcome[]): PlayRecord {
  return outcomes.reduce(withOutcome, emptyRecord);
}
