import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readGame } from '@craque/common/contracts/games.ts';
import pino from 'pino';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { Stores } from '../store/store.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const requestId = '4bf92f3577b34da6a3ce929d0e0e4736';
const storeTime = 300;

type Line = Readonly<Record<string, unknown>> & { msg: string };
const lines: Line[] = [];
type Reader = {
  api: TestApi;
  game: { url: string; cookie: string };
  read(headers: Record<string, string>): Promise<Line>;
};
const started: { behindNginx?: Reader; bare?: Reader } = {};

const written = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(String(chunk)) as Line);
    done();
  },
});

/** The store takes its time to read games. */
const slowReads = (stores: Stores): Stores => ({
  ...stores,
  games: {
    ...stores.games,
    async find(id) {
      await sleep(storeTime);
      return stores.games.find(id);
    },
  },
});

async function start(trustProxy: number): Promise<Reader> {
  const log = pino({ level: 'debug' }, written);
  const api = await startTestApi({ trustProxy, log, wrapStores: slowReads });
  const { client, game } = await api.newGame();
  const read = (headers = {}) => lineOf(() => client.call(readGame, { id: game.id, headers }));
  const cookie = `gid=${client.cookies.get('gid')}`;
  return { api, game: { url: `${api.origin}/api/games/${game.id}`, cookie }, read };
}

function startedOne(which: keyof typeof started): Reader {
  const one = started[which];
  if (!one) throw new Error('not started');
  return one;
}

beforeAll(async () => {
  started.behindNginx = await start(1);
  started.bare = await start(0);
});
afterAll(async () => {
  for (const { api } of Object.values(started)) await api.close();
});

async function lineOf(request: () => Promise<unknown>): Promise<Line> {
  lines.length = 0;
  await request();
  // The line is written once the connection has been told.
  while (lines.length === 0) await sleep(5);
  expect(lines).toHaveLength(1);
  return lines[0] as Line;
}

describe('behind nginx', () => {
  const read = (headers: Record<string, string>) => startedOne('behindNginx').read(headers);

  test('a slow call has one line that says where its time went, and whose it is', async () => {
    const since = (Date.now() - 2_000) / 1000;
    const line = await read({
      traceparent,
      'x-request-id': requestId,
      'x-request-start': `t=${since.toFixed(3)}`,
    });
    expect(line).toMatchObject({
      ...{ msg: 'slow call', level: 30, requestId, traceId },
      ...{ method: 'GET', route: '/api/games/:id', status: 200 },
      ...{ hash: 0, push: 0 },
    });
    expect(line.waiting).toBeGreaterThanOrEqual(2_000);
    expect(line.store).toBeGreaterThanOrEqual(storeTime - 5);
    expect(line.store).toBeLessThan(1_500);
    expect(line.milliseconds).toBeGreaterThanOrEqual(2_000 + storeTime - 5);
    expect(line.loop).toEqual(expect.any(Number));
  });

  test('an answer carries the request id of nginx', async () => {
    const guest = startedOne('behindNginx').api.guest();
    const { headers } = await guest.request('/healthz', { headers: { 'x-request-id': requestId } });
    expect(headers.get('x-request-id')).toBe(requestId);
  });

  test.each([
    ['no number', 'now'],
    ['no time of today', 't=1000000000.000'],
    ['a time to come', `t=${(Date.now() / 1000 + 600).toFixed(3)}`],
  ])('a call does not wait since %s', async (_, time) => {
    expect(await read({ 'x-request-start': time })).toMatchObject({ waiting: 0 });
  });
});

describe('without a proxy', () => {
  test('nobody chooses the id of a request or when it came', async () => {
    const time = `t=${(Date.now() / 1000 - 2).toFixed(3)}`;
    const line = await startedOne('bare').read({
      'x-request-id': requestId,
      'x-request-start': time,
    });
    expect(line).toMatchObject({ msg: 'slow call', waiting: 0 });
    expect(line.requestId).not.toBe(requestId);
  });

  test('a fast call is an ordinary line, with its time', async () => {
    const line = await lineOf(() => startedOne('bare').api.guest().request('/healthz'));
    expect(line).toMatchObject({ msg: 'answered', level: 20, milliseconds: expect.any(Number) });
  });

  test('a caller who goes away before the answer leaves a line, too', async () => {
    const { url, cookie } = startedOne('bare').game;
    const line = await lineOf(async () => {
      const signal = AbortSignal.timeout(storeTime - 20);
      await fetch(url, { headers: { cookie }, signal }).catch(() => undefined);
    });
    expect(line).toMatchObject({ route: '/api/games/:id', cut: true });
    expect(line.store).toBeGreaterThan(100);
  });
});
