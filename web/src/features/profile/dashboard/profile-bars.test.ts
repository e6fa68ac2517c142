import { describe, expect, test } from '@jest/globals';
import { guessesBar, streakBar, timeBar } from './profile-bars.ts';

describe('the bars of performance', () => {
  test.each([
    [0, 0],
    [7, 70],
    [10, 100],
    [23, 100],
  ])('a streak of %i games fills %i percent', (games, percent) => {
    expect(streakBar(games)).toBe(percent);
  });

  test.each([
    [0, 0],
    [2.5, 50],
    [5, 100],
    [6.8, 100],
  ])('an average of %d guesses fills %i percent', (guesses, percent) => {
    expect(guessesBar(guesses)).toBe(percent);
  });

  test.each([
    [0, 0],
    [90, 50],
    [180, 100],
    [4000, 100],
  ])('an average of %i seconds fills %i percent', (seconds, percent) => {
    expect(timeBar(seconds)).toBe(percent);
  });
});
