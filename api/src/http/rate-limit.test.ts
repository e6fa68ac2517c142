import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import { register } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import {
  createGame,
  readGame,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { sessionsPath } from '@craque/common/contracts/realtime.ts';
import { internalKey } from '@craque/common/tokens/internal-key.ts';
import type { Request, Response } from 'express';
import pino from 'pino';
import { connectRedis } from '../start/redis.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { useStillTime } from '@craque/common/testing/still-time.ts';
import { newBot, newToken, tokenClient } from '../testing/people/token-client.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import type { Stores } from '../store/store.ts';
import {
  startTestApi,
  type TestApi,
  type TestApiOverrides,
  testPassword,
  testSecret,
} from '../testing/test-api.ts';
import { mountClient } from './client.ts';
import { createRateLimit } from './rate-limit.ts';

useStillTime();
const cleanUp = useCleanUp();

async function start(overrides: TestApiOverrides): Promise<TestApi> {
  const api = await startTestApi(overrides);
  cleanUp(api.close);
  return api;
}

const rateHeaders = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));

function expectRefused(answer: Answer): void {
  expect(answer.status).toBe(429);
  expect(answer.error.code).toBe('too_many_requests');
  expect(answer.error.message).toBe('Too many requests. Please try again later.');
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.headers.get('ratelimit-remaining')).toBe('0');
}

const unknownGame = (client: TestClient, headers = {}) => client.call(readGame, { id: 1, headers });

