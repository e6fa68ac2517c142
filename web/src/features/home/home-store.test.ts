import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import type { Call } from '../../lib/api.ts';
import { offline } from '../../testing/fake-game-api.ts';
import { createHomeStore, streakNow } from './home-store.ts';

const since = '2026-11-22T12:00:00.000Z';
const visit = { expired: [], challenges: [], friends: [], achievements: [] };
const home = { stickers: [], album: [], stats: {}, unfinished: { streak: 2, games: [] } };

/** A store whose api answers by the names of the calls, and fails for all others. */
function storeOn(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const call = async ({ name }: Endpoint) => {
    asked.push(name);
    if (!(name in answers)) throw offline;
    return answers[name];
  };
  return { asked, store: createHomeStore({ call: call as Call, language: () => 'pt' }) };
}

describe('the home page', () => {
  test('reads everything with one call', async () => {
    const { asked, store } = storeOn({ noteVisit: { ...visit, since, home } });
    await store.open();
    await store.readWith(1, false);
    expect(asked).toEqual(['noteVisit']);
    expect(store.getState()).toMatchObject({ visit: { since }, ...home, isRead: true });
  });

  test('tells nothing of what cannot be read', async () => {
    const { store } = storeOn({});
    await store.open();
    expect(store.getState()).toMatchObject({ isRead: true });
    expect(store.getState().stats).toBeUndefined();
    await store.readWith(1, false);
    await store.readWith(1, true);
    expect(store.getState().stats).toBeUndefined();
  });

  test('reads what a game changes: after its end everything, with another what waits', async () => {
    const ended = { ...home, stats: { winRate: 50 }, unfinished: { streak: 3, games: [] } };
    const { asked, store } = storeOn({
      noteVisit: { ...visit, since, home },
      readHome: ended,
      readUnfinishedGames: { streak: 4, games: [] },
    });
    await store.open();
    expect(streakNow(store.getState())).toBe(2);
    await store.readWith(1, false);
    await store.readWith(1, true);
    expect(store.getState()).toMatchObject(ended);
    await store.readWith(2, false);
    expect(streakNow(store.getState())).toBe(4);
    expect(asked).toEqual(['noteVisit', 'readHome', 'readUnfinishedGames']);
  });
});
