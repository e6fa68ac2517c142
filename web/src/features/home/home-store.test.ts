import type { LatestSticker } from '@craque/common/contracts/album.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import type { Call } from '../../lib/api.ts';
import { offline } from '../../testing/fake-game-api.ts';
import { createHomeStore, newStickers, streakNow } from './home-store.ts';

const since = '2026-11-22T12:00:00.000Z';
const stickerOf = (collectedAt: string) => ({ collectedAt }) as LatestSticker;
const visit = { streak: 2, expired: [], challenges: [], friends: [], achievements: [] };

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
  test('reads everything at once, and leaves out what cannot be read', async () => {
    const { asked, store } = storeOn({ noteVisit: { ...visit, since }, readAlbum: [] });
    await store.open();
    expect(asked.toSorted()).toEqual(['noteVisit', 'readAlbum', 'readLatestStickers', 'readStats']);
    expect(store.getState()).toMatchObject({ visit: { since }, album: [] });
    expect(store.getState().stats).toBeUndefined();
    expect(store.getState().isRead).toBe(true);
  });

  test('calls stickers new that were collected after the visit before', async () => {
    const [before, after] = ['2026-11-22T11:59:00.000Z', '2026-11-22T12:01:00.000Z'];
    const readLatestStickers = [stickerOf(after), stickerOf(before)];
    const { store } = storeOn({ readLatestStickers, noteVisit: { ...visit, since } });
    await store.open();
    expect(newStickers(store.getState())).toEqual([stickerOf(after)]);
  });

  test('tells the streak of now, also after a game that ended since the visit was noted', async () => {
    const answers: Record<string, unknown> = { noteVisit: { ...visit, since } };
    const { store } = storeOn(answers);
    await store.open();
    expect(streakNow(store.getState())).toBe(2);
    answers.readUnfinishedGames = { streak: 3, games: [] };
    await store.readUnfinished();
    expect(streakNow(store.getState())).toBe(3);
  });

  test('calls no sticker new on the first visit', async () => {
    const readLatestStickers = [stickerOf('2026-11-22T12:01:00.000Z')];
    const { store } = storeOn({ readLatestStickers, noteVisit: { ...visit, since: null } });
    await store.open();
    expect(newStickers(store.getState())).toEqual([]);
  });
});
