import { expect, test } from '@jest/globals';
import { createServerClock } from './server-clock.ts';

const clock = () => createServerClock(() => 10_000);

test('without bounds the assumed offset is kept', () => {
  expect(clock().skew(250)).toBe(250);
});

test('a time that the server has passed raises the offset, one still ahead lowers it', () => {
  const known = clock();
  known.isPast(11_000);
  known.isPast(9000);
  expect(known.skew(0)).toBe(1000);
  known.wasAhead(13_000, 10_000);
  known.wasAhead(14_000, 10_000);
  expect([known.skew(2000), known.skew(5000)]).toEqual([2000, 3000]);
});

test('a time that was told counts for more than the own clock, an answer for more than both', () => {
  const known = clock();
  known.tells(9000);
  known.tells(8000);
  expect(known.skew(0)).toBe(-1000);
  known.answered(9040, 9980, 10_000);
  expect(known.skew(0)).toBe(-950);
});

test('if two bounds contradict each other, the one that has passed counts', () => {
  const known = clock();
  known.wasAhead(10_500, 10_000);
  known.isPast(12_000);
  expect(known.skew(0)).toBe(2000);
});

test('answers tell the difference, the fastest one best', () => {
  const known = clock();
  known.answered(70_000, 9000, 10_000);
  expect(known.skew(0)).toBe(60_500);
  known.answered(69_950, 9900, 10_000);
  expect(known.skew(0)).toBe(60_025);
  known.answered(69_500, 9000, 10_000);
  expect(known.skew(0)).toBe(60_025);
});

test('an answer that contradicts what was known counts alone: a clock was set', () => {
  const known = clock();
  known.isPast(80_000);
  known.answered(90_000, 9990, 10_000);
  known.answered(5000, 9990, 10_000);
  expect(known.skew(0)).toBe(-4995);
});

test('a slow answer that differs by the rounding of clocks does not replace a fast one', () => {
  const known = clock();
  known.answered(10_100, 10_000, 10_000);
  known.answered(10_101, 9200, 10_000);
  expect(known.skew(0)).toBeCloseTo(100, -1);
});
