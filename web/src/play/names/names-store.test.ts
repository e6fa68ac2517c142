import { describe, expect, test } from '@jest/globals';
import { createFakeGameApi, offline } from '../../testing/fake-game-api.ts';
import { createNamesStore } from './names-store.ts';

describe('the names of a sport', () => {
  test('are loaded once, and made ready with the first letter', async () => {
    const api = createFakeGameApi();
    const names = createNamesStore(api.call);
    await Promise.all([names.load('tennis'), names.load('tennis')]);
    await names.load('tennis');
    expect(api.calls('readAthleteNames')).toMatchObject([{ query: { sport: 'tennis' } }]);
    expect(names.getState().tennis).toBeUndefined();
    const book = await names.open('tennis');
    expect(book?.suggest('sak', 'atp')).toMatchObject([{ name: 'Bukayo Saka' }]);
    expect(names.open('tennis')).toBe(book);
  });

  test('are made ready as soon as they are there if a letter was typed before', async () => {
    const api = createFakeGameApi();
    const names = createNamesStore(api.call);
    const early = await names.open('soccer');
    expect(early?.suggest('sak', 'english-premier-league')).toEqual([]);
    await names.load('soccer');
    expect(names.getState().soccer).toBe(await names.open('soccer'));
  });

  test('are requested again after a failure', async () => {
    const api = createFakeGameApi();
    const names = createNamesStore(api.call);
    api.fail('readAthleteNames', offline);
    await names.load('soccer');
    await names.load('soccer');
    const book = await names.open('soccer');
    expect(book?.suggest('sak', 'english-premier-league')).toHaveLength(1);
  });
});
