import { afterAll, describe, expect, test } from '@jest/globals';
import { login, logout, register } from '@craque/common/contracts/accounts.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { readHistory } from '@craque/common/contracts/history.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { startTestApi, testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';

const errors = { claims: false, all: false };

/** The store refuses only what a claim needs. */
const wrapStores = (stores: Stores): Stores => ({
  ...stores,
  games: {
    ...stores.games,
    createdSince(...given) {
      if (errors.all) throw new TypeError('an error of ours');
      if (errors.claims) throw new StoreUnavailable('no answer');
      return stores.games.createdSince(...given);
    },
  },
});
const api = await startTestApi({ wrapStores });
afterAll(() => api.close());

async function whileClaimsFail<T>(work: () => Promise<T>): Promise<T> {
  errors.claims = true;
  try {
    return await work();
  } finally {
    errors.claims = false;
  }
}

/** A guest who has won a game, lost none and is in the middle of another. */
async function start() {
  const client = api.guest();
  const { game } = await winGame(api, client);
  api.clock.move(60_000);
  const { id: running } = await startGame(api, client, { misses: 1 });
  return { client, won: game.id, running };
}

const used: string[] = [];
const credentials = () => ({ username: `late-${used.push('')}`, password: testPassword });
const markOf = async (id: string) => (await api.stores.users.find(id))?.claimsGuest;
const historyOf = async (client: TestClient) =>
  (await client.call(readHistory)).body.map(({ id }) => id);

describe('a registration whose claim fails', () => {
  test("is 201 without the games, signs in and keeps the guest's cookie", async () => {
    const { client, won } = await start();
    const { creator } = await api.stored(won);
    const body = credentials();
    const answer = await whileClaimsFail(() => client.call(register, { body }));
    expect([answer.status, answer.body.gamesKept, answer.body.unfinishedGame]).toEqual([
      201,
      0,
      null,
    ]);
    expect([...client.cookies.keys()].sort()).toEqual(['gid', 'sid']);
    expect((await client.call(readUser)).body.id).toBe(answer.body.id);
    expect(await markOf(answer.body.id)).toBe(creator);
  });

  test('is completed by the next login, from any device and once', async () => {
    const { client, won, running } = await start();
    const body = credentials();
    const made = await whileClaimsFail(() => client.call(register, { body }));
    await client.call(logout);
    const elsewhere = api.guest();
    const { status, body: user } = await elsewhere.call(login, { body });
    expect([status, user.gamesKept, user.unfinishedGame]).toEqual([200, 2, running]);
    expect(await historyOf(elsewhere)).toEqual([running, won]);
    expect(await markOf(made.body.id)).toBeNull();
    expect((await api.guest().call(login, { body })).body.gamesKept).toBe(0);
  });

  test('is completed without the games of another guest who signs in', async () => {
    const { client, won, running } = await start();
    const body = credentials();
    await whileClaimsFail(() => client.call(register, { body }));
    const other = await start();
    const { body: user } = await other.client.call(login, { body });
    expect([user.gamesKept, user.unfinishedGame]).toEqual([2, running]);
    expect((await historyOf(other.client)).sort()).toEqual([won, running].sort());
    for (const id of [other.won, other.running])
      expect((await other.client.call(readGame, { id })).status).toBe(404);
  });

  test('with an internal error is 500, and completed all the same', async () => {
    const { client } = await start();
    const body = credentials();
    errors.all = true;
    expect((await client.call(register, { body })).status).toBe(500);
    errors.all = false;
    expect((await client.call(login, { body })).body.gamesKept).toBe(2);
    expect([...client.cookies.keys()]).toEqual(['sid']);
  });
});

describe('a registration', () => {
  test('whose claim succeeds leaves no mark', async () => {
    const { client } = await start();
    const { body } = await client.call(register, { body: credentials() });
    expect([body.gamesKept, await markOf(body.id)]).toEqual([2, null]);
  });
});
