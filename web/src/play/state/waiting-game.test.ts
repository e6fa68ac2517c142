import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../lib/api.ts';
import { offline } from '../../testing/fake-game-api.ts';
import { fakeDeadline, hiddenAthlete } from '../../testing/fake-game-rules.ts';
import { storeOnFakeApi } from '../../testing/store-on-fake-api.ts';
import { type GameChoice, unchosenGame } from './game-choice.ts';

const { unchosen: _, ...usual } = unchosenGame('en');

const tennis: GameChoice = { sport: 'tennis', league: 'atp', difficulty: 'easy' };

/** A store with a touched game on screen. */
async function touched() {
  const all = storeOnFakeApi();
  await all.store.start();
  await all.store.takeHint();
  all.notices.length = 0;
  return { ...all, id: all.game().id };
}

describe('a touched game', () => {
  test.each([
    ['another sport', ({ store }) => store.start({ sport: 'tennis' })],
    ['another league', ({ store }) => store.changeLeague('spanish-la-liga')],
    ['closing the screen', async ({ store }) => store.leave()],
  ] as readonly [string, (all: Awaited<ReturnType<typeof touched>>) => Promise<void>][])(
    'is announced as waiting when it is left by %s, and is not given up',
    async (_, leave) => {
      const all = await touched();
      await leave(all);
      expect(all.notices).toMatchObject([
        { kind: 'waits', game: { id: all.id, waitsUntil: fakeDeadline } },
      ]);
      expect(all.api.games.get(all.id)).toMatchObject({ completed: false, abandoned: false });
    },
  );

  test('is announced as waiting when another game is opened', async () => {
    const { store, notices, api, id } = await touched();
    await store.start(tennis);
    const other = [...api.games.keys()].find((each) => each !== id) ?? 0;
    await store.load(id);
    notices.length = 0;
    await store.load(other);
    expect(notices).toMatchObject([{ kind: 'waits', game: { id } }]);
  });

  test('of a daily waits on its own page: to play on is to begin another', async () => {
    const { store, api, id, game } = await touched();
    api.games.set(id, { ...game(), daily: { date: '2026-11-23', number: 327, counts: true } });
    await store.resume();
    expect(game().id).not.toBe(id);
    expect(api.games.get(id)).toMatchObject({ completed: false });
    expect(store.getState().daily).toMatchObject({ id, daily: { date: '2026-11-23' } });
  });

  test('is given up by New Athlete alone, without a word of waiting', async () => {
    const { store, notices, api, id } = await touched();
    await store.newAthlete();
    expect(api.games.get(id)).toMatchObject({ abandoned: true });
    expect(notices).toEqual([{ kind: 'abandoned', athleteName: hiddenAthlete }]);
  });

  test('takes the streak with it when it is given up', async () => {
    const { store, notices } = await touched();
    store.setState({ streak: 4 });
    await store.newAthlete();
    await store.takeHint();
    store.leave();
    expect(notices.at(-1)).toMatchObject({ kind: 'waits', streak: 0 });
  });

  test('has nothing to wait for once it is over, and neither has an untouched one', async () => {
    const { store, notices } = await touched();
    await store.submitGuess(hiddenAthlete);
    store.leave();
    await store.start(tennis);
    await store.start(usual);
    store.leave();
    expect(notices).toEqual([]);
  });
});

describe('coming back', () => {
  test('continues the game that waits instead of starting one', async () => {
    const { store, api, notices, game, id } = await touched();
    await store.start(tennis);
    const created = api.calls('createGame').length;
    await store.resume();
    expect(game().id).toBe(id);
    expect(notices.at(-1)).toMatchObject({ kind: 'loaded', game: { id } });
    expect(api.calls('createGame')).toHaveLength(created);
  });

  test('is quiet where the screen says so itself', async () => {
    const { store, notices, game, id } = await touched();
    await store.resume({ silent: true });
    expect(game().id).toBe(id);
    expect(notices).toMatchObject([{ kind: 'waits' }]);
  });

  test('starts a game if none waits, and if that cannot be found out', async () => {
    const { store, api, game } = storeOnFakeApi();
    await store.resume();
    expect(game()).toMatchObject(usual);
    api.fail('readUnfinishedGames', offline);
    await store.resume();
    expect(api.calls('createGame')).toHaveLength(2);
  });

  test('starts another game if the one that waits is gone by then', async () => {
    const { store, api, notices, game, id } = await touched();
    api.fail('readGame', new ApiError(404, 'game_not_found', 'Game not found'));
    await store.resume();
    expect(game().id).not.toBe(id);
    expect(notices.at(-1)).toEqual({ kind: 'not-found' });
  });
});

describe('a user who becomes known after the first game', () => {
  test('gets the game that waits for them in its place', async () => {
    const { store, game, id } = await touched();
    await store.start(tennis);
    store.setState({ choice: unchosenGame('en') });
    await store.prefer(tennis);
    expect(game().id).toBe(id);
  });

  test('gets one of their choice if none waits, while that is still being asked', async () => {
    const { store, game, api } = storeOnFakeApi();
    const coming = store.resume();
    await store.prefer(tennis);
    await coming;
    expect(game()).toMatchObject(tennis);
    expect(api.calls('createGame')).toHaveLength(1);
  });
});
