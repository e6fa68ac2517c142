import { describe, expect, test } from '@jest/globals';
import { aSticker } from '../../../testing/fake-profile-api.ts';
import { openingPage, pagesOf, placesOf } from './album-paging.ts';

const empty = {
  sport: 'basketball',
  league: 'nba',
  collected: 0,
  goal: null,
  stickers: [],
} as const;

describe('the pages of a league', () => {
  test.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [120, 10],
  ])('for %i athletes are %i', (athletes, pages) => {
    expect(pagesOf({ athletes })).toBe(pages);
  });

  test.each([
    [[], 1],
    [[12], 1],
    [[40, 25, 38], 3],
  ])('with stickers at %j open at %i', (held, page) => {
    const stickers = held.map((place) => aSticker({ place }));
    expect(openingPage({ stickers })).toBe(page);
  });

  test('without a sticker open at the one that was open last', () => {
    expect(openingPage({ stickers: [] }, 7)).toBe(7);
    expect(openingPage({ stickers: [aSticker({ place: 13 })] }, 7)).toBe(2);
  });

  test('have twelve places each, the last one the rest', () => {
    const album = { ...empty, athletes: 14, stickers: [aSticker({ place: 13 })] };
    expect(placesOf(album, 1).map(({ place }) => place)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(placesOf(album, 2)).toEqual([
      { place: 13, sticker: aSticker({ place: 13 }) },
      { place: 14 },
    ]);
    expect(placesOf(album, 3)).toEqual([]);
  });
});
