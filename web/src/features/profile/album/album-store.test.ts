import { describe, expect, jest, test } from '@jest/globals';
import { aSticker, createFakeProfileApi, someAlbums } from '../../../testing/fake-profile-api.ts';
import {
  createAlbumStore,
  firstPageWithSticker,
  leagueIn,
  pagesOf,
  placesOf,
} from './album-store.ts';

function aStore() {
  const api = createFakeProfileApi();
  const onFailure = jest.fn();
  return { api, onFailure, store: createAlbumStore({ call: api.call, onFailure }) };
}

const empty = { sport: 'basketball', league: 'nba', collected: 0, stickers: [] } as const;

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
    expect(firstPageWithSticker({ stickers })).toBe(page);
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

describe('the overview', () => {
  test('has the open leagues in their order', async () => {
    const { api, store } = aStore();
    const [closed, ...open] = someAlbums({ nba: 3 });
    api.answers.readAlbum = closed ? [{ ...closed, athletes: 0 }, ...open] : [];
    await store.loadOverview();
    expect(store.getState().overview).toEqual({ state: 'ready', leagues: open });
  });

  test('fails, is reported once, and can be requested again', async () => {
    const { api, store, onFailure } = aStore();
    api.failing.add('readAlbum');
    await store.loadOverview();
    expect(store.getState().overview).toEqual({ state: 'failed' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    api.failing.clear();
    await store.loadOverview();
    expect(store.getState().overview.state).toBe('ready');
  });

  test('is not reported once the page is left', async () => {
    const { api, store, onFailure } = aStore();
    api.failing.add('readAlbum');
    const reading = store.loadOverview();
    store.leave();
    await reading;
    expect(onFailure).not.toHaveBeenCalled();
    expect(store.getState().overview).toEqual({ state: 'loading' });
  });
});

describe('a league', () => {
  test('is requested by its name', async () => {
    const { api, store } = aStore();
    await store.loadLeague('nba');
    expect(api.calls('readAlbumPage')).toEqual([{ name: 'readAlbumPage', params: { id: 'nba' } }]);
    expect(store.getState().league).toEqual({ state: 'ready', album: api.answers.readAlbumPage });
  });

  test('stays during a reload, and is replaced by another one at once', async () => {
    const { store } = aStore();
    await store.loadLeague('nba');
    const again = store.loadLeague('nba');
    expect(store.getState().league.state).toBe('ready');
    await again;
    const other = store.loadLeague('atp');
    expect(store.getState().league).toEqual({ state: 'loading' });
    await other;
  });

  test('that failed does not affect the next one', async () => {
    const { api, store } = aStore();
    api.failing.add('readAlbumPage');
    await store.loadLeague('nba');
    expect(leagueIn(store.getState(), 'nba')).toEqual({ state: 'failed' });
    expect(leagueIn(store.getState(), 'atp')).toEqual({ state: 'loading' });
    const other = store.loadLeague('atp');
    expect(leagueIn(store.getState(), 'atp')).toEqual({ state: 'loading' });
    await other;
  });
});
