import { expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { type DailyEnd, placeKey, rankedPlaces } from './daily-place.ts';

const end = fc.record({
  won: fc.boolean(),
  guesses: fc.integer({ min: 1, max: 12 }),
  hints: fc.integer({ min: 0, max: 3 }),
  timeTaken: fc.oneof(fc.nat(20), fc.nat(100_000)),
});
/** Larger for a worse end. */
const worth = ({ won, guesses, hints, timeTaken }: DailyEnd) =>
  [Number(!won) * 1000 + guesses * 10 + hints, timeTaken] as const;
const isBetter = (one: DailyEnd, other: DailyEnd) => {
  const [[a, time], [b, otherTime]] = [worth(one), worth(other)];
  return a < b || (a === b && time < otherTime);
};

test('keys of places sort as their ends do', () => {
  fc.assert(
    fc.property(end, end, (one, other) => {
      expect(placeKey(one) < placeKey(other)).toBe(isBetter(one, other));
    }),
    { numRuns: randomRuns(2000) },
  );
});

test('places have the ranks that counting the better ones gives', () => {
  fc.assert(
    fc.property(fc.array(end, { maxLength: 30 }), (all) => {
      for (const { rank, ...place } of rankedPlaces(all))
        expect(rank).toBe(1 + all.filter((other) => isBetter(other, place)).length);
    }),
    { numRuns: randomRuns(1000) },
  );
});
