import { expect, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { readHistory } from '@craque/common/contracts/history.ts';
import { startGame } from '../testing/history/played-games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { removeDetails } from './retention.ts';

const api = await startFileApi();
const day = 24 * 60 * 60 * 1000;

test('a game that ended long ago keeps its line in the history, and says that its details are gone', async () => {
  const { client } = await api.user();
  const choice = { sport: 'tennis', difficulty: 'easy' };
  const old = await startGame(api, client, { choice, misses: 2, hints: 1 });
  const { game } = await old.win();
  api.clock.move(day);
  const recent = await startGame(api, client, { choice, misses: 1 });
  await recent.leave();
  const running = await startGame(api, client, { choice, misses: 1 });
  const history = async () => (await client.call(readHistory)).body;
  const before = await history();
  const [text = ''] = game.guesses.map(({ guess }) => guess);
  // No session lasts as long.
  const later = api.clock.now() + 30 * day - 1000;
  await removeDetails(api.stores, later, 31);
  expect(JSON.stringify(await api.stores.games.find(old.id as never))).toContain(text);

  await removeDetails(api.stores, later, 30);
  expect((await history()).slice(-2)).toEqual(before.slice(-2));
  const stored = await api.stores.games.find(old.id as never);
  expect(JSON.stringify(stored?.players)).not.toContain(text);
  const { body } = await client.call(readGame, { id: old.id });
  const { remainingGuesses, remainingHints, totalPenalty, athleteName, score } = game;
  expect(body).toMatchObject({
    ...{ detailsRemoved: true, guesses: [], hints: [] },
    ...{ remainingGuesses, remainingHints, totalPenalty, athleteName, score },
  });
  const { games } = (await client.call(exportAccount)).body;
  const exported = games.filter(({ detailsRemoved }) => detailsRemoved);
  expect(exported).toEqual([expect.objectContaining({ id: old.id, guesses: [], hints: [] })]);
  expect(games.find(({ id }) => id === recent.id)?.guesses).toHaveLength(1);
  expect(games.find(({ id }) => id === running.id)?.guesses).toHaveLength(1);
});
