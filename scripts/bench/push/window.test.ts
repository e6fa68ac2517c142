import { expect, test } from '@jest/globals';
import { findMost } from './window.ts';

const within = { p99: 50, delivered: 0.999, closed: 0 };

test.each([
  [130, { p99: 51 }],
  [999, { delivered: 0.998 }],
  [1001, { closed: 1 }],
  [5000, { p99: 51 }],
])('the most wins a second is found within 5 percent below %d', async (capacity, beyond) => {
  const most = await findMost(1000, async (rate) => ({
    ...within,
    ...(rate > capacity && beyond),
  }));
  expect(most).toBeLessThanOrEqual(capacity);
  expect(most).toBeGreaterThan(capacity * 0.94);
});

test('a rate is given up only when it fails three times, and the search below 20 a second', async () => {
  const tried: number[] = [];
  const windowAt = async (rate: number) => {
    tried.push(rate);
    // The first try belongs to the climb that warms up.
    const isThird = tried.filter((each) => each === rate).length === 4;
    return { ...within, closed: rate <= 100 && isThird ? 0 : 1 };
  };
  expect(await findMost(100, windowAt)).toBe(100);
  expect(await findMost(100, async () => ({ ...within, delivered: 0 }))).toBe(0);
});
