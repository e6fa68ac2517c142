import { describe, expect, test } from '@jest/globals';
import { readGame, resetGame, submitGuess } from '@craque/common/contracts/games.ts';
import { createChallenge, joinChallenge } from '@craque/common/contracts/challenges.ts';
import { readStats } from '@craque/common/contracts/history.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Stores } from '../store/store.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { newFriends, type Person } from '../testing/races/challenges.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Games that `unsettledOf` has read, by their ids. */
const read: number[] = [];
const wrapStores = (stores: Stores): Stores => ({
  ...stores,
  games: {
    ...stores.games,
    async unsettledOf(...asked) {
      const found = await stores.games.unsettledOf(...asked);
      read.push(...found.map(({ id }) => id));
      return found;
    },
  },
});

/** Four unfinished games a player, and otherwise limits that nobody meets. */
const api = await startFileApi({
  limitsFactor: 4 / 500,
  rateLimit: createRateLimit({ factor: 1000 }),
  wrapStores,
});

const hour = 60 * 60 * 1000;

async function touched(client: TestClient): Promise<number> {
  const { id } = await startGame(api, client, { hints: 1 });
  api.clock.move(1000);
  return id;
}

async function friends(): Promise<[Person, Person]> {
  const { creator, friends: all } = await newFriends(api, 1);
  return [creator, all[0] as Person];
}

describe('a player with as many unfinished games as allowed', () => {
  test('has the oldest abandoned by the next one, as a loss that ends the streak', async () => {
    const { client } = await api.user();
    await winGame(api, client);
    const games: number[] = [];
    for (let count = 0; count < 4; count += 1) games.push(await touched(client));
    const [oldest = 0, second = 0] = games;
    expect((await client.call(readGame, { id: oldest })).body.completed).toBe(false);
    api.clock.move(hour);
    await api.newGame({}, client);
    const ended = (await client.call(readGame, { id: oldest })).body;
    expect(ended).toMatchObject({ completed: true, abandoned: true, won: false, score: 0 });
    expect((await api.stored(oldest)).players[0]?.end?.at).toBe(api.clock.now());
    expect((await client.call(readGame, { id: second })).body.completed).toBe(false);
    expect((await client.call(readStats)).body.winRate).toBe(50);
  });

  test('loses the oldest one without a trace if it was untouched', async () => {
    const { client, user } = await api.user();
    const { game } = await api.newGame({}, client);
    for (let count = 0; count < 4; count += 1) await touched(client);
    expect((await client.call(readGame, { id: game.id })).status).toBe(404);
    expect(await api.stores.results.outcomesAfter(userPlayer(user.id))).toEqual([]);
  });

  test('keeps the count with New Athlete, and with challenges', async () => {
    const [ann, bob] = await friends();
    const oldest = await touched(ann.client);
    const body = { friendIds: [bob.id] };
    const challenge = await ann.client.call(createChallenge, { body });
    expect(challenge.status).toBe(201);
    const { game } = await api.newGame({}, ann.client);
    await ann.client.call(resetGame, { id: game.id, body: {} });
    expect((await api.stored(oldest)).players[0]?.end).toBeUndefined();
    await ann.client.call(createChallenge, { body });
    expect((await api.stored(oldest)).players[0]?.end?.status).toBe('abandoned');
    for (let count = 0; count < 4; count += 1) await touched(ann.client);
    const { players } = await api.stored(challenge.body.id);
    expect(players[0]?.end?.status).toBe('abandoned');
  });

  test('keeps a challenge that they have just joined, however old it is', async () => {
    const [ann, bob] = await friends();
    const body = { friendIds: [bob.id] };
    const { id } = (await ann.client.call(createChallenge, { body })).body;
    const games: number[] = [];
    for (let count = 0; count < 4; count += 1) games.push(await touched(bob.client));
    api.clock.move(hour);
    expect((await bob.client.call(joinChallenge, { id })).body.completed).toBe(false);
    await api.newGame({}, bob.client);
    expect((await bob.client.call(readGame, { id })).body.completed).toBe(false);
    expect((await api.stored(games[0] ?? 0)).players[0]?.end?.status).toBe('abandoned');
    expect((await api.stored(games[1] ?? 0)).players[0]?.end).toBeUndefined();
  });
});

test('a win reads no game of the player that is still played', async () => {
  const { client } = await api.user();
  for (let count = 0; count < 3; count += 1) await touched(client);
  const { game } = await api.newGame({}, client);
  read.length = 0;
  const { name } = await api.hidden(game.id);
  const { body } = await client.call(submitGuess, { id: game.id, body: { guess: name } });
  expect(body.streakCount).toBe(1);
  // Once the win itself, which is over and not settled yet.
  expect(new Set(read)).toEqual(new Set([game.id]));
});
