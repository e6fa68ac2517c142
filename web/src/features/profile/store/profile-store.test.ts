import { describe, expect, jest, test } from '@jest/globals';
import {
  aHistoryItem,
  createFakeProfileApi,
  someStates,
} from '../../../testing/fake-profile-api.ts';
import { createProfileStore } from './profile-store.ts';

function aStore() {
  const api = createFakeProfileApi();
  const onFailure = jest.fn();
  const store = createProfileStore({ call: api.call, onFailure });
  const shownGames = () => {
    const { history } = store.getState();
    return history.state === 'ready' ? history.games.map(({ id }) => id) : [];
  };
  return { api, onFailure, store, shownGames };
}

const page = (newest: number, length: number) =>
  Array.from({ length }, (_, index) => aHistoryItem({ id: newest - index }));

describe('the overview', () => {
  test('is one call, which has the statistics and the achievements', async () => {
    const { api, store } = aStore();
    expect(store.getState().overview).toEqual({ state: 'loading' });
    await store.loadOverview();
    expect(store.getState().overview).toEqual({
      state: 'ready',
      profile: api.answers.readProfile,
    });
    expect(api.sent).toEqual([{ name: 'readProfile' }]);
  });

  test('fails, and is reported once', async () => {
    const { api, store, onFailure } = aStore();
    api.failing.add('readProfile');
    await store.loadOverview();
    expect(store.getState().overview).toEqual({ state: 'failed' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    api.failing.clear();
    await store.loadOverview();
    expect(store.getState().overview.state).toBe('ready');
  });

  test('stays on screen if reloading fails', async () => {
    const { api, store, onFailure } = aStore();
    await store.loadOverview();
    api.failing.add('readProfile');
    await store.loadOverview();
    expect(store.getState().overview.state).toBe('ready');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('is not reported once the page is left', async () => {
    const { api, store, onFailure } = aStore();
    api.failing.add('readProfile');
    const reading = store.loadOverview();
    store.leave();
    await reading;
    expect(onFailure).not.toHaveBeenCalled();
    expect(store.getState().overview).toEqual({ state: 'loading' });
  });
});

describe('the history', () => {
  test('has no more to show after a page that is not full', async () => {
    const { api, store } = aStore();
    api.answers.readHistory = page(90, 49);
    await store.loadHistory();
    expect(store.getState().history).toMatchObject({ state: 'ready', more: false });
  });

  test('continues before the oldest game, without showing one twice', async () => {
    const { api, store, shownGames } = aStore();
    api.answers.readHistory = page(90, 50);
    await store.loadHistory();
    expect(store.getState().history).toMatchObject({ more: true });
    api.answers.readHistory = page(42, 3);
    const adding = store.showMore();
    expect(store.getState().adding).toBe(true);
    await adding;
    expect(api.calls('readHistory').at(-1)?.query).toEqual({ before: 41 });
    expect(shownGames().slice(-3)).toEqual([42, 41, 40]);
    expect(shownGames()).toHaveLength(51);
    expect(store.getState()).toMatchObject({ history: { more: false }, adding: false });
  });

  test('keeps what it has if the older games cannot be loaded', async () => {
    const { api, store, shownGames, onFailure } = aStore();
    api.answers.readHistory = page(90, 50);
    await store.loadHistory();
    api.failing.add('readHistory');
    await store.showMore();
    expect(shownGames()).toHaveLength(50);
    expect(store.getState()).toMatchObject({ history: { more: true }, adding: false });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('requests nothing older while it has no game', async () => {
    const { api, store } = aStore();
    api.answers.readHistory = [];
    await store.loadHistory();
    await store.showMore();
    expect(api.calls('readHistory')).toHaveLength(1);
  });
});

describe('the achievements', () => {
  test('are in the order of the list, each with its progress', async () => {
    const { api, store } = aStore();
    const unlockedAt = '2026-11-20T12:00:00.000Z';
    api.answers.readUserAchievements = someStates({
      first_victory: { unlocked: true, unlockedAt, progress: 1 },
      f1_expert: { progress: 2 },
    }).reverse();
    await store.loadAchievements('it');
    expect(api.calls('readAchievements')[0]?.query).toEqual({ language: 'it' });
    const { achievements } = store.getState();
    const cards = achievements.state === 'ready' ? achievements.cards : [];
    expect(cards.map(({ id }) => id)).toEqual(api.answers.readAchievements.map(({ id }) => id));
    expect(cards[0]).toMatchObject({ unlocked: true, unlockedAt, progress: 1 });
    expect(cards[3]).toMatchObject({ unlocked: false, unlockedAt: null, progress: 2, target: 5 });
  });

  test('stay in the language requested last', async () => {
    const { api, store } = aStore();
    const first = store.loadAchievements('de');
    api.answers.readAchievements = api.answers.readAchievements.slice(0, 1);
    await store.loadAchievements('fr');
    await first;
    const { achievements } = store.getState();
    expect(achievements).toMatchObject({ state: 'ready', cards: [{ id: 'first_victory' }] });
  });
});
