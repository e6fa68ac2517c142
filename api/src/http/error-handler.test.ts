import { Writable } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import pino from 'pino';
import { AppError } from '../errors/app-error.ts';
import { StoreUnavailable, type Stores } from '../store/store.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const started: TestApi[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((api) => api.close()));
});

const secret = 'the password of the database is 1234';

/** An api whose reads fail in this way, and the lines that it logs. */
async function startFailing(error: () => unknown) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const find: Stores['games']['find'] = async () => {
    throw error();
  };
  const api = await startTestApi({
    log: pino({ level: 'info' }, destination),
    wrapStores: (stores) => ({ ...stores, games: { ...stores.games, find } }),
  });
  started.push(api);
  const { client, game } = await api.newGame();
  return { lines, client, game };
}

describe('an unknown error', () => {
  test('is 500 with only the generic message and the request id', async () => {
    const { lines, client, game } = await startFailing(() => new TypeError(secret));
    const { status, text, error, headers } = await client.call(readGame, { id: game.id });
    expect(status).toBe(500);
    const requestId = headers.get('x-request-id');
    expect(error).toEqual({ message: 'Internal server error', code: 'internal', requestId });
    expect(text).not.toMatch(/TypeError|password|\.ts|stack/);
    const logged = lines.filter((line) => line.includes(secret)).map((line) => JSON.parse(line));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ level: 50, requestId, err: { type: 'TypeError' } });
  });

  test.each([
    ['a text', () => secret],
    ['nothing', () => undefined],
    ['null', () => null],
    ['an error with a status of its own', () => Object.assign(new Error(secret), { status: 200 })],
    ['an error with a server status', () => Object.assign(new Error(secret), { status: 503 })],
  ])('that is %s is 500 as well', async (_, error) => {
    const { client, game } = await startFailing(error);
    const { status, text } = await client.call(readGame, { id: game.id });
    expect(status).toBe(500);
    expect(text).not.toContain(secret);
  });
});

describe('a store that does not answer', () => {
  test('is 503 with Retry-After, without a reason', async () => {
    const { client, game } = await startFailing(() => new StoreUnavailable(secret));
    const { status, error, headers, text } = await client.call(readGame, { id: game.id });
    expect([status, error.code]).toEqual([503, 'store_unavailable']);
    expect(headers.get('retry-after')).toBe('1');
    expect(text).not.toContain(secret);
  });

  test('is 503 for every write too, once it is closed', async () => {
    const { client, game } = await startOpen();
    await started[0]?.stores.close();
    const guess = await client.call(submitGuess, { id: game.id, body: { guess: 'zzzz' } });
    const create = await client.call(createGame, { body: {} });
    expect([guess.status, create.status]).toEqual([503, 503]);
  });
});

async function startOpen() {
  const api = await startTestApi();
  started.push(api);
  return api.newGame();
}

describe('a client error', () => {
  test('names the invalid fields', async () => {
    const { client } = await startOpen();
    const body = { sport: 'chess', difficulty: 5 };
    const { error } = await client.call(createGame, { body });
    expect(error).toMatchObject({ message: 'Invalid sport', code: 'invalid_sport' });
    expect(error.errors).toEqual([
      { path: 'sport', message: 'Invalid sport' },
      { path: 'difficulty', message: 'Invalid difficulty' },
    ]);
  });
});

describe('the log of answers', () => {
  test('has a line for a client error, without cookie, body and query', async () => {
    const { lines, client, game } = await startFailing(() => new AppError('game_not_found'));
    const body = { guess: 'a private thought' };
    const query = { language: 'private' };
    await client.call(submitGuess, { id: game.id, body, query });
    const [line = '{}'] = lines.filter((each) => each.includes('answered'));
    expect(JSON.parse(line)).toMatchObject({
      method: 'POST',
      route: '/api/games/:id/guess',
      status: 404,
    });
    expect(lines.join()).not.toContain('private');
    expect(lines.join()).not.toContain(client.cookies.get('gid'));
    expect(lines.join()).not.toContain(String(game.id));
  });
});
