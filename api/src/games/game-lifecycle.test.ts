import { describe, expect, test } from '@jest/globals';
import {
  createGame,
  readGame,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';
import { sweep } from './settle.ts';

const api = await startFileApi();

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const win = (client: TestClient, choice: object = {}) =>
  winGame(api, client, { choice, seconds: 1 });

/** A game with one hint taken, so that it counts. */
async function touch(client: TestClient) {
  api.clock.move(1000);
  return startGame(api, client, { hints: 1 });
}

const runSweep = () => sweep(api.stores, api.clock.now());

describe('a game that is opened again', () => {
  const minute = 60 * 1000;
  const choice = { sport: 'tennis', league: 'atp', difficulty: 'hard' };
  const open = async (client: TestClient, more: object = {}) =>
    (await client.call(createGame, { body: { ...choice, reopen: true, ...more } })).body;

  test('is the untouched one of the same choice, its clock begun anew', async () => {
    const client = api.guest();
    const first = await open(client);
    api.clock.move(29 * minute);
    const again = await open(client);
    expect(again).toMatchObject({
      id: first.id,
      startedAt: new Date(api.clock.now()).toISOString(),
    });
    // From then on it is kept as long as a new one.
    api.clock.move(29 * minute);
    expect((await open(client)).id).toBe(first.id);
    api.clock.move(7_000);
    const { name } = await api.hidden(first.id);
    const won = await client.call(submitGuess, { id: first.id, body: { guess: name } });
    expect(won.body).toMatchObject({ won: true, timeTaken: 7 });
    expect((await open(client)).id).not.toBe(first.id);
  });

  test.each<[string, object, number]>([
    ['another level', { difficulty: 'easy' }, 0],
    ['another league', { league: 'wta' }, 0],
    ['a call that does not ask for it', { reopen: false }, 0],
    ['more than 30 minutes', {}, 31 * minute],
  ])('is a new one after %s', async (_, change, later) => {
    const client = api.guest();
    const first = await open(client);
    api.clock.move(later);
    expect((await open(client, change)).id).not.toBe(first.id);
  });

  test('is neither that of New Athlete nor one with a hint, nor that of somebody else', async () => {
    const client = api.guest();
    const first = await open(client);
    const next = await client.call(resetGame, { id: first.id, body: choice });
    expect((await open(client)).id).toBe(next.body.id);
    await client.call(takeHint, { id: next.body.id });
    expect([first.id, next.body.id]).not.toContain((await open(client)).id);
    expect((await open(api.guest())).id).not.toBe(first.id);
  });
});

describe('New Athlete', () => {
  test('leaves a touched game as abandoned, names its athlete, and makes one like it', async () => {
    const { client, game } = await api.newGame({ sport: 'tennis', difficulty: 'hard' });
    await client.call(takeHint, { id: game.id });
    const reset = await client.call(resetGame, { id: game.id, body: {} });
    expect(reset.status).toBe(201);
    expect(Object.keys(reset.body)).toEqual(['id']);
    const left = (await client.call(readGame, { id: game.id })).body;
    const { name } = await api.hidden(game.id);
    expect(left).toMatchObject({ completed: true, abandoned: true, won: false, athleteName: name });
    const next = (await client.call(readGame, { id: reset.body.id })).body;
    expect(next).toMatchObject({ sport: 'tennis', league: 'ATP', difficulty: 'hard' });
    expect(next.guesses).toEqual([]);
    expect((await api.hidden(next.id)).athleteId).not.toBe((await api.hidden(game.id)).athleteId);
  });

  test('leaves an untouched game unfinished, so that it counts nowhere', async () => {
    const { client, game } = await api.newGame();
    await client.call(resetGame, { id: game.id, body: {} });
    expect((await client.call(readGame, { id: game.id })).body.completed).toBe(false);
    expect((await win(client)).streakCount).toBe(1);
  });

  test.each([
    [{ sport: 'basketball' }, { league: 'NBA', difficulty: 'hard' }],
    [{ league: 'Formula 1' }, { sport: 'formula1', difficulty: 'hard' }],
    [{ difficulty: 'easy' }, { sport: 'tennis', league: 'ATP', difficulty: 'easy' }],
    [
      { sport: 'soccer', difficulty: 'expert' },
      { league: 'English Premier League', difficulty: 'expert' },
    ],
  ])('uses the choice %j', async (choice, expected) => {
    const { client, game } = await api.newGame({ sport: 'tennis', difficulty: 'hard' });
    const { body } = await client.call(resetGame, { id: game.id, body: choice });
    expect((await client.call(readGame, { id: body.id })).body).toMatchObject(expected);
  });

  test('returns the same game again, after a win and after an end alike', async () => {
    const client = api.guest();
    const { game } = await win(client);
    const first = await client.call(resetGame, { id: game.id, body: {} });
    const second = await client.call(resetGame, { id: game.id, body: { sport: 'tennis' } });
    expect(second.body).toEqual(first.body);
    expect((await client.call(readGame, { id: game.id })).body.won).toBe(true);
  });

  test('refuses a league of another sport, and leaves the game as it was', async () => {
    const { client, game } = await api.newGame({ sport: 'tennis' });
    const before = await api.stored(game.id);
    const wrong = await client.call(resetGame, {
      id: game.id,
      body: { sport: 'soccer', league: 'NBA' },
    });
    expect([wrong.status, wrong.error.message]).toEqual([400, 'Invalid league']);
    expect(await api.stored(game.id)).toEqual(before);
  });
});

describe('a touched game without an action', () => {
  test('continues until 24 h after the last one, and is abandoned from then on', async () => {
    const client = api.guest();
    const game = await touch(client);
    const lastAction = api.clock.now();
    api.clock.move(day - 1);
    expect((await client.call(readGame, { id: game.id })).body.completed).toBe(false);
    api.clock.move(1);
    const { body } = await client.call(readGame, { id: game.id });
    expect(body).toMatchObject({ completed: true, abandoned: true, won: false, score: 0 });
    expect(body.finishedAt).toBe(new Date(lastAction + day).toISOString());
    const late = await client.call(submitGuess, { id: game.id, body: { guess: 'zzzz' } });
    expect([late.status, late.error.message]).toEqual([409, 'No active game']);
  });

  test('is ended by the sweep too, at the same time', async () => {
    const client = api.guest();
    const game = await touch(client);
    const lastAction = api.clock.now();
    api.clock.move(3 * day);
    await runSweep();
    const { players } = await api.stored(game.id);
    expect(players[0]?.end).toMatchObject({ status: 'abandoned', at: lastAction + day });
  });
});

describe('an untouched game', () => {
  test.each([
    ['of a user is kept for 24 h', day, async () => (await api.user()).client],
    ['of a guest is kept for an hour', hour, async () => api.guest()],
  ])('%s and removed by the next sweep', async (_, kept, somebody) => {
    const { client, game } = await api.newGame({}, await somebody());
    const statusAfterSweep = async () => {
      await runSweep();
      return (await client.call(readGame, { id: game.id })).status;
    };
    api.clock.move(kept);
    expect(await statusAfterSweep()).toBe(200);
    api.clock.move(1);
    expect(await statusAfterSweep()).toBe(404);
  });
});

describe("a guest's game", () => {
  test('is kept for 7 days after its last change and removed by the next sweep', async () => {
    const client = api.guest();
    const { game } = await win(client);
    api.clock.move(7 * day);
    await runSweep();
    expect((await client.call(readGame, { id: game.id })).status).toBe(200);
    api.clock.move(1);
    await runSweep();
    expect((await client.call(readGame, { id: game.id })).status).toBe(404);
  });
});

describe('the streak of a guest', () => {
  test('ends with a game that was left for 24 h, even if nobody has loaded it since', async () => {
    const client = api.guest();
    await win(client);
    await touch(client);
    api.clock.move(day);
    expect((await win(client)).streakCount).toBe(1);
  });

  test('counts games in the order of their ends, whatever the sport', async () => {
    const client = api.guest();
    const early = await touch(client);
    await win(client, { sport: 'tennis' });
    await win(client, { sport: 'formula1' });
    const { name } = await api.hidden(early.id);
    api.clock.move(1000);
    const { body } = await client.call(submitGuess, { id: early.id, body: { guess: name } });
    expect(body.streakCount).toBe(3);
  });
});

describe('drawing', () => {
  test('does not repeat the last half of a pool, including games left untouched', async () => {
    const client = api.guest();
    const pool = api.catalogue.pool('euroleague', 'easy').length;
    const drawn: string[] = [];
    for (let games = 0; games < 5 * pool; games += 1) {
      const { body } = await client.call(createGame, {
        body: { sport: 'basketball', league: 'EuroLeague', difficulty: 'easy' },
      });
      drawn.push((await api.hidden(body.id)).athleteId);
      api.clock.move(1);
    }
    const memory = Math.min(30, Math.floor(pool / 2));
    for (const [index, id] of drawn.entries()) {
      expect(drawn.slice(Math.max(0, index - memory), index)).not.toContain(id);
    }
    expect(new Set(drawn).size).toBe(pool);
  });
});
