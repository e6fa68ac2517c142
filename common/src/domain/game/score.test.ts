import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { hintPenalty, hintRungs, levels } from '../level.ts';
import { corePoints, missCost, scoreOfWin, speedBonus, streakBonus } from './score.ts';
import { difficulties } from '../sport.ts';

describe('the points of an attempt', () => {
  test.each([
    ['easy', [80, 69, 57, 46, 34, 23, 11]],
    ['medium', [100, 80, 60, 40, 20]],
    ['hard', [140, 93, 47]],
    ['expert', [200, 100]],
  ] as const)('on %s are %j', (difficulty, points) => {
    expect(points).toHaveLength(levels[difficulty].guesses);
    expect(points.map((_, index) => corePoints(difficulty, index + 1, 0))).toEqual(points);
  });

  test.each([
    ['easy', 7, 1, 10],
    ['medium', 1, 50, 50],
    ['medium', 3, 50, 10],
    ['medium', 5, 10, 10],
    ['hard', 2, 35, 58],
    ['hard', 3, 70, 10],
    ['expert', 2, 100, 10],
  ] as const)(
    'on %s, guess %d, less hints of %d leave %d',
    (difficulty, attempt, penalty, core) => {
      expect(corePoints(difficulty, attempt, penalty)).toBe(core);
    },
  );
});

test.each([
  ['easy', 1, 0, 11],
  ['medium', 1, 0, 20],
  ['medium', 1, 10, 20],
  ['expert', 1, 0, 100],
  ['medium', 4, 25, 5],
  ['medium', 4, 50, 0],
  ['medium', 5, 0, undefined],
  ['hard', 3, 70, undefined],
] as const)('on %s a miss at guess %d after hints of %d costs %j', (level, attempt, paid, cost) => {
  expect(missCost(level, attempt, paid)).toBe(cost);
});

describe('the speed bonus', () => {
  test.each([
    [0, 50],
    [11, 50],
    [12, 49],
    [45, 33],
    [60, 25],
    [109, 1],
    [110, 0],
    [111, 0],
    [86_400, 0],
  ])('after %d s is %d', (seconds, bonus) => {
    expect(speedBonus(seconds)).toBe(bonus);
  });

  test('never grows with time', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (seconds, more) => {
        expect(speedBonus(seconds + more)).toBeLessThanOrEqual(speedBonus(seconds));
      }),
    );
  });
});

describe('the streak bonus', () => {
  test.each([
    [1, 0],
    [2, 10],
    [3, 20],
    [6, 50],
    [7, 50],
    [400, 50],
  ])('of win number %d in a row is %d', (streak, bonus) => {
    expect(streakBonus(streak)).toBe(bonus);
  });
});

describe('the score of a win', () => {
  test.each([
    ['medium', 1, 0, 8, 1, { core: 100, speedBonus: 50, streakBonus: 0, score: 150 }],
    ['medium', 3, 10, 45, 3, { core: 50, speedBonus: 33, streakBonus: 20, score: 103 }],
    ['medium', 5, 50, 200, 1, { core: 10, speedBonus: 0, streakBonus: 0, score: 10 }],
    ['expert', 1, 0, 10, 6, { core: 200, speedBonus: 50, streakBonus: 50, score: 300 }],
  ] as const)('on %s, guess %d, hints of %d, %d s, win %d in a row is %j', (...example) => {
    const [difficulty, attempt, penalty, seconds, streak, points] = example;
    expect(scoreOfWin({ difficulty, attempt, penalty, seconds, streak })).toEqual(points);
  });

  test.each([
    ['easy', 180],
    ['medium', 200],
    ['hard', 240],
    ['expert', 300],
  ] as const)('on %s is at least 10 and at most %d, both reachable', (difficulty, most) => {
    const { guesses } = levels[difficulty];
    const costliest = { attempt: guesses, penalty: 1000, seconds: 86_400, streak: 1 };
    const best = { attempt: 1, penalty: 0, seconds: 0, streak: 6 };
    expect(scoreOfWin({ difficulty, ...costliest }).score).toBe(10);
    expect(scoreOfWin({ difficulty, ...best }).score).toBe(most);
  });

  const win = fc.constantFrom(...difficulties).chain((difficulty) =>
    fc.record({
      difficulty: fc.constant(difficulty),
      attempt: fc.integer({ min: 1, max: levels[difficulty].guesses }),
      rungs: fc.nat(hintRungs),
      seconds: fc.nat(200_000),
      streak: fc.integer({ min: 1, max: 1000 }),
    }),
  );

  test('is the integer sum of its three parts, within the bounds of the level', () => {
    fc.assert(
      fc.property(win, ({ difficulty, rungs, ...rest }) => {
        const penalty = [1, 2, 3]
          .slice(0, rungs)
          .reduce((sum, rung) => sum + hintPenalty(difficulty, rung), 0);
        const points = scoreOfWin({ difficulty, penalty, ...rest });
        expect(points.score).toBe(points.core + points.speedBonus + points.streakBonus);
        expect(Object.values(points).every(Number.isInteger)).toBe(true);
        expect(points.score).toBeGreaterThanOrEqual(10);
        expect(points.score).toBeLessThanOrEqual(levels[difficulty].basePoints + 100);
      }),
    );
  });

  test('falls, or stays at its minimum, with every further guess and every more expensive hint', () => {
    fc.assert(
      fc.property(win, fc.nat(60), ({ difficulty, attempt }, penalty) => {
        const core = corePoints(difficulty, attempt, penalty);
        expect(corePoints(difficulty, attempt, penalty + 5)).toBeLessThanOrEqual(core);
        if (attempt < levels[difficulty].guesses) {
          expect(corePoints(difficulty, attempt + 1, penalty)).toBeLessThanOrEqual(core);
        }
      }),
    );
  });
});
