import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import {
  albumOrder,
  coverStickers,
  rarities,
  rarityOf,
  stickersOf,
  type Rarity,
  type Win,
} from './album.ts';
import { levels } from '../level.ts';
import { difficulties, type Difficulty } from '../sport.ts';

const aWin = (more: Partial<Win> = {}): Win => ({
  league: 'nba',
  athleteId: 'somebody',
  difficulty: 'easy',
  guesses: 3,
  finishedAt: 1,
  ...more,
});

describe('the rarity of a win', () => {
  test.each<[Difficulty, number, Rarity]>([
    ['easy', 1, 'rare'],
    ['easy', 2, 'common'],
    ['easy', 3, 'common'],
    ['easy', 7, 'common'],
    ['medium', 1, 'epic'],
    ['medium', 2, 'rare'],
    ['medium', 3, 'common'],
    ['medium', 5, 'common'],
    ['hard', 1, 'legendary'],
    ['hard', 2, 'epic'],
    ['hard', 3, 'rare'],
    ['expert', 1, 'legendary'],
    ['expert', 2, 'legendary'],
  ])('%s at guess %i is %s', (difficulty, guesses, rarity) => {
    expect(rarityOf(difficulty, guesses)).toBe(rarity);
  });

  test('is common in most of the ways to win, as at the level that is played most', () => {
    const shareOf = (played: readonly Difficulty[]) => {
      const ways = played.flatMap((level) =>
        Array.from({ length: levels[level].guesses }, (_, at) => rarityOf(level, at + 1)),
      );
      return ways.filter((rarity) => rarity === 'common').length / ways.length;
    };
    expect(shareOf(difficulties)).toBeGreaterThan(0.5);
    expect(shareOf(['medium'])).toBeGreaterThan(0.5);
  });

  test('never falls with a harder level and never rises with another guess', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...difficulties),
        fc.constantFrom(...difficulties),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 7 }),
        (one, other, few, many) => {
          const [lower, higher] =
            difficulties.indexOf(one) <= difficulties.indexOf(other) ? [one, other] : [other, one];
          const rank = (level: Difficulty, guesses: number) =>
            rarities.indexOf(rarityOf(level, guesses));
          expect(rank(higher, Math.min(few, many))).toBeGreaterThanOrEqual(
            rank(lower, Math.max(few, many)),
          );
        },
      ),
    );
  });
});

describe('the stickers of wins', () => {
  test('are one for each athlete and league', () => {
    const wins = [
      aWin(),
      aWin({ league: 'fiba-world-cup' }),
      aWin({ athleteId: 'another' }),
      aWin(),
    ];
    expect(
      stickersOf(wins).map(({ league, athleteId, wins: n }) => [league, athleteId, n]),
    ).toEqual([
      ['nba', 'somebody', 2],
      ['fiba-world-cup', 'somebody', 1],
      ['nba', 'another', 1],
    ]);
  });

  test('keep of equally rare wins the one with fewest guesses', () => {
    const wins = [aWin({ difficulty: 'medium', guesses: 4 }), aWin({ guesses: 2, finishedAt: 2 })];
    expect(stickersOf(wins)).toMatchObject([{ difficulty: 'easy', guesses: 2 }]);
  });

  test('keep the rarest win, and the time of the first', () => {
    const wins = [
      aWin({ finishedAt: 10 }),
      aWin({ difficulty: 'medium', guesses: 4, finishedAt: 20 }),
      aWin({ difficulty: 'easy', guesses: 2, finishedAt: 30 }),
      aWin({ difficulty: 'medium', guesses: 2, finishedAt: 40 }),
    ];
    expect(stickersOf(wins)).toEqual([
      {
        ...{ league: 'nba', athleteId: 'somebody', difficulty: 'medium', guesses: 2 },
        ...{ rarity: 'rare', wins: 4, collectedAt: 10 },
      },
    ]);
  });

  test('are the same of groups of wins as of the single ones', () => {
    const [first, second, third] = [
      aWin({ finishedAt: 10 }),
      aWin({ finishedAt: 20 }),
      aWin({ difficulty: 'expert', finishedAt: 30 }),
    ] as const;
    const groups = [
      { ...first, count: 2 },
      { ...third, count: 1 },
    ];
    expect(stickersOf(groups)).toEqual(stickersOf([first, second, third]));
  });

  test('of a party are common, make no double and give way to every game', () => {
    const solved = aWin({ difficulty: 'expert', guesses: 1, finishedAt: 10, ofParty: true });
    const sticker = { rarity: 'common', wins: 1, collectedAt: 10 };
    expect(stickersOf([solved])).toMatchObject([{ ...sticker, difficulty: 'expert' }]);
    const won = aWin({ guesses: 5, finishedAt: 20 });
    expect(stickersOf([solved, won])).toMatchObject([{ ...sticker, guesses: 5 }]);
    const [better] = stickersOf([solved, won, aWin({ difficulty: 'hard', guesses: 1 })]);
    expect(better).toMatchObject({ rarity: 'legendary', wins: 2 });
  });

  test('are empty without a win', () => {
    expect(stickersOf([])).toEqual([]);
  });
});

test('a cover has the rarest sticker, of these the newest, then the newest of the others', () => {
  const held = [
    { rarity: 'legendary', collectedAt: 1 },
    { rarity: 'rare', collectedAt: 9 },
    { rarity: 'legendary', collectedAt: 4 },
    { rarity: 'common', collectedAt: 10 },
    { rarity: 'rare', collectedAt: 8 },
  ] as const;
  const order = (most: number) => coverStickers(held, most).map(({ collectedAt }) => collectedAt);
  expect(order(3)).toEqual([4, 10, 9]);
  expect(order(9)).toEqual([4, 10, 9, 8, 1]);
  expect(coverStickers([], 3)).toEqual([]);
});

describe('the places of an album', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,8}(-[a-z]{2,8})?$/), { maxLength: 40 });

  test('do not depend on the order of the athletes', () => {
    fc.assert(
      fc.property(ids, (some) => {
        expect(albumOrder(some.toReversed())).toEqual(albumOrder(some));
        expect(albumOrder(some).toSorted()).toEqual(some.toSorted());
      }),
    );
  });

  test('do not follow the names', () => {
    const sorted = Array.from({ length: 26 }, (_, at) => `${String.fromCharCode(97 + at)}-name`);
    const steps = albumOrder(sorted).map((id) => sorted.indexOf(id));
    const risingSteps = steps.filter((at, index) => index > 0 && at > (steps[index - 1] ?? 0));
    expect(risingSteps.length).toBeLessThan(20);
    expect(risingSteps.length).toBeGreaterThan(5);
  });
});
