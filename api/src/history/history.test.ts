import { describe, expect, test } from '@jest/globals';
import { type HistoryItem, readHistory } from '@craque/common/contracts/history.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { afterMisses } from '@craque/common/testing/game-steps.ts';
import { startGame } from '../testing/history/played-games.ts';
import { newChallenge, win } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const hour = 60 * 60 * 1000;
const idsOf = (items: readonly HistoryItem[]) => items.map(({ id }) => id);

async function historyOf(client: TestClient, before?: number | string): Promise<HistoryItem[]> {
  const options = before === undefined ? {} : { query: { before: String(before) } };
  return (await client.call(readHistory, options)).body;
}

describe('the history', () => {
  test('shows a won, a lost and an abandoned game by name, newest start first', async () => {
    const { client } = await api.user();
    const choice = { sport: 'tennis', league: 'ATP', difficulty: 'hard' };
    const won = await startGame(api, client, { choice });
    const wonAt = api.clock.now();
    api.clock.move(60_000);
    const { score } = await won.win();
    const lost = await startGame(api, client, { choice });
    api.clock.move(1000);
    await lost.lose();
    const left = await startGame(api, client, { choice, misses: 1 });
    api.clock.move(1000);
    await left.leave();
    const items = (await historyOf(client)).filter(({ completed }) => completed);
    expect(idsOf(items)).toEqual([left.id, lost.id, won.id]);
    expect(items.map(({ score: points, won: isWon }) => [points, isWon])).toEqual([
      [0, false],
      [0, false],
      [score, true],
    ]);
    for (const item of items) expect(item.athleteName).toBe((await api.hidden(item.id)).name);
    expect(items[2]).toEqual({
      id: won.id,
      athleteName: expect.any(String),
      startTime: new Date(wonAt).toISOString(),
      ...choice,
      score,
      won: true,
      completed: true,
      isMultiplayer: false,
      guessesUsed: 1,
      sticker: { picture: expect.stringContaining('/api/user/stickers/atp~'), rarity: 'legendary' },
    });
    expect(items.slice(0, 2).map(({ sticker }) => sticker)).toEqual([null, null]);
  });

  test('shows a won game with the sticker that the album has', async () => {
    const { client } = await api.user();
    const first = await startGame(api, client, { choice: { difficulty: 'easy' }, misses: 3 });
    await first.win();
    const [item] = await historyOf(client);
    const [latest] = (await client.call(readLatestStickers)).body;
    expect(item).toMatchObject({ guessesUsed: 4, sticker: { rarity: 'common' } });
    expect(item?.sticker?.picture).toBe(latest?.picture);
  });

  test('marks a challenge, running and over', async () => {
    const { id, creator } = await newChallenge(api);
    expect(await historyOf(creator.client)).toMatchObject([{ id, isMultiplayer: true }]);
    await win(api, creator.client, id);
    expect(await historyOf(creator.client)).toMatchObject([
      { id, isMultiplayer: true, completed: true, won: true },
    ]);
  });

  test('reveals nothing about the athlete of an unfinished game', async () => {
    const { client } = await api.user();
    const { id } = await startGame(api, client, { misses: 3, hints: 3 });
    const answer = await client.call(readHistory);
    expect(answer.body).toMatchObject([{ id, athleteName: null, score: 0, won: false }]);
    const { athleteId, name, surname = name } = await api.hidden(id);
    for (const secret of [athleteId, name, surname]) expect(answer.text).not.toContain(secret);
  });

  test('shows a game left for 24 h as lost, by name, before any sweep', async () => {
    const { client } = await api.user();
    const { id } = await startGame(api, client, { misses: 1 });
    api.clock.move(24 * hour - 1);
    expect(await historyOf(client)).toMatchObject([{ id, completed: false, athleteName: null }]);
    api.clock.move(1);
    const { name } = await api.hidden(id);
    expect(await historyOf(client)).toMatchObject([
      { id, completed: true, won: false, score: 0, athleteName: name },
    ]);
  });
});

describe('the pages of a long history', () => {
  const count = 120;

  /** The games of a new user: started in pairs at the same time, each with its own id. */
  async function withLongHistory() {
    const { client, user } = await api.user();
    const player = userPlayer(user.id);
    for (let index = 0; index < count; index += 1) {
      const createdAt = api.clock.now() - hour + Math.floor(index / 2);
      const game = aGame({ id: (1000 + index) as GameId, creator: player, createdAt });
      await api.stores.games.insert(game);
      await api.stores.games.save(afterMisses(game, 1, player));
    }
    return client;
  }

  test('hold 50, 50 and the rest, each game once, newest first', async () => {
    const client = await withLongHistory();
    const pages: number[][] = [];
    for (let before: number | undefined; pages.length < 4; before = pages.at(-1)?.at(-1)) {
      pages.push(idsOf(await historyOf(client, before)));
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20, 0]);
    expect(pages.flat()).toEqual(Array.from({ length: count }, (_, index) => 1119 - index));
  });

  test.each(['0', '-1', 'x', '1e3', '9'.repeat(17)])('are 404 after %j', async (before) => {
    const { client } = await api.user();
    const { status, error } = await client.call(readHistory, { query: { before } });
    expect([status, error.message]).toEqual([404, 'Game not found']);
  });
});
