import { describe, expect, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import { deleteAccount } from '@craque/common/contracts/accounts.ts';
import {
  readDaily,
  readDailyArchive,
  readDailyBoard,
  startDaily,
} from '@craque/common/contracts/daily.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { readHistory, readUnfinishedGames } from '@craque/common/contracts/history.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { sweep } from '../games/settle.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { expectNoTrace } from '../testing/account-traces.ts';
import { startFileApi } from '../testing/file-api.ts';
import { loseGame, startGame, winGame } from '../testing/history/played-games.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Four unfinished games a player, and otherwise limits that nobody meets. */
const api = await startFileApi({
  limitsFactor: 4 / 500,
  rateLimit: createRateLimit({ factor: 1_000_000 }),
});
const hour = 60 * 60 * 1000;
const soccer = { daily: { sport: 'soccer' } } as const;

const today = async (client: TestClient, zone = 'UTC') =>
  (await client.call(readDaily, { headers: { 'x-time-zone': zone } })).body;
const dateNow = () => new Date(api.clock.now()).toISOString().slice(0, 10) as DailyDate;
const start = (client: TestClient, body: object) => client.call(startDaily, { body });
/** To noon of the next date in UTC. */
const toNextNoon = () => api.clock.move(24 * hour - ((api.clock.now() - 12 * hour) % (24 * hour)));

describe('a daily', () => {
  test('asked for by parallel calls is one game', async () => {
    for (const client of [(await api.newGame()).client, (await api.user()).client]) {
      const body = { sport: 'tennis' };
      const all = await Promise.all(Array.from({ length: 20 }, () => start(client, body)));
      expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
      expect(new Set(all.map(({ body: { id } }) => id)).size).toBe(1);
    }
  });

  test('is not what a client can take by its Idempotency-Key', async () => {
    const { client } = await api.user();
    const key = `daily ${dateNow()} soccer`;
    const options = { body: {}, headers: { 'idempotency-key': key } };
    expect((await client.call(createGame, options)).error.code).toBe('invalid_idempotency_key');
  });

  test('begun on its date counts, whenever it is finished; lost as well', async () => {
    toNextNoon();
    const { client } = await api.user();
    const game = await startGame(api, client, soccer);
    api.clock.move(12 * hour);
    await game.lose();
    const after = await today(client);
    expect(after.streak).toMatchObject({ current: 1, longest: 1, atRisk: true });
    expect(after.sports[0]).toMatchObject({ state: 'open', record: { played: 1, solved: 0 } });
    expect(after.sports[0]?.record.distribution).toEqual([0, 0, 0, 0, 0]);
    const query = { sport: 'soccer', date: after.date };
    const [before] = (await client.call(readHistory)).body;
    const board = { query: { ...query, date: before?.daily?.date ?? '' } };
    expect((await client.call(readDailyBoard, board)).body.own).toMatchObject({ won: false });
  });

  test('finished after its board has closed counts for the streak alone', async () => {
    toNextNoon();
    const date = dateNow();
    const { client } = await api.user();
    const game = await startGame(api, client, { ...soccer, misses: 1 });
    api.clock.move(23 * hour);
    await game.guess((await api.wrongNames(game.id))[1] ?? '');
    // Over everywhere at noon of the next date, closed at two o'clock.
    api.clock.move(3 * hour);
    await game.win();
    const board = { query: { sport: 'soccer', date } };
    expect((await client.call(readDailyBoard, board)).body).toMatchObject({
      closed: true,
      own: null,
    });
    expect((await today(client)).streak.current).toBe(1);
    const stranger = await api.guest().call(readDailyBoard, board);
    expect([stranger.status, stranger.body.closed]).toEqual([200, true]);
  });

  test('abandoned counts for nothing, shows its board, and cannot be played again', async () => {
    toNextNoon();
    const { client } = await api.user();
    const game = await startGame(api, client, { ...soccer, misses: 1 });
    await game.leave();
    const after = await today(client);
    expect(after.streak.current).toBe(0);
    expect(after.sports[0]).toMatchObject({ state: 'lost', gameId: game.id, guessesUsed: 1 });
    expect(after.sports[0]?.record.played).toBe(0);
    const again = await start(client, { sport: 'soccer' });
    expect([again.status, again.body.id, again.body.abandoned]).toEqual([200, game.id, true]);
    const board = { query: { sport: 'soccer', date: after.date } };
    expect((await client.call(readDailyBoard, board)).body).toMatchObject({
      players: 0,
      own: null,
    });
  });

  test('left for a day is abandoned; untouched it is kept until the board is closed, and then open in the archive', async () => {
    toNextNoon();
    const date = dateNow();
    const { client } = await api.user();
    await startGame(api, client, { ...soccer, misses: 1 });
    const untouched = await startGame(api, client, { daily: { sport: 'tennis' } });
    api.clock.move(25 * hour);
    const month = { query: { month: date.slice(0, 7) } };
    const stateOf = async () => {
      const { body } = await client.call(readDailyArchive, month);
      return body.days.find((day) => day.date === date)?.sports.map(({ state }) => state);
    };
    expect(await stateOf()).toEqual(['missed', 'open', 'playing', 'open']);
    await sweep(api.stores, api.clock.now());
    // Removed, it could be begun anew, with a new clock on the same board.
    const again = await start(client, { sport: 'tennis', date });
    expect([again.status, again.body.id]).toEqual([200, untouched.id]);
    api.clock.move(28 * hour);
    await sweep(api.stores, api.clock.now());
    expect(await stateOf()).toEqual(['missed', 'open', 'open', 'open']);
    expect((await client.call(readGame, { id: untouched.id })).status).toBe(404);
    expect((await today(client)).streak.current).toBe(0);
    const later = await start(client, { sport: 'tennis', date });
    expect([later.status, later.body.daily?.counts]).toEqual([201, false]);
  });

  test('of the archive counts for score and history, but neither for streak nor board', async () => {
    toNextNoon();
    const date = dateNow();
    await startGame(api, api.guest(), soccer);
    toNextNoon();
    const { client } = await api.user();
    const { game } = await winGame(api, client, { daily: { sport: 'soccer', date } });
    const after = await today(client);
    expect(after.streak.current).toBe(0);
    expect(after.sports[0]?.record.played).toBe(0);
    const [item] = (await client.call(readHistory)).body;
    expect(item).toMatchObject({ id: game.id, won: true, daily: { date, counts: false } });
    expect(item?.score).toBeGreaterThan(0);
    const board = await client.call(readDailyBoard, { query: { sport: 'soccer', date } });
    expect(board.body).toMatchObject({ players: 0, own: null });
    const again = await start(client, { sport: 'soccer', date });
    expect([again.status, again.body.id]).toEqual([200, game.id]);
  });

  test('ends no other game and is ended by none, however many are unfinished', async () => {
    const { client } = await api.user();
    const daily = await startGame(api, client, { ...soccer, misses: 1 });
    const others: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      api.clock.move(1000);
      others.push((await startGame(api, client, { misses: 1 })).id);
    }
    await start(client, { sport: 'tennis' });
    const isCompleted = async (id: number) => (await client.call(readGame, { id })).body.completed;
    expect(await isCompleted(daily.id)).toBe(false);
    expect(await Promise.all(others.map(isCompleted))).toEqual([true, false, false, false, false]);
  });

  test('is marked where it waits, in the history and in the export', async () => {
    toNextNoon();
    const { client } = await api.user();
    const mark = { date: dateNow(), counts: true };
    await startGame(api, client, { ...soccer, misses: 1 });
    // Games of one instant are in the order of their ids, which are random.
    api.clock.move(1000);
    await winGame(api, client);
    const { body: waiting } = await client.call(readUnfinishedGames);
    expect(waiting.games).toMatchObject([{ sport: 'soccer', daily: mark }]);
    const { body: history } = await client.call(readHistory);
    expect(history.map(({ daily }) => daily)).toMatchObject([undefined, mark]);
    const { body: everything } = await client.call(exportAccount);
    expect(everything.games.map(({ daily }) => daily)).toMatchObject([undefined, mark]);
  });

  test('and all that follows from it goes with the account', async () => {
    toNextNoon();
    const date = dateNow();
    const { client, user } = await api.user();
    const other = await api.user();
    await loseGame(api, other.client, soccer);
    await winGame(api, client, soccer);
    await client.call(deleteAccount, { body: { password: testPassword } });
    const player = userPlayer(user.id);
    expect(await api.stores.results.dailiesOf(player)).toEqual([]);
    expect(await api.stores.games.dailiesOf(player, date, date)).toEqual([]);
    await expectNoTrace(api.stores, user.id);
    const board = { query: { sport: 'soccer', date } };
    expect((await other.client.call(readDailyBoard, board)).body.rows).toHaveLength(1);
  });
});

