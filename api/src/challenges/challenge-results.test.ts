import { describe, expect, test } from '@jest/globals';
import { login, logout, register } from '@craque/common/contracts/accounts.ts';
import { readUserAchievements } from '@craque/common/contracts/achievements.ts';
import { readGame, takeHint } from '@craque/common/contracts/games.ts';
import { readHistory, readStats } from '@craque/common/contracts/history.ts';
import { leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { sweep } from '../games/settle.ts';
import { winGame } from '../testing/history/played-games.ts';
import {
  codeOf,
  joinByCode,
  joinIn,
  lose,
  miss,
  newChallenge,
  type Person,
  rowOf,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/* The effects of challenges on history, statistics and achievements, and whose they are. */
const api = await startFileApi();

const historyOf = async (client: TestClient) =>
  (await client.call(readHistory)).body.map(({ id, won, score }) => ({ id, won, score }));
const statsOf = async (client: TestClient) => (await client.call(readStats)).body;
const unlockedOf = async (client: TestClient) =>
  (await client.call(readUserAchievements)).body
    .filter(({ unlocked }) => unlocked)
    .map(({ key }) => key);
const resultsOf = ({ player }: Person) => api.stores.results.outcomesAfter(player);

const challenge = (choice = {}) => newChallenge(api, { joined: 1, choice });

describe('a challenge', () => {
  test('counts for each player by their own result, once', async () => {
    const { id, creator, friend } = await challenge();
    await miss(friend.client, id);
    const { score } = await win(api, creator.client, id);
    await lose(friend.client, id);
    expect(await historyOf(creator.client)).toEqual([{ id, won: true, score }]);
    expect(await historyOf(friend.client)).toEqual([{ id, won: false, score: 0 }]);
    expect(await statsOf(creator.client)).toMatchObject({ winRate: 100, longestStreak: 1 });
    expect(await statsOf(friend.client)).toMatchObject({ winRate: 0, longestStreak: 0 });
    await sweep(api.stores, api.clock.now() + 60_000);
    expect(await resultsOf(creator)).toHaveLength(1);
    expect(await resultsOf(friend)).toMatchObject([{ guesses: 5, won: false }]);
  });

  test('does not count for players who did nothing in it and left or timed out', async () => {
    const left = await challenge();
    await left.friend.client.call(leaveChallenge, { id: left.id });
    expect(await historyOf(left.friend.client)).toEqual([]);
    const forgotten = await challenge();
    await win(api, forgotten.creator.client, forgotten.id);
    api.clock.move(48 * 60 * 60 * 1000);
    expect(await historyOf(forgotten.friend.client)).toEqual([]);
    await sweep(api.stores, api.clock.now());
    for (const { friend } of [left, forgotten]) {
      expect(await resultsOf(friend)).toEqual([]);
      expect(await statsOf(friend.client)).toMatchObject({ winRate: 0 });
    }
    expect(await resultsOf(forgotten.creator)).toHaveLength(1);
  });

  test('that was touched and given up is lost, by leaving or by time', async () => {
    const left = await challenge();
    await left.friend.client.call(takeHint, { id: left.id });
    await left.friend.client.call(leaveChallenge, { id: left.id });
    const forgotten = await challenge();
    await miss(forgotten.friend.client, forgotten.id);
    api.clock.move(24 * 60 * 60 * 1000);
    for (const { friend, id } of [left, forgotten]) {
      expect(await historyOf(friend.client)).toEqual([{ id, won: false, score: 0 }]);
      expect(await statsOf(friend.client)).toMatchObject({ winRate: 0, longestStreak: 0 });
    }
  });

  test('makes one streak with solo games, in the order of their ends', async () => {
    const { id, creator, friend } = await challenge();
    await winGame(api, creator.client);
    await win(api, creator.client, id);
    const third = await winGame(api, creator.client);
    expect(third.streakCount).toBe(3);
    expect(await statsOf(creator.client)).toMatchObject({ winRate: 100, longestStreak: 3 });
    const next = await challenge();
    await miss(next.friend.client, next.id);
    await next.friend.client.call(leaveChallenge, { id: next.id });
    expect((await winGame(api, next.friend.client)).streakCount).toBe(1);
    expect((await win(api, friend.client, id)).streakCount).toBe(1);
  });
});

const names: string[] = [];
const credentials = () => ({ username: `linked-${names.push('')}`, password: testPassword });

/** A guest who has joined a challenge by its link. */
async function guestInGame() {
  const started = await challenge();
  const guest = api.guest();
  await joinByCode(guest, await codeOf(started.creator, started.id), 'Nick Name');
  return { ...started, guest };
}

describe('a guest of a link who registers', () => {
  test('keeps the seat as the new user: the account replaces the nickname', async () => {
    const { id, creator, guest } = await guestInGame();
    await miss(guest, id);
    const { body: user } = await guest.call(register, { body: credentials() });
    expect([user.gamesKept, user.unfinishedGame]).toEqual([1, id]);
    const seen = (await creator.client.call(readGame, { id })).body;
    expect(rowOf(seen, user.id)).not.toHaveProperty('isGuest');
    expect(rowOf(seen, user.id)).toMatchObject({
      username: user.username,
      status: 'playing',
      guessesUsed: 1,
    });
    expect(seen.players).toHaveLength(3);
    const own = (await guest.call(readGame, { id })).body;
    expect(own).toMatchObject({ remainingGuesses: 4, own: { userId: user.id } });
  });

  test('remains the winner, with one result of their own and none of the guest', async () => {
    const { id, creator, friend, guest } = await guestInGame();
    const { score } = await win(api, guest, id);
    const { players } = await api.stored(id);
    const before = players.at(-1)?.id ?? creator.player;
    const { body: user } = await guest.call(register, { body: credentials() });
    const seen = (await creator.client.call(readGame, { id })).body;
    expect(seen).toMatchObject({
      winnerInfo: { username: user.username, score },
      challenge: { winnerId: user.id },
    });
    expect(await historyOf(guest)).toEqual([{ id, won: true, score }]);
    expect(await unlockedOf(guest)).toContain('first_victory');
    expect(await api.stores.results.outcomesAfter(before)).toEqual([]);
    await lose(creator.client, id);
    await lose(friend.client, id);
    await sweep(api.stores, api.clock.now() + 60_000);
    expect(await historyOf(guest)).toEqual([{ id, won: true, score }]);
    expect(await api.stores.results.outcomesAfter(before)).toEqual([]);
  });
});

describe('a guest of a link who signs in to an existing account', () => {
  async function oldAccount() {
    const body = credentials();
    await api.guest().call(register, { body });
    return body;
  }

  test('keeps the seat if no guess has been made', async () => {
    const body = await oldAccount();
    const { id, guest } = await guestInGame();
    const { body: user } = await guest.call(login, { body });
    expect([user.gamesKept, user.unfinishedGame]).toEqual([0, null]);
    expect((await guest.call(readGame, { id })).body.own?.userId).toBe(user.id);
  });

  test('plays a game with a guess on as the guest, after signing out', async () => {
    const body = await oldAccount();
    const { id, guest } = await guestInGame();
    await miss(guest, id);
    const { body: user } = await guest.call(login, { body });
    expect([user.gamesKept, user.unfinishedGame]).toEqual([0, null]);
    expect((await guest.call(readGame, { id })).status).toBe(404);
    await guest.call(logout);
    expect((await guest.call(readGame, { id })).body).toMatchObject({
      remainingGuesses: 4,
      own: { userId: 'guest-3' },
    });
  });

  test('does not take over a seat in a game in which the account plays itself', async () => {
    const { id, friend, guest, creator } = await guestInGame();
    await miss(guest, id);
    const body = { username: friend.name, password: testPassword };
    const { status, body: user } = await guest.call(login, { body });
    expect([status, user.gamesKept, user.unfinishedGame]).toEqual([200, 0, null]);
    const seen = (await creator.client.call(readGame, { id })).body;
    expect(seen.players?.map(({ userId }) => userId)).toEqual([creator.id, friend.id, 'guest-3']);
    await joinIn(guest, id);
    expect((await guest.call(readGame, { id })).body.guesses).toEqual([]);
  });
});
