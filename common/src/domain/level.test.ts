import { describe, expect, test } from '@jest/globals';
import { hintPenalty, hintRungs, levels } from './level.ts';
import { difficulties } from './sport.ts';

describe('a level', () => {
  test.each([
    ['easy', 7, 80, 'shows', 'suggests'],
    ['medium', 5, 100, 'shows', 'suggests'],
    ['hard', 3, 140, 'hides', 'suggests'],
    ['expert', 2, 200, 'hides', 'leaves out'],
  ] as const)('%s: %d guesses, %d points, %s the parts, %s names', (...row) => {
    const [difficulty, guesses, basePoints, parts, names] = row;
    expect(levels[difficulty]).toEqual({
      guesses,
      basePoints,
      showsMatch: parts === 'shows',
      suggestsNames: names === 'suggests',
    });
  });
});

describe('the price of a hint', () => {
  test.each([
    ['easy', [8, 12, 20]],
    ['medium', [10, 15, 25]],
    ['hard', [14, 21, 35]],
    ['expert', [20, 30, 50]],
  ] as const)('on %s is %j, hint by hint', (difficulty, ladder) => {
    expect([1, 2, 3].map((rung) => hintPenalty(difficulty, rung))).toEqual(ladder);
    expect(ladder).toHaveLength(hintRungs);
  });

  test.each([0, 4, 5])('is 0 for hint %d, which does not exist', (rung) => {
    expect(difficulties.map((difficulty) => hintPenalty(difficulty, rung))).toEqual([0, 0, 0, 0]);
  });
});
