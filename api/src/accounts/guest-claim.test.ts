import { describe, expect, test } from '@jest/globals';
import { login, logout, register } from '@craque/common/contracts/accounts.ts';
import { type GameView, readGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import { readHistory, readStats } from '@craque/common/contracts/history.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const day = 24 * 60 * 60 * 1000;
const used: string[] = [];
const newName = () => `claim-${used.push('')}`;

const registerIn = (client: TestClient) =>
  client.call(register, { body: { username: newName(), password: testPassword } });
const loginIn = (client: TestClient, username: string) =>
  client.call(login, { body: { username, password: testPassword } });

type Ending = 'won' | 'lost' | 'running' | 'untouched';

/** A new game of this client in that state; each starts a minute after the previous one. */
async function play(client: TestClient, ending: Ending): Promise<GameView> {
  api.clock.move(60_000);
  const { game } = await api.newGame({ difficulty: 'expert' }, client);
  const guess = (text: string) => client.call(submitGuess, { id: game.id, body: { guess: text } });
  if (ending === 'won') await guess((await api.hidden(game.id)).name);
  if (ending === 'running') await guess('zzzz');
  if (ending === 'lost') for (const text of ['zzzz', 'yyyy']) await guess(text);
  return game;
}

async function playAll(client: TestClient, endings: readonly Ending[]): Promise<number[]> {
  const ids: number[] = [];
  for (const ending of endings) ids.push((await play(client, ending)).id);
  return ids;
}

async function guestOf(id: number): Promise<PlayerId> {
  return (await api.stored(id)).creator;
}

/** The game belongs to this player only: in the game itself, in lists and in results. */
async function expectOwner(id: number, owner: PlayerId, others: readonly PlayerId[]) {
  const game = await api.stored(id);
  expect([game.creator, ...game.players.map((player) => player.id)]).toEqual([owner, owner]);
  for (const other of others) {
    const games = await api.stores.games.createdSince(other, 0, 200);
    expect(games.map((each) => each.id)).not.toContain(id);
    const results = await api.stores.results.outcomesAfter(other);
    expect(results.map(({ gameId }) => gameId)).not.toContain(id);
  }
}

describe('a guest wins twice, loses once and registers', () => {
  test('history 3, winRate 67; registering again in the same browser claims nothing', async () => {
    const client = api.guest();
    const ids = await playAll(client, ['won', 'won', 'lost']);
    const guest = await guestOf(ids[0] ?? 0);
    const { status, body } = await registerIn(client);
    expect([status, body.gamesKept, body.unfinishedGame]).toEqual([201, 3, null]);

    const history = await client.call(readHistory);
    expect(history.body.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(history.body.map(({ won }) => won)).toEqual([false, true, true]);
    const stats = await client.call(readStats);
    expect(stats.body).toMatchObject({ winRate: 67, longestStreak: 2 });
    const user = userPlayer(body.id);
    for (const id of ids) await expectOwner(id, user, [guest]);
    const unlocked = await api.stores.achievements.listOf(body.id);
    expect(unlocked.map(({ key }) => key)).toContain('first_victory');

    const again = await registerIn(client);
    expect([again.status, again.body.gamesKept]).toEqual([201, 0]);
    expect((await client.call(readHistory)).body).toEqual([]);
    for (const id of ids) await expectOwner(id, user, [guest, userPlayer(again.body.id)]);
  });
});

describe('a registration', () => {
  test('keeps games, scores and streak as they were', async () => {
    const client = api.guest();
    const ids = await playAll(client, ['won', 'won']);
    const before = await Promise.all(ids.map((id) => client.call(readGame, { id })));
    const { body } = await registerIn(client);
    const after = await Promise.all(ids.map((id) => client.call(readGame, { id })));
    expect(after.map((answer) => answer.body)).toEqual(before.map((answer) => answer.body));
    const [next = 0] = await playAll(client, ['won']);
    expect((await client.call(readGame, { id: next })).body.streakCount).toBe(3);
    const sum = [...before, await client.call(readGame, { id: next })].reduce(
      (points, answer) => points + answer.body.score,
      0,
    );
    const player = userPlayer(body.id);
    expect(await api.stores.results.totalPoints([player])).toEqual(new Map([[player, sum]]));
  });

  test('takes the 20 newest touched games and leaves the older ones to the guest', async () => {
    const client = api.guest();
    const ids = await playAll(client, [
      ...Array<Ending>(22).fill('lost'),
      'untouched',
      'untouched',
      'lost',
    ]);
    const guest = await guestOf(ids[0] ?? 0);
    const { body } = await registerIn(client);
    expect(body.gamesKept).toBe(20);
    const touched = [...ids.slice(0, 22), ...ids.slice(24)];
    const user = userPlayer(body.id);
    for (const id of touched.slice(-20)) await expectOwner(id, user, [guest]);
    for (const id of touched.slice(0, -20)) await expectOwner(id, guest, [user]);
    for (const id of ids.slice(22, 24)) await expectOwner(id, guest, [user]);
  });

  test('takes games of seven days and no older ones', async () => {
    const client = api.guest();
    const [old = 0] = await playAll(client, ['won']);
    api.clock.move(7 * day);
    const [young = 0] = await playAll(client, ['won']);
    const guest = await guestOf(old);
    const { body } = await registerIn(client);
    expect(body.gamesKept).toBe(1);
    await expectOwner(young, userPlayer(body.id), [guest]);
    await expectOwner(old, guest, [userPlayer(body.id)]);
  });

  test('continues with the newest unfinished game', async () => {
    const client = api.guest();
    const [first, second = 0] = await playAll(client, ['running', 'running', 'lost']);
    const { body } = await registerIn(client);
    expect([body.gamesKept, body.unfinishedGame]).toEqual([3, second]);
    const answer = await client.call(submitGuess, { id: second, body: { guess: 'yyyy' } });
    expect([answer.status, answer.body.completed]).toEqual([200, true]);
    expect((await client.call(takeHint, { id: first ?? 0 })).status).toBe(200);
  });

  test('includes the untouched game on the screen, which counts for nothing', async () => {
    const client = api.guest();
    const [lost = 0, fresh = 0] = await playAll(client, ['lost', 'untouched']);
    const { body } = await registerIn(client);
    expect([body.gamesKept, body.unfinishedGame]).toEqual([1, null]);
    for (const id of [lost, fresh]) expect((await client.call(readGame, { id })).status).toBe(200);
  });

  test('counts a game that was left for a day as abandoned at that time', async () => {
    const client = api.guest();
    const [left = 0] = await playAll(client, ['running']);
    api.clock.move(2 * day);
    const { body } = await registerIn(client);
    expect([body.gamesKept, body.unfinishedGame]).toEqual([1, null]);
    expect((await client.call(readGame, { id: left })).body).toMatchObject({
      completed: true,
      won: false,
      abandoned: true,
    });
    const [outcome] = await api.stores.results.outcomesAfter(userPlayer(body.id));
    expect(outcome?.finishedAt).toBe(api.clock.now() - day);
  });

  test('that is refused leaves games and cookie to the guest', async () => {
    const client = api.guest();
    const [id = 0] = await playAll(client, ['won']);
    const { user } = await api.user();
    const body = { username: user.username, password: testPassword };
    expect((await client.call(register, { body })).status).toBe(409);
    expect((await client.call(readGame, { id })).status).toBe(200);
  });

  test('leaves nothing for the old cookie', async () => {
    const client = api.guest();
    const ids = await playAll(client, ['won', 'running', 'untouched']);
    const thief = sameOnAnotherDevice(api, client);
    const { body } = await registerIn(client);
    for (const id of ids) {
      expect((await thief.call(readGame, { id })).status).toBe(404);
      const guess = { id, body: { guess: 'zzzz' } };
      expect((await thief.call(submitGuess, guess)).status).toBe(404);
    }
    const again = await registerIn(thief);
    expect([again.status, again.body.gamesKept]).toEqual([201, 0]);
    for (const id of ids) await expectOwner(id, userPlayer(body.id), [userPlayer(again.body.id)]);
  });
});

describe('a login to an existing account', () => {
  test('leaves what has been played to the guest, who continues after signing out', async () => {
    const { user } = await api.user();
    const client = api.guest();
    const ids = await playAll(client, [...Array<Ending>(6).fill('lost'), 'won', 'running']);
    const [running = 0] = ids.slice(-1);
    const guest = await guestOf(running);
    const { body } = await loginIn(client, user.username);
    expect([body.gamesKept, body.unfinishedGame]).toEqual([0, null]);
    for (const id of ids) {
      await expectOwner(id, guest, [userPlayer(user.id)]);
      expect((await client.call(readGame, { id })).status).toBe(404);
    }
    expect((await client.call(readHistory)).body).toEqual([]);
    await client.call(logout);
    const { name } = await api.hidden(running);
    const won = await client.call(submitGuess, { id: running, body: { guess: name } });
    expect([won.status, won.body.won, won.body.streakCount]).toEqual([200, true, 2]);
    await expectOwner(running, guest, [userPlayer(user.id)]);
  });

  test('moves the untouched game beside an older one that stays', async () => {
    const { user } = await api.user();
    const client = api.guest();
    const [running = 0, fresh = 0] = await playAll(client, ['running', 'untouched']);
    const guest = await guestOf(running);
    await loginIn(client, user.username);
    await expectOwner(fresh, userPlayer(user.id), [guest]);
    await expectOwner(running, guest, [userPlayer(user.id)]);
    expect([...client.cookies.keys()].sort()).toEqual(['gid', 'sid']);
  });

  test('moves the untouched game on the screen, and ends the guest', async () => {
    const { user } = await api.user();
    const client = api.guest();
    const [lost = 0, fresh = 0] = await playAll(client, ['lost', 'untouched']);
    const { body } = await loginIn(client, user.username);
    expect([body.gamesKept, body.unfinishedGame]).toEqual([0, null]);
    expect((await client.call(readGame, { id: fresh })).status).toBe(200);
    expect((await client.call(readGame, { id: lost })).status).toBe(404);
    expect([...client.cookies.keys()]).toEqual(['sid']);
  });

  test('that fails moves nothing', async () => {
    const { user } = await api.user();
    const client = api.guest();
    const [id = 0] = await playAll(client, ['running']);
    const body = { username: user.username, password: 'not the password' };
    expect((await client.call(login, { body })).status).toBe(401);
    expect((await client.call(readGame, { id })).status).toBe(200);
    expect(await guestOf(id)).toMatch(/^guest:/);
  });
});
