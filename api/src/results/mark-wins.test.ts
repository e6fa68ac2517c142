import { expect, test } from '@jest/globals';
import { login, register } from '@craque/common/contracts/accounts.ts';
import { readMarkedWins } from '@craque/common/contracts/feedback.ts';
import { readUserAchievements } from '@craque/common/contracts/achievements.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { aResult } from '../testing/store-builders.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
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
    const parts = { player, guesses: 1, took: every, timeTaken: Math.floor(every / 1000) };
    const finishedAt = Math.floor(game * every);
    await api.stores.results.add(aResult(game * 1000 + every, finishedAt, parts));
    await markWins({ stores: api.stores, limitsFactor: 1 }, player, finishedAt);
  }
  return (await api.stores.results.markedWins()).find((each) => each.player === player);
}

test('a program that wins 599 games in eleven seconds has all its wins marked', async () => {
  expect(await addWins(599, 18)).toMatchObject({ marked: 599, shortest: 0 });
});

test('a program with pauses has the wins marked that are beyond those of an hour', async () => {
  expect(await addWins(600, 5900)).toBeUndefined();
  expect(await addWins(603, 5900)).toMatchObject({ marked: 3, firstAt: 601 * 5900, shortest: 5 });
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

test('an admin sees the accounts with their figures, the highest share of marked wins first', async () => {
  const [fast, faster, admin] = [await api.user(), await api.user(), await api.user()];
  await api.stores.users.change(admin.user.id, { isAdmin: true });
  await winMany(fast.client, 1, 60_000);
  const firstAt = new Date(api.clock.now() + 1400).toISOString();
  await winMany(fast.client, 10, 1400);
  const lastAt = new Date(api.clock.now()).toISOString();
  await winMany(faster.client, 8, 500);
  const listed = (await admin.client.call(readMarkedWins)).body.filter((each) =>
    [fast, faster].some(({ user }) => user.id === each.userId),
  );
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

test('the wins of an account are judged again once those of its guest lie between them', async () => {
  const [guest, { client, user }] = [api.guest(), await api.user()];
  const [before, after] = [await startGame(api, guest), await startGame(api, client)];
  api.clock.move(3000);
  await before.win();
  api.clock.move(900);
  await after.win();
  expect(await markedOf(user.id)).toBeUndefined();
  // As a registration leaves it whose claim failed.
  const { creator } = await api.stored(before.id);
  await api.stores.users.change(user.id, { claimsGuest: creator });
  const body = { username: user.username, password: testPassword };
  expect((await api.guest().call(login, { body })).body.gamesKept).toBe(1);
  expect(await markedOf(user.id)).toMatchObject({ marked: 1, shortest: 3 });
});

test('marked wins bring no points in a ranking, not even by an achievement', async () => {
  const { client, user } = await api.user();
  await winMany(client, 10, 500);
  const unlocked = (await client.call(readUserAchievements)).body.filter((each) => each.unlocked);
  expect(unlocked.map(({ key }) => key)).toContain('perfect_game');
  const own = async () => {
    // As within a second of the end.
    await api.stores.rankings.update();
    const answers = ['everyone', 'friends'].map((scope) =>
      client.call(readRanking, { query: { scope, window: 'week' } }),
    );
    return (await Promise.all(answers)).map(({ body }) => body.own?.score ?? null);
  };
  expect(await own()).toEqual([null, null]);
  expect(await markedOf(user.id)).toMatchObject({ marked: 10 });
  const { score } = await winGame(api, client);
  // The first victory, and with the first guess.
  expect(await own()).toEqual([score + 250, score + 250]);
});
