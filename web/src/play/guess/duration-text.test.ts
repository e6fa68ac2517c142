import { expect, test } from '@jest/globals';
import { durationText, secondsSince } from './duration-text.ts';

test.each([
  [9, '0:09'],
  [75.9, '1:15'],
  [4500, '75:00'],
  [-3, '0:00'],
])('%f seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test.each([
  ['counts whole seconds', 42_900, 0, 42],
  ['is right on a client whose clock is an hour slow', 42_000 - 3_600_000, 3_600_000, 42],
  ['is never below zero', -5000, 0, 0],
])('the time of a running game %s', (_, passed, skew, seconds) => {
  const startedAt = '2026-11-21T10:00:00.000Z';
  expect(secondsSince(startedAt, Date.parse(startedAt) + passed, skew)).toBe(seconds);
});
