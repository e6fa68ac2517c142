import { describe, expect, test } from '@jest/globals';
import { readGame, resetGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import { readUnfinishedGames } from '@craque/common/contracts/history.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

const hour = 60 * 60 * 1000;

async function touched(client: TestClient): Promise<number> {
  api.clock.move(1000);
  return (await startGame(api, client, { hints: 1 })).id;
}

const waiting = async (client: TestClient) => (await client.call(readUnfinishedGames)).body;
const ids = async (client: TestClient) => (await waiting(client)).games.map(({ id }) => id);

describe('the unfinished games of a player', () => {
  test('are the touched ones, with their state and deadline', async () => {
    const { client } = await api.user();
    await api.newGame({}, client);
    expect(await waiting(client)).toEqual({ streak: 0, games: [] });
    const { game } = await api.newGame({ sport: 'tennis', difficulty: 'easy' }, client);
    const [guess = ''] = await api.wrongNames(game.id);
    await client.call(submitGuess, { id: game.id, body: { guess } });
    const until = new Date(api.clock.now() + 24 * hour).toISOString();
    const { potentialScore, waitsUntil } = (await client.call(readGame, { id: game.id })).body;
    expect(waitsUntil).toBe(until);
    expect((await waiting(client)).games).toEqual([
      {
        ...{ id: game.id, sport: 'tennis', league: 'ATP', difficulty: 'easy' },
        ...{ totalGuesses: 7, remainingGuesses: 6, potentialScore, waitsUntil: until },
      },
    ]);
  });

  test('begin with the one played last, whatever was begun last', async () => {
    const { client } = await api.user();
    const first = await touched(client);
    const second = await touched(client);
    expect(await ids(client)).toEqual([second, first]);
    api.clock.move(1000);
    await client.call(takeHint, { id: first });
    expect(await ids(client)).toEqual([first, second]);
  });

  test('end with a win, with New Athlete and with the deadline, and the streak with a loss', async () => {
    const { client } = await api.user();
    await winGame(api, client);
    await winGame(api, client);
    const given = await touched(client);
    const left = await touched(client);
    expect(await waiting(client)).toMatchObject({
      streak: 2,
      games: [{ id: left }, { id: given }],
    });
    await client.call(resetGame, { id: given, body: {} });
    expect(await waiting(client)).toMatchObject({ streak: 0, games: [{ id: left }] });
    await winGame(api, client);
    expect((await waiting(client)).streak).toBe(1);
    api.clock.move(24 * hour);
    expect(await waiting(client)).toEqual({ streak: 0, games: [] });
    expect((await client.call(readGame, { id: left })).body).toMatchObject({
      abandoned: true,
      waitsUntil: null,
    });
  });

  test('are found for a guest by the cookie, and for nobody else', async () => {
    const { client, game } = await api.newGame();
    await client.call(takeHint, { id: game.id });
    expect(await ids(client)).toEqual([game.id]);
    expect(await waiting(api.guest())).toEqual({ streak: 0, games: [] });
    expect(await ids((await api.newGame()).client)).toEqual([]);
  });
});
