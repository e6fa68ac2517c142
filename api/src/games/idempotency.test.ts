import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createGame, readGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import type { Stores } from '../store/store.ts';
import { startFileApi } from '../testing/file-api.ts';
import { newChallenge } from '../testing/races/challenges.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startFileApi();

const key = (value: string) => ({ 'idempotency-key': value });

describe('a repeated guess', () => {
  test('gets the same bytes and uses one attempt, even after later guesses, hints and the end', async () => {
    const { client, game } = await api.newGame();
    const [first = '', second = ''] = await api.wrongNames(game.id);
    const guess = (text: string, headers = {}) =>
      client.call(submitGuess, { id: game.id, body: { guess: text }, headers });
    const once = await guess(first, key('k1'));
    const again = async () => (await guess(first, key('k1'))).text;
    expect(await again()).toBe(once.text);
    await guess(second);
    expect(await again()).toBe(once.text);
    await client.call(takeHint, { id: game.id });
    expect(await again()).toBe(once.text);
    await guess((await api.hidden(game.id)).name);
    api.clock.move(1000);
    expect(await again()).toBe(once.text);
    expect((await client.call(readGame, { id: game.id })).body.guesses).toHaveLength(3);
  });

  test('with another text is 422 and uses nothing', async () => {
    const { client, game } = await api.newGame();
    const guess = (text: string) =>
      client.call(submitGuess, { id: game.id, body: { guess: text }, headers: key('k') });
    await guess('zzzz');
    const { status, error } = await guess('yyyy');
    expect([status, error.code]).toEqual([422, 'idempotency_mismatch']);
    expect((await client.call(readGame, { id: game.id })).body.remainingGuesses).toBe(4);
  });

  test('under two keys uses two attempts, and a key of another game has no effect', async () => {
    const { client, game } = await api.newGame();
    const other = (await api.newGame({}, client)).game;
    const guess = (id: number, headers: Record<string, string>) =>
      client.call(submitGuess, { id, body: { guess: 'zzzz' }, headers });
    await guess(game.id, key('a'));
    expect((await guess(game.id, key('b'))).body.game.remainingGuesses).toBe(3);
    expect((await guess(other.id, key('a'))).body.game.remainingGuesses).toBe(4);
  });
});

describe('a repeated creation', () => {
  test('gets the same bytes and makes one game, even after later guesses', async () => {
    const client = api.guest();
    await api.newGame({}, client);
    const create = () =>
      client.call(createGame, { body: { sport: 'tennis' }, headers: key('new') });
    const once = await create();
    expect((await create()).text).toBe(once.text);
    await client.call(submitGuess, { id: once.body.id, body: { guess: 'zzzz' } });
    await client.call(takeHint, { id: once.body.id });
    api.clock.move(1000);
    const later = await create();
    expect([later.status, later.text]).toEqual([201, once.text]);
  });

  test('with another choice is 422', async () => {
    const client = api.guest();
    await api.newGame({}, client);
    await client.call(createGame, { body: { sport: 'tennis' }, headers: key('k') });
    const other = await client.call(createGame, { body: { sport: 'soccer' }, headers: key('k') });
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('with the same choice in other words is the same creation', async () => {
    const client = api.guest();
    await api.newGame({}, client);
    const create = (body: object) => client.call(createGame, { body, headers: key('k') });
    const once = await create({ sport: 'tennis', league: 'ATP' });
    expect((await create({ league: 'atp', difficulty: 'medium' })).text).toBe(once.text);
  });

  test('under the same key by somebody else is another game', async () => {
    const [one, other] = [api.guest(), api.guest()];
    const create = async (client: typeof one) =>
      (await client.call(createGame, { body: {}, headers: key('shared') })).body.id;
    await create(one);
    expect(await create(other)).not.toBe(await create(one));
  });

  test('twenty times at once makes one game', async () => {
    const client = api.guest();
    await api.newGame({}, client);
    const create = () => client.call(createGame, { body: {}, headers: key('burst') });
    const answers = await Promise.all(Array.from({ length: 20 }, create));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('an Idempotency-Key', () => {
  test.each([
    ['of 129 characters', 'k'.repeat(129)],
    ['with a space', 'a b'],
    ['that is empty', ''],
    ['beyond ASCII', 'kéy'],
  ])('%s is refused', async (_, value) => {
    const { client, game } = await api.newGame();
    const options = { id: game.id, body: { guess: 'zzzz' }, headers: key(value) };
    const { status, error } = await client.call(submitGuess, options);
    expect([status, error.message]).toEqual([400, 'Invalid Idempotency-Key']);
  });

  test('of 128 characters is accepted', async () => {
    const { client, game } = await api.newGame();
    const options = { id: game.id, body: { guess: 'zzzz' }, headers: key('k'.repeat(128)) };
    expect((await client.call(submitGuess, options)).status).toBe(200);
  });
});

describe('a guess in a game that others change again and again', () => {
  const losing = (times: number) => (stores: Stores) => {
    let lost = 0;
    const save: Stores['games']['save'] = async (game) => {
      lost += 1;
      return lost > times ? stores.games.save(game) : false;
    };
    return { ...stores, games: { ...stores.games, save } };
  };

  test.each([
    [39, 200],
    [40, 503],
  ])('after %d lost saves is %d', async (times, expected) => {
    const busy = await startTestApi({ wrapStores: losing(times) });
    const { client, game } = await busy.newGame();
    const options = { id: game.id, body: { guess: 'zzzz' } };
    const { status, headers } = await client.call(submitGuess, options);
    expect(status).toBe(expected);
    expect(headers.get('retry-after')).toBe(expected === 503 ? '1' : null);
    await busy.close();
  });

  test('of which many come at once makes nobody’s guess fail', async () => {
    const slow = (stores: Stores): Stores => {
      const save: Stores['games']['save'] = async (game) => {
        await pause(2);
        return stores.games.save(game);
      };
      return { ...stores, games: { ...stores.games, save } };
    };
    const crowded = await startTestApi({ wrapStores: slow });
    const choice = { difficulty: 'easy' } as const;
    const { id, creator, friends } = await newChallenge(crowded, { invited: 7, joined: 7, choice });
    const guesses = [creator, ...friends].flatMap(({ client }) =>
      Array.from('abcde', (letter) =>
        client.call(submitGuess, { id, body: { guess: `Zz${letter}` } }),
      ),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await crowded.close();
  });
});
