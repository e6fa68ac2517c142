import { describe, expect, test } from '@jest/globals';
import { createFakeGameApi, offline } from '../../../testing/fake-game-api.ts';
import { createNamesStore } from './names-store.ts';

describe('the names of a sport', () => {
  test('are loaded once', async () => {
    const api = createFakeGameApi();
    const names = createNamesStore(api.call);
    await Promise.all([names.load('tennis'), names.load('tennis')]);
    await names.load('tennis');
    expect(api.calls('readAthleteNames')).toMatchObject([{ query: { sport: 'tennis' } }]);
    expect(names.bookOf('tennis')).toHaveLength(4);
    expect(names.bookOf('soccer')).toBeUndefined();
  });

  test('are requested again after a failure', async () => {
    const api = createFakeGameApi();
    const names = createNamesStore(api.call);
    api.fail('readAthleteNames', offline);
    await names.load('soccer');
    expect(names.bookOf('soccer')).toBeUndefined();
    await names.load('soccer');
    expect(names.bookOf('soccer')).toHaveLength(4);
  });
});
