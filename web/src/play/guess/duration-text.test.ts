import { describe, expect, test } from '@jest/globals';
import { durationText, secondsSince } from './duration-text.ts';

describe('a duration', () => {
  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [75.9, '1:15'],
    [4500, '75:00'],
    [-3, '0:00'],
  ])('of %f seconds reads %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('the time of a running game', () => {
  const startedAt = '2026-11-21T10:00:00.000Z';
  const start = Date.parse(startedAt);

  test('is whole seconds since the server started it', () => {
    expect(secondsSince(startedAt, start + 42_900, 0)).toBe(42);
  });

  test('is right on a client whose clock is an hour slow', () => {
    const behind = 3_600_000;
    expect(secondsSince(startedAt, start - behind + 42_000, behind)).toBe(42);
  });

  test('is never below zero', () => {
    expect(secondsSince(startedAt, start - 5000, 0)).toBe(0);
  });
});
