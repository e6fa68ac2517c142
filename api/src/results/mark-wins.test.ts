import { expect, test } from '@jest/globals';
import { register } from '@craque/common/contracts/accounts.ts';
import { readMarkedWins } from '@craque/common/contracts/feedback.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { aResult } from '../testing/store-builders.ts';
import { winGame } from '../testing/history/played-games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { markWins } from './mark-wins.ts';

const api = await startFileApi({
  limitsFactor: 1,
  rateLimit: createRateLimit({ factor: 1000 }),
});

async function winMany(client: TestClient, count: number, every: number): Promise<void> {
  for (let game = 0; game < count; game += 1) {
    await winGame(api, client, { seconds: every / 1000 });
  }
}

const markedOf = async (userId: string) =>
  (await api.stores.results.markedWins()).find(({ player }) => player === userPlayer(userId));

/** Wins of a new user, one in so many ms, each judged when its result is written. */
async function addWins(count: number, every: number) {
  const player = userPlayer(`bot-${count}-${every}`);
  for (let game = 1; game <= count; game += 1) {
    const parts = { player, guesses: 1, timeTaken: Math.floor(every / 1000) };
    const finishedAt = Math.floor(game * every);
    await api.stores.results.add(aResult(game * 1000 + every, finishedAt, parts));
    await markWins({ stores: api.stores, limitsFactor: 1 }, player, finishedAt);
  }
  return (await api.stores.results.markedWins()).find((each) => each.player === player);
}

test('a program that wins 599 games in eleven seconds has all its wins marked', async () => {
  expect(await addWins(599, 18)).toMatchObject({ marked: 599, shortest: 0 });
});

test('a program with pauses is marked by the hour, back to the first win of it', async () => {
  expect(await addWins(720, 4900)).toBeUndefined();
  expect(await addWins(721, 4900)).toMatchObject({ marked: 721, shortest: 4 });
});

test('marked wins keep their score in the history of the account', async () => {
  const { client, user } = await api.user();
  await winMany(client, 9, 500);
  const player = userPlayer(user.id);
  const points = (await api.stores.results.totalPoints([player])).get(player);
  expect(points).toBeGreaterThan(9 * 100);
  expect((await client.call(readProfile)).body.gamePoints).toBe(points);
  expect(await markedOf(user.id)).toMatchObject({ marked: 9 });
});

test('an admin sees the account with its figures, the latest first', async () => {
  const [fast, faster, admin] = [await api.user(), await api.user(), await api.user()];
  await api.stores.users.change(admin.user.id, { isAdmin: true });
  await winMany(fast.client, 1, 60_000);
  const firstAt = new Date(api.clock.now() + 1500).toISOString();
  await winMany(fast.client, 10, 1500);
  const lastAt = new Date(api.clock.now()).toISOString();
  await winMany(faster.client, 8, 500);
  const listed = (await admin.client.call(readMarkedWins)).body.slice(0, 2);
  const { id: userId, username, displayName } = fast.user;
  expect(listed).toEqual([
    expect.objectContaining({ userId: faster.user.id, marked: 8, wins: 8, shortest: 0 }),
    { userId, username, displayName, marked: 10, wins: 11, shortest: 1, firstAt, lastAt },
  ]);
  await api.stores.users.remove(fast.user.id, api.clock.now());
  const left = (await admin.client.call(readMarkedWins)).body;
  expect(left.map((each) => each.userId)).not.toContain(userId);
  expect((await fast.client.call(readMarkedWins)).status).toBe(401);
});

test('a player who thinks is not marked; the fast wins of a guest who registers are', async () => {
  const patient = await api.user();
  await winMany(patient.client, 12, 4000);
  expect(await markedOf(patient.user.id)).toBeUndefined();
  const guest = api.guest();
  await winMany(guest, 12, 500);
  const body = { username: 'fast.guest', password: testPassword };
  const { id } = (await guest.call(register, { body })).body;
  expect(await markedOf(id)).toMatchObject({ marked: 12 });
});
