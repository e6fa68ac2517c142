import { emptyRecord, withOutcome } from '../domain/record/play-record.ts';
import type { Outcome, PlayRecord } from '../domain/record/totals.ts';
import { anOutcome } from './account-builders.ts';

export const aMonday = Date.UTC(2026, 5, 15, 12);
const minute = 60_000;

/** One outcome per letter, a minute apart: W a plain win, L a loss; ids from 1, athletes differ. */
export function outcomesOf(letters: string, overrides: Partial<Outcome> = {}): Outcome[] {
  return [...letters].map((letter, index) => {
    const won = letter === 'W';
    const place = { gameId: index + 1, finishedAt: aMonday + index * minute, hints: 0 };
    const athleteId = `athlete-${index + 1}`;
    return anOutcome({ ...place, athleteId, won, ...(!won && { score: 0 }), ...overrides });
  });
}

export function recordOf(outcomes: readonly Outcome[]): PlayRecord {
  return outcomes.reduce(withOutcome, emptyRecord);
}