describe('an address', () => {
  test('may make 1,200 calls a minute and no more', async () => {
    const api = await start({ limitsFactor: 1 });
    const client = api.guest();
    for (let calls = 1; calls < 1200; calls += 1) await unknownGame(client);
    const last = await unknownGame(client);
    expect([last.status, ...rateHeaders(last).slice(0, 2)]).toEqual([404, '1200', '0']);
    expectRefused(await unknownGame(client));
  });

  test('cannot create guests beyond its limit, and leaves no rows above it', async () => {
    const api = await start({ limitsFactor: 1 / 6 });
    const known = api.guest();
    const answers = [await known.call(createGame, { body: {} })];
    for (let mints = 1; mints < 13; mints += 1) {
      answers.push(await api.guest().call(createGame, { body: {} }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429, 429]);
    const refused = answers.slice(10);
    expect(refused.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('too_many_guests'));
    expect((await known.call(createGame, { body: {} })).status).toBe(201);
    expect((await api.user()).user.username).toMatch(/^user-/);
  });

  test('spends nothing of the day on guests whom the minute refuses', async () => {
    const rateLimit = createRateLimit({ factor: 1 / 6 });
    const [request, set] = [{ ip: '192.0.2.1' } as Request, jest.fn()];
    const arrive = () =>
      rateLimit.countGuest({ request, response: { set } as unknown as Response }).then(
        () => 'in',
        ({ code }) => code,
      );
    const first = await Promise.all(Array.from({ length: 200 }, arrive));
    expect(first.filter((each) => each === 'in')).toHaveLength(10);
    mock.timers.setTime(Date.now() + 60_000);
    expect(await arrive()).toBe('in');
  });

  test('is not changed by a forged X-Forwarded-For', async () => {
    const api = await start({ limitsFactor: 5 / 1200 });
    for (let calls = 0; calls < 5; calls += 1) {
      await unknownGame(api.guest(), { 'x-forwarded-for': `192.0.2.${calls}` });
    }
    expectRefused(await unknownGame(api.guest(), { 'x-forwarded-for': '192.0.2.99' }));
  });

  test('is the one that a trusted proxy saw, whatever the caller sent', async () => {
    const api = await start({ limitsFactor: 2 / 1200, trustProxy: 1 });
    const callFrom = (forged: string, seen: string) =>
      unknownGame(api.guest(), { 'x-forwarded-for': `${forged}, ${seen}` });
    await callFrom('192.0.2.1', '198.51.100.7');
    await callFrom('192.0.2.2', '198.51.100.7');
    expectRefused(await callFrom('192.0.2.3', '198.51.100.7'));
    expect((await callFrom('192.0.2.3', '198.51.100.8')).status).toBe(404);
  });
});

describe('every request counts for its address', () => {
  const directory = newFolder();
  mkdirSync(join(directory, 'assets'));
  for (const file of ['index.html', 'favicon.svg', 'assets/main.js'])
    writeFileSync(join(directory, file), 'a file of the client');

  test.each([
    ['GET', '/', 200],
    ['GET', '/game/123', 200],
    ['GET', '/favicon.svg', 200],
    ['GET', '/assets/main.js', 200],
    ['GET', '/assets/nothing.js', 404],
    ['GET', '/readyz', 200],
    ['GET', '/metrics', 200],
    ['POST', '/nothing', 404],
    ['POST', '/internal/sessions', 404],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/games', 405],
  ])('%s %s, answered %i', async (method, path, status) => {
    const api = await start({
      limitsFactor: 1 / 3000,
      mountRest: (app) => mountClient(app, { directory, isHttps: false }),
    });
    const ask = () => api.guest().request(path, { method });
    expect((await ask()).status).toBe(status);
    expectRefused(await ask());
  });

  test('pages apart from calls, so that neither uses up the other', async () => {
    const api = await start({ limitsFactor: 1 / 3000 });
    expect((await api.guest().request('/readyz')).status).toBe(200);
    expect((await unknownGame(api.guest())).status).toBe(404);
    expectRefused(await unknownGame(api.guest()));
    expectRefused(await api.guest().request('/readyz'));
  });

  test('but not the calls of our own realtime nodes', async () => {
    const api = await start({ limitsFactor: 1 / 3000 });
    const headers = {
      authorization: `Bearer ${internalKey([testSecret])}`,
      'content-type': 'application/json',
    };
    for (let calls = 0; calls < 3; calls += 1) {
      const body = JSON.stringify({ sids: ['unknown'] });
      const answer = await api.guest().request(sessionsPath, { method: 'POST', headers, body });
      expect([answer.status, answer.body]).toEqual([200, { live: [] }]);
    }
  });
});

describe('a player', () => {
  const guess = (client: TestClient, id: number) =>
    client.call(submitGuess, { id, body: { guess: 'zzzz' } });

  test.each<[string, number, (client: TestClient, id: number) => Promise<Answer>]>([
    ['guess 60 times', 60, guess],
    ['take 30 hints', 30, (client, id) => client.call(takeHint, { id })],
    ['make 600 other calls', 600, (client) => unknownGame(client)],
  ])('may %s a minute', async (_, points, send) => {
    const api = await start({ limitsFactor: 3 / points });
    const { client, game } = await api.newGame();
    const answers = [];
    for (let calls = 0; calls < 3; calls += 1) answers.push(await send(client, game.id));
    expect(answers.map(({ status }) => status)).not.toContain(429);
    expect(rateHeaders(answers[2] as Answer).slice(0, 2)).toEqual(['3', '0']);
    expectRefused(await send(client, game.id));
  });

  test('may guess as often in each game, and take no more hints for having several', async () => {
    const api = await start({ limitsFactor: 0.05 });
    const client = api.guest();
    const games = [(await api.newGame({}, client)).game, (await api.newGame({}, client)).game];
    for (const { id } of [...games, ...games]) expect((await guess(client, id)).status).toBe(200);
    const hints = [];
    for (const { id } of [...games, ...games])
      hints.push((await client.call(takeHint, { id })).status);
    expect(hints).toEqual([200, 200, 429, 429]);
  });

  test('may open 60 games a minute, whichever way', async () => {
    const api = await start({ limitsFactor: 1 / 20 });
    const { client, game } = await api.newGame();
    const next = await client.call(resetGame, { id: game.id, body: {} });
    expect([next.status, rateHeaders(next)[0]]).toEqual([201, '3']);
    await api.newGame({}, client);
    expect((await client.call(resetGame, { id: game.id, body: {} })).status).toBe(201);
    expectRefused(await client.call(createGame, { body: {} }));
    expectRefused(await client.call(resetGame, { id: game.id, body: {} }));
    expect((await client.call(readGame, { id: game.id })).status).toBe(200);
    expect((await api.newGame()).game.completed).toBe(false);
  });

  test('may make 120 calls a minute by tokens, which take none from their browser', async () => {
    const api = await start({ limitsFactor: 3 / 120 });
    const { bot, client, ...other } = await newBot(api);
    const second = tokenClient(api, (await newToken({ client }, 'read')).token);
    for (const each of [bot, second]) expect((await each.call(readUser)).status).toBe(200);
    expect((await bot.call(createGame, { body: {} })).status).toBe(201);
    for (const each of [bot, second]) expectRefused(await each.call(readUser));
    expect((await client.call(readUser)).body.id).toBe(other.user.id);
    expect((await (await newBot(api)).bot.call(readUser)).status).toBe(200);
  });

  test('may export their data six times an hour', async () => {
    const api = await start({ limitsFactor: 1 });
    const { client } = await api.user();
    for (let calls = 0; calls < 6; calls += 1) {
      expect((await client.call(exportAccount)).status).toBe(200);
    }
    const refused = await client.call(exportAccount);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await (await api.user()).client.call(exportAccount)).status).toBe(200);
  });
});

