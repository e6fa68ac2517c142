import { describe, expect, test } from '@jest/globals';
import { pauseBetweenVisits, type Visits, withVisit } from './visit.ts';

const never: Visits = { visitedAt: null, newsSince: null };
const after = (times: readonly number[]) => times.reduce(withVisit, never);

describe('the visits of a user', () => {
  test('have no news on the first one, however often it is reloaded', () => {
    expect(after([5])).toEqual({ visitedAt: 5, newsSince: null });
    expect(after([5, 6, 5 + pauseBetweenVisits])).toEqual({
      visitedAt: 5 + pauseBetweenVisits,
      newsSince: null,
    });
  });

  test('have the news since the end of the one before, and keep them while they last', () => {
    const back = 6 + pauseBetweenVisits;
    expect(after([5, 6, back])).toEqual({ visitedAt: back, newsSince: 6 });
    expect(after([5, 6, back, back + 1])).toEqual({ visitedAt: back + 1, newsSince: 6 });
    const again = back + 1 + pauseBetweenVisits;
    expect(after([5, 6, back, back + 1, again]).newsSince).toBe(back + 1);
  });
});
