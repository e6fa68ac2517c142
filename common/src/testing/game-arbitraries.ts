import { fc } from './random-cases.ts';
import { idleLimit } from '../domain/game/ending.ts';
import type { GuessOutcome } from '../domain/game/game.ts';
import { anAthleteOutcome } from './game-steps.ts';

export const minute = 60_000;

export const anyOutcome = fc.oneof(
  { weight: 4, arbitrary: fc.constant<GuessOutcome>({ kind: 'unknown' }) },
  { weight: 3, arbitrary: fc.constant(anAthleteOutcome({ team: 'same' })) },
  { weight: 1, arbitrary: fc.constant<GuessOutcome>({ kind: 'near-miss' }) },
  { weight: 2, arbitrary: fc.constant<GuessOutcome>({ kind: 'right' }) },
);
/** Milliseconds to the next command: up to two minutes (weight `often`), a day, or back. */
export const anyWait = (often: number) =>
  fc.oneof(
    { weight: often, arbitrary: fc.integer({ min: 0, max: 3 * minute }) },
    { weight: 1, arbitrary: fc.integer({ min: -600 * minute, max: -1 }) },
    { weight: 1, arbitrary: fc.integer({ min: idleLimit - 1, max: idleLimit + minute }) },
  );

/** Deeply frozen, so that a rule that mutates its game throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value)).forEach(frozen);
  }
  return value;
}
