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

  test('never has more guesses or fewer points than the one before', () => {
    const inOrder = difficulties.map((difficulty) => levels[difficulty]);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b.guesses - a.guesses));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a.basePoints - b.basePoints));
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

  test.each(difficulties)('on %s adds up to half of the base points', (difficulty) => {
    const all = [1, 2, 3].reduce((sum, rung) => sum + hintPenalty(difficulty, rung), 0);
    expect(all).toBe(levels[difficulty].basePoints / 2);
  });

  test.each([0, 4, 5])('is 0 for hint %d, which does not exist', (rung) => {
    expect(difficulties.map((difficulty) => hintPenalty(difficulty, rung))).toEqual([0, 0, 0, 0]);
  });
});
