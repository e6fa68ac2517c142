import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { version } from '@craque/common/settings/version.ts';
import { createPlayUnderWay } from '../games/play-under-way.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { StoreUnavailable } from '../store/store.ts';
import { counted, sweepAll } from '../sweep-all.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createMetrics } from './metrics.ts';
import { createRateLimit } from './rate-limit.ts';

const metrics = createMetrics();
const { countLimit: refused } = metrics;
const started: { api?: TestApi } = {};
const broken = { is: false };

beforeAll(async () => {
  const api = await startTestApi({
    metrics,
    rateLimit: createRateLimit({ factor: 0.05, refused }),
    wrapStores: (stores) => ({
      ...stores,
      games: {
        ...stores.games,
        find: async (id) => {
          if (broken.is) throw new StoreUnavailable('no answer');
          return stores.games.find(id);
        },
      },
    }),
  });
  metrics.watch({
    hashes: () => ({ waiting: 3, running: 2 }),
    play: createPlayUnderWay({ stores: api.stores, clock: api.clock.now }),
  });
  started.api = api;
});
afterAll(() => started.api?.close());

function theApi(): TestApi {
  if (!started.api) throw new Error('not started');
  return started.api;
}

const shown = async (series: string) => {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

test('metrics tell what is played, without games that nobody has touched', async () => {
  const api = theApi();
  const [played, untouched] = [await api.newGame(), await api.newGame()];
  const [wrong = ''] = await api.wrongNames(played.game.id);
  await played.client.call(submitGuess, { id: played.game.id, body: { guess: wrong } });
  api.clock.move(10_000);
  expect(untouched.game.id).not.toBe(played.game.id);
  const counts = { players: 1, games: 1, challenges: 0, dailies: 0 };
  for (const [what, count] of Object.entries(counts))
    expect(await shown(`play_under_way{what="${what}"}`)).toBe(count);
  api.clock.move(60 * 60 * 1000);
  expect(await shown('play_under_way{what="players"}')).toBe(0);
});

test('metrics tell the time of each call of the store, and its failures', async () => {
  const { client, game } = await theApi().newGame();
  const calls = async () =>
    (await shown('store_call_duration_seconds_count{call="games.find"}')) ?? 0;
  const before = await calls();
  await client.call(readGame, { id: game.id });
  expect(await calls()).toBe(before + 1);
  expect(await shown('store_errors_total{call="games.find"}')).toBeUndefined();
  broken.is = true;
  expect((await client.call(readGame, { id: game.id })).status).toBe(503);
  broken.is = false;
  expect(await shown('store_errors_total{call="games.find"}')).toBe(1);
});

test('metrics name the limit that refuses', async () => {
  const client = theApi().guest();
  const statuses = [];
  for (let turn = 0; turn < 8; turn += 1)
    statuses.push((await client.call(createGame, { body: {} })).status);
  expect(statuses).toContain(429);
  const refusals = statuses.filter((status) => status === 429).length;
  const [guests = 0, games = 0] = await Promise.all(
    ['guest', 'game'].map((limit) => shown(`limit_hits_total{limit="${limit}"}`)),
  );
  expect(guests + games).toBe(refusals);
});

test('metrics tell the queue of hashes, the sweep with what it found, and the version', async () => {
  expect([await shown('hashes_waiting'), await shown('hashes_running')]).toEqual([3, 2]);
  const stores = openSqliteStores(':memory:');
  await sweepAll(stores, { warn: () => undefined }, Date.now(), metrics.sweeping);
  expect(await shown('sweep_duration_seconds_count{part="games"}')).toBe(1);
  expect(await shown('sweep_backlog{part="games"}')).toBe(0);
  await stores.close();
  await sweepAll(stores, { warn: () => undefined }, Date.now(), metrics.sweeping);
  expect(await shown('sweep_failures_total{part="games"}')).toBe(1);
  const steps = 'party-steps';
  await counted(async () => 3, metrics.sweeping(steps));
  expect(await shown(`sweep_backlog{part="${steps}"}`)).toBe(3);
  const failing = counted(() => Promise.reject(new Error('broken')), metrics.sweeping(steps));
  await expect(failing).rejects.toThrow('broken');
  expect(await shown(`sweep_failures_total{part="${steps}"}`)).toBe(1);
  const { version: node } = process;
  expect(await shown(`craque_build_info{version="${version}",node="${node}"}`)).toBe(1);
});

test('metrics are there without what a lost store would have to say', async () => {
  const alone = createMetrics();
  const play = () => Promise.reject(new StoreUnavailable('no answer'));
  alone.watch({ hashes: () => ({ waiting: 0, running: 0 }), play });
  const text = await alone.text();
  expect(text).toContain('http_requests_total');
  expect(text).not.toMatch(/^play_under_way/m);
});
