import { describe, expect, test } from '@jest/globals';
import { albumAddress, albumPath, placePath } from './album-address.ts';

const searchOf = (path: string) => path.slice(path.indexOf('?'));

describe('the address of the album', () => {
  test.each([
    [{}, '/profile?tab=history&view=album'],
    [{ league: 'nba' }, '/profile?tab=history&view=album&league=nba'],
    [
      { league: 'english-premier-league', page: 3 },
      '/profile?tab=history&view=album&league=english-premier-league&page=3',
    ],
    [{ set: true }, '/profile?tab=history&view=album&set=week'],
  ] as const)('of %j is parsed', (opened, path) => {
    expect(albumPath(opened)).toBe(path);
    expect(albumAddress(searchOf(path))).toEqual(opened);
  });

  test.each([
    [1, 1],
    [12, 1],
    [13, 2],
    [37, 4],
  ])('of place %i is that of page %i', (place, page) => {
    expect(placePath('nba', place)).toBe(albumPath({ league: 'nba', page }));
  });

  test('of a place is found by the name of the league, and is that of all for an unknown one', () => {
    expect(placePath('English Premier League', 13)).toBe(
      albumPath({ league: 'english-premier-league', page: 2 }),
    );
    expect(placePath('Kings League', 13)).toBe(albumPath());
  });

  test('is undefined if another view or tab is named', () => {
    expect(albumAddress('?tab=history')).toBeUndefined();
    expect(albumAddress('?tab=friends&view=album')).toBeUndefined();
    expect(albumAddress('')).toBeUndefined();
  });

  test.each(['0', '-1', '1.5', 'x', '99999'])('treats page %s as the first', (page) => {
    expect(albumAddress(`?tab=history&view=album&league=nba&page=${page}`)?.page).toBe(1);
  });

  test('shows all leagues instead of an unknown one', () => {
    expect(albumAddress('?tab=history&view=album&league=kings')).toEqual({});
  });
});
