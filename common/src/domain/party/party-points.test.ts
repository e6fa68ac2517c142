import { expect, test } from '@jest/globals';
import { pointsOf } from './party-points.ts';
import type { PartyGuess } from './party.ts';

const untimed = { startsAt: 0, endsAt: null };
const guess = (kind: 'right' | 'unknown', clues: number): PartyGuess => ({
  ...{ text: kind, accuracy: kind === 'right' ? 100 : 0, at: 99_000, clues, outcome: { kind } },
});

test('without a clock each clue that is open takes a hundred points', () => {
  const points = [0, 1, 2, 3, 4].map((clues) => pointsOf(untimed, [guess('right', clues)]));
  expect(points).toEqual([1000, 900, 800, 700, 600]);
  expect(pointsOf(untimed, [guess('unknown', 1), guess('right', 3)])).toBe(600);
  const wrong = Array.from({ length: 4 }, () => guess('unknown', 4));
  expect(pointsOf(untimed, [...wrong, guess('right', 4)])).toBe(300);
});

test('the clues of older guesses, of which none is known, cost nothing', () => {
  const { clues: _, ...older } = guess('right', 3);
  expect(pointsOf(untimed, [older])).toBe(1000);
});