describe('calls with bad input', () => {
  const good = { username: 'somebody', password: testPassword };

  test('are not registrations, but one for a name that is taken is', async () => {
    const api = await start({ limitsFactor: 2 / 100 });
    const registerAs = (username: string) =>
      api.guest().call(register, { body: { ...good, username } });
    for (let calls = 0; calls < 5; calls += 1) expect((await registerAs('x')).status).toBe(400);
    expect([(await registerAs('bob')).status, (await registerAs('bob')).status]).toEqual([
      201, 409,
    ]);
    const refused = await registerAs('eve');
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('a call over the limit of its address', () => {
  test('is refused before its session is looked up', async () => {
    const looked: string[] = [];
    const wrapStores = (stores: Stores): Stores => {
      const find = (sid: string) => {
        looked.push(sid);
        return stores.sessions.find(sid);
      };
      return { ...stores, sessions: { ...stores.sessions, find } };
    };
    const api = await start({ limitsFactor: 3 / 1200, wrapStores });
    const { client } = await api.user();
    expect((await client.call(readUser)).status).toBe(200);
    await unknownGame(api.guest());
    expectRefused(await client.call(readUser));
    expect(looked).toHaveLength(1);
  });
});

describe('a limit', () => {
  test('opens again after its time, which it reports', async () => {
    const api = await start({ limitsFactor: 1 / 1200 });
    const answer = await unknownGame(api.guest());
    expect(rateHeaders(answer)).toEqual(['1', '0', '60']);
    mock.timers.setTime(Date.now() + 59_000);
    const refused = await unknownGame(api.guest());
    expectRefused(refused);
    expect(rateHeaders(refused)).toEqual(['1', '0', '1']);
    mock.timers.setTime(Date.now() + 1_000);
    expect((await unknownGame(api.guest())).status).toBe(404);
  });

  test('does not apply to health checks, which load balancers call', async () => {
    const api = await start({ limitsFactor: 1 / 1200 });
    for (let calls = 0; calls < 5; calls += 1) {
      expect((await api.guest().request('/healthz')).status).toBe(200);
    }
  });
});

describeWithService(
  'a limit in Redis',
  { environment: process.env, variable: 'CRAQUE_TEST_REDIS_URL' },
  (url) => {
    const log = pino({ level: 'silent' });

    async function withTwoNodes(
      work: (nodes: readonly TestApi[], lose: () => void) => Promise<void>,
    ) {
      // A database of its own, because it is emptied.
      const own = new URL('/7', url).href;
      const clients = await Promise.all([connectRedis(own, log), connectRedis(own, log)]);
      await clients[0].flushdb();
      const nodes = await Promise.all(
        clients.map((redis) =>
          start({ trustProxy: 1, rateLimit: createRateLimit({ factor: 4 / 1200, redis }) }),
        ),
      );
      const lose = () => {
        for (const redis of clients) if (redis.status === 'ready') redis.disconnect();
      };
      try {
        await work(nodes, lose);
      } finally {
        lose();
      }
    }

    const callFrom = (node: TestApi | undefined, address: string) =>
      unknownGame(node?.guest() as TestClient, { 'x-forwarded-for': address });

    test('is shared by two nodes, exactly', async () => {
      await withTwoNodes(async ([one, other]) => {
        const turns = [one, other, one, other];
        const calls = await Promise.all(turns.map((node) => callFrom(node, '192.0.2.1')));
        expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        expectRefused(await callFrom(one, '192.0.2.1'));
        expectRefused(await callFrom(other, '192.0.2.1'));
        expect((await callFrom(other, '192.0.2.2')).status).toBe(404);
      });
    });

    test('is counted by each node alone while Redis is gone', async () => {
      await withTwoNodes(async ([one, other], lose) => {
        lose();
        for (const node of [one, other]) {
          for (let calls = 0; calls < 4; calls += 1) {
            expect((await callFrom(node, '192.0.2.3')).status).toBe(404);
          }
          expectRefused(await callFrom(node, '192.0.2.3'));
        }
      });
    });
  },
);
