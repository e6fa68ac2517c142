import { afterEach, describe, expect, test } from '@jest/globals';
import { createGame, readGame, readPhoto, submitGuess } from '@craque/common/contracts/games.ts';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { StoreUnavailable } from '../store/store.ts';

/** A disk that syncs when the test says so. */
function heldDisk() {
  const state = { isHeld: false, asked: 0, held: Promise.withResolvers<void>() };
  const flushed = () => {
    if (!state.isHeld) return Promise.resolve();
    state.asked += 1;
    return state.held.promise;
  };
  return { state, flushed };
}

const started: { api?: TestApi } = {};
afterEach(() => started.api?.close());

async function start() {
  const disk = heldDisk();
  const api = await startTestApi({
    wrapStores: (stores) => ({ ...stores, flushed: disk.flushed }),
  });
  started.api = api;
  const { client, game } = await api.newGame();
  const { id } = game;
  const calls = {
    'a guess': () => client.call(submitGuess, { id, body: { guess: 'Nobody At All' } }),
    'a game': () => client.call(createGame, { body: {} }),
    'a read': () => client.call(readGame, { id }),
    'nothing new': () => client.call(readGame, { id, query: { since: '999' } }),
    'a picture': () => client.call(readPhoto, { id }),
    'an error': () => client.call(readGame, { id: 1 }),
  };
  return { disk, calls };
}

const names = ['a guess', 'a game', 'a read', 'nothing new', 'a picture', 'an error'] as const;

describe('an answer', () => {
  test.each(names)('with %s leaves after the sync of what was written before it', async (name) => {
    const { disk, calls } = await start();
    disk.state.isHeld = true;
    let hasLeft = false;
    const answer = calls[name]().then((each) => {
      hasLeft = true;
      return each;
    });
    while (disk.state.asked === 0) await new Promise(setImmediate);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(hasLeft).toBe(false);
    disk.state.held.resolve();
    expect((await answer).status).toBeLessThan(name === 'an error' ? 405 : 300);
  });

  test.each(names)('with %s is a 503 if the disk fails', async (name) => {
    const { disk, calls } = await start();
    disk.state.isHeld = true;
    disk.state.held.promise.catch(() => undefined);
    disk.state.held.reject(new StoreUnavailable('the disk fails'));
    expect((await calls[name]()).status).toBe(503);
  });
});
