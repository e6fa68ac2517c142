import { describe, expect, test } from '@jest/globals';
import { register } from '@craque/common/contracts/accounts.ts';
import { readDailyBoard, startDaily } from '@craque/common/contracts/daily.ts';
import { joinGameLink, rematchGame } from '@craque/common/contracts/challenges.ts';
import { createGame, readGame, resetGame, submitGuess } from '@craque/common/contracts/games.ts';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { sweepAll } from '../sweep-all.ts';
import { codeOf, newChallenge } from '../testing/races/challenges.ts';
import { startTestApi, type TestApi, testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const cleanUp = useCleanUp();
const sport = 'soccer';
const date = '2026-03-02';
const places = 20;
const hour = 60 * 60 * 1000;
const log = { warn: () => undefined };

/** Addresses as a proxy in front reports them. */
async function start(): Promise<TestApi> {
  const api = await startTestApi({ limitsFactor: 1, trustProxy: 1 });
  cleanUp(api.close);
  return api;
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** As slowly as a person. */
async function win(api: TestApi, client: TestClient, id: number) {
  api.clock.move(60_000);
  const { name } = await api.hidden(id);
  return client.call(submitGuess, { id, body: { guess: name } });
}

async function playDaily(api: TestApi, client: TestClient, address: string): Promise<void> {
  const { body } = await client.call(startDaily, { body: { sport }, ...from(address) });
  await win(api, client, body.id);
}

const boardOf = async (client: TestClient) =>
  (await client.call(readDailyBoard, { query: { sport, date } })).body;

describe('the guests of an address', () => {
  test('count twenty times a date, and whoever has an account counts besides', async () => {
    const api = await start();
    const guests = Array.from({ length: places + 5 }, () => api.guest());
    // Networks of one subscriber are one address.
    for (const [index, guest] of guests.entries()) {
      await playDaily(api, guest, `2001:db8:0:${index}::1`);
    }
    const [first, last] = [guests[0], guests.at(-1)] as [TestClient, TestClient];
    expect((await boardOf(first)).players).toBe(places);
    expect((await boardOf(last)).distribution).toEqual([places, 0, 0, 0, 0]);
    await playDaily(api, api.guest(), '192.0.2.1');
    expect((await boardOf(first)).players).toBe(places + 1);
    await last.call(register, { body: { username: 'mover', password: testPassword } });
    expect(await boardOf(last)).toMatchObject({ players: places + 2, own: { username: 'mover' } });
  });

  test('count again on the next date, and none of their games by a new one', async () => {
    const api = await start();
    const asides = async (id: number) =>
      (await api.stored(id)).players.map(({ aside = false }) => aside);
    for (let guest = 0; guest < places; guest += 1) {
      await api.guest().call(createGame, { body: {}, ...from('192.0.2.1') });
    }
    const late = api.guest();
    const { id } = (await late.call(createGame, { body: {}, ...from('192.0.2.1') })).body;
    expect(await asides(id)).toEqual([true]);
    const { athlete, difficulty } = await api.stored(id);
    await win(api, late, id);
    expect((await late.call(readGame, { id })).body.won).toBe(true);
    const strength = await api.stores.results.playsOf(athlete.athleteId, difficulty);
    expect(strength).toEqual({ players: 0, solvers: 0, solverGuesses: 0 });
    const next = (await late.call(resetGame, { id, body: {}, ...from('192.0.2.1') })).body.id;
    expect(await asides(next)).toEqual([true]);
    api.clock.move(24 * 60 * 60 * 1000);
    const tomorrow = (await late.call(createGame, { body: {}, ...from('192.0.2.1') })).body.id;
    expect(await asides(tomorrow)).toEqual([false]);
  });

  test('count in the daily, whatever else others of the address have opened', async () => {
    const api = await start();
    for (let guest = 0; guest <= places; guest += 1)
      await api.guest().call(createGame, { body: {}, ...from('192.0.2.1') });
    const late = api.guest();
    await playDaily(api, late, '192.0.2.1');
    expect((await boardOf(late)).players).toBe(1);
  });

  test('count no more in a rematch than in what they join by link', async () => {
    const api = await start();
    const { id, creator } = await newChallenge(api);
    for (let guest = 0; guest < places; guest += 1)
      await api.guest().call(createGame, { body: {}, ...from('192.0.2.1') });
    const [late, code] = [api.guest(), await codeOf(creator, id)];
    const body = { nickname: 'Zico' };
    await late.call(joinGameLink, { id: code, body, ...from('192.0.2.1') });
    await win(api, late, id);
    await win(api, creator.client, id);
    const { body: first } = await creator.client.call(rematchGame, { id, body: {} });
    await late.call(rematchGame, { id, body: {}, ...from('192.0.2.1') });
    for (const each of [id, first.id])
      expect((await api.stored(each)).players.at(-1)).toMatchObject({ ...body, aside: true });
  });

  test('leave nothing of their address, not even hashed, once the board has closed', async () => {
    const api = await start();
    const open = () => api.guest().call(createGame, { body: {}, ...from('192.0.2.77') });
    const later = api.clock.now() + 3 * 24 * hour;
    await open();
    await sweepAll(api.stores, log, api.clock.now());
    expect(await api.stores.guestPlaces.removeEnded(later)).toBe(1);
    await open();
    await sweepAll(api.stores, log, later);
    expect(await api.stores.guestPlaces.removeEnded(later)).toBe(0);
  });

  test('leave a game that they have not touched for an hour, and an account keeps its own', async () => {
    const api = await start();
    const opened = await api.newGame();
    const touched = await api.newGame();
    const own = await api.newGame({}, (await api.user()).client);
    await touched.client.call(submitGuess, { id: touched.game.id, body: { guess: 'zzz' } });
    await sweepAll(api.stores, log, api.clock.now() + hour);
    expect((await opened.client.call(readGame, { id: opened.game.id })).status).toBe(200);
    await sweepAll(api.stores, log, api.clock.now() + hour + 1);
    const left = [opened, touched, own].map(({ client, game: { id } }) =>
      client.call(readGame, { id }),
    );
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual([404, 200, 200]);
  });
});
