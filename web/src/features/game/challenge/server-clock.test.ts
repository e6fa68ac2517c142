import { expect, test } from '@jest/globals';
import { createServerClock } from './server-clock.ts';

const clock = () => createServerClock(() => 10_000);

test('nothing known leaves the assumed difference', () => {
  expect(clock().skew(250)).toBe(250);
});

test('a time that is past on the server raises the difference, one that was ahead lowers it', () => {
  const known = clock();
  known.isPast(11_000);
  known.isPast(9000);
  expect(known.skew(0)).toBe(1000);
  known.wasAhead(13_000, 10_000);
  known.wasAhead(14_000, 10_000);
  expect([known.skew(2000), known.skew(5000)]).toEqual([2000, 3000]);
});

test('of two that contradict each other the one that is past holds', () => {
  const known = clock();
  known.wasAhead(10_500, 10_000);
  known.isPast(12_000);
  expect(known.skew(0)).toBe(2000);
});
