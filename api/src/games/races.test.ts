import { describe, expect, test } from '@jest/globals';
import { type GameView, readGame, resetGame } from '@craque/common/contracts/games.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';
import { inOrder, orders, sameOnAnotherDevice } from '../testing/races/races.ts';

/* What changes a game is raced in api/src/challenges/scheduled-races.test.ts. */
const api = await startFileApi();

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const viewOf = async (client: TestClient, id: number): Promise<GameView> =>
  (await client.call(readGame, { id })).body;

describe('New Athlete pressed twice', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const device = sameOnAnotherDevice(api, client);
    const reset = (from: TestClient, body: object) => from.call(resetGame, { id: game.id, body });
    const first = () => reset(client, { sport: 'tennis' });
    const second = () => reset(device, { sport: 'basketball' });
    return { id: game.id, client, first, second };
  }

  async function expectOneSuccessor(id: number, client: TestClient, answers: readonly Answer[]) {
    expect(statusesOf(answers)).toEqual([201, 201]);
    const ids = answers.map(({ body }) => (body as { id: number }).id);
    expect(ids[0]).toBe(ids[1]);
    expect((await api.stored(id)).successor).toBe(ids[0]);
    expect(['tennis', 'basketball']).toContain((await viewOf(client, ids[0] ?? 0)).sport);
    const { creator } = await api.stored(id);
    const games = await Promise.all(
      (['soccer', 'tennis', 'basketball'] as const).map((sport) =>
        api.stores.games.recentAthletes(creator, sport, 10),
      ),
    );
    expect(games.flat()).toHaveLength(2);
  }

  test.each(
    (['games.save', 'games.insert'] as const).flatMap((call) =>
      orders.map(([title, order]) => [call, title, order] as const),
    ),
  )('makes one game: at %s %s', async (call, _, order) => {
    const { id, client, first, second } = await start();
    await expectOneSuccessor(id, client, await inOrder(api, call, order, first, second));
  });
});