describe('a streak', () => {
  test('grows by a date a day, keeps through a flight, and is the same for a guest', async () => {
    toNextNoon();
    const client = api.guest();
    for (let day = 0; day < 8; day += 1) {
      await winGame(api, client, { daily: { sport: 'soccer', zone: 'America/Sao_Paulo' } });
      toNextNoon();
    }
    const kept = await today(client, 'America/Sao_Paulo');
    expect(kept.streak).toMatchObject({ current: 8, longest: 8, freezes: 1, atRisk: true });
    // 48 hours after the last start, which was a day ago.
    const left = Date.parse(kept.streak.livesUntil ?? '') - api.clock.now();
    expect(Math.round(left / hour)).toBe(24);
    expect(kept.sports[0]?.record).toEqual({ played: 8, solved: 8, distribution: [8, 0, 0, 0, 0] });
    // A date is missed and covered, then one is played in another zone.
    toNextNoon();
    await winGame(api, client, { daily: { sport: 'tennis', zone: 'Asia/Tokyo' } });
    const after = await today(client, 'Asia/Tokyo');
    expect(after.streak).toMatchObject({ current: 9, freezes: 0, atRisk: false });
    expect(after.streak.covered).toHaveLength(1);
  });

  test('tells when the next date begins and when the board closes', async () => {
    toNextNoon();
    const { date, nextAt, closesAt } = await today(api.guest(), 'Asia/Kolkata');
    const midnight = Date.parse(`${date}T00:00:00Z`);
    expect(Date.parse(nextAt)).toBe(midnight + 18.5 * hour);
    expect(Date.parse(closesAt)).toBe(midnight + 38 * hour);
  });
});
