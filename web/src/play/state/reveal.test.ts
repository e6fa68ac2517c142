import { expect, test } from '@jest/globals';
import { overlayOpacity, revealStep } from './reveal.ts';

const game = (totalGuesses: number, used: number, athleteName: string | null = null) => ({
  totalGuesses,
  remainingGuesses: totalGuesses - used,
  athleteName,
});

test.each([
  [5, 0, 0.9],
  [5, 1, 0.72],
  [5, 4, 0.18],
  [5, 5, 0.1],
  [7, 6, 0.129],
])('the overlay of %i guesses with %i used is %f opaque', (total, used, opacity) => {
  expect(overlayOpacity(game(total, used))).toBeCloseTo(opacity, 3);
});

test('the overlay is gone once the athlete is named', () => {
  expect(overlayOpacity(game(5, 1, 'Ada Secretova'))).toBe(0);
});

test('the step of the picture counts from the first view and stops at the last guess', () => {
  expect([0, 1, 5].map((used) => revealStep(game(5, used)))).toEqual([
    { step: 1, steps: 5 },
    { step: 2, steps: 5 },
    { step: 5, steps: 5 },
  ]);
});
