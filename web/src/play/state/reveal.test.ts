import { describe, expect, test } from '@jest/globals';
import { overlayOpacity, revealStep, usedGuesses } from './reveal.ts';

const game = (totalGuesses: number, used: number, athleteName: string | null = null) => ({
  totalGuesses,
  remainingGuesses: totalGuesses - used,
  athleteName,
});

describe('the overlay', () => {
  test.each([
    [5, 0, 0.9],
    [5, 1, 0.72],
    [5, 2, 0.54],
    [5, 3, 0.36],
    [5, 4, 0.18],
    [7, 6, 0.129],
    [2, 1, 0.45],
  ])('of %i guesses with %i used is %f opaque', (total, used, opacity) => {
    expect(overlayOpacity(game(total, used))).toBeCloseTo(opacity, 3);
  });

  test('is never less opaque than 0.1 while the athlete is hidden', () => {
    expect(overlayOpacity(game(5, 5))).toBe(0.1);
  });

  test('is gone once the athlete is told', () => {
    expect(overlayOpacity(game(5, 1, 'Ada Secretova'))).toBe(0);
  });
});

describe('the step of the picture', () => {
  test('counts from the first view and stops at the last guess', () => {
    expect(revealStep(game(5, 0))).toEqual({ step: 1, steps: 5 });
    expect(revealStep(game(5, 1))).toEqual({ step: 2, steps: 5 });
    expect(revealStep(game(5, 5))).toEqual({ step: 5, steps: 5 });
  });

  test('used guesses are allowed less remaining', () => {
    expect(usedGuesses(game(7, 3))).toBe(3);
  });
});
