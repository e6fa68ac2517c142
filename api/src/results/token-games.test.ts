import { expect, test } from '@jest/globals';
import { readUserAchievements } from '@craque/common/contracts/achievements.ts';
import { readAftermath } from '@craque/common/contracts/album.ts';
import { readDailyBoard } from '@craque/common/contracts/daily.ts';
import { readMarkedWins } from '@craque/common/contracts/feedback.ts';
import { submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { newBot } from '../testing/people/token-client.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi({ limitsFactor: 1, rateLimit: createRateLimit({ factor: 1000 }) });

const scoresOf = async (client: TestClient) => {
  const queries = ['everyone', 'friends'].flatMap((scope) =>
    ['day', 'week', 'month', 'all'].map((window) => ({ scope, window })),
  );
  const found = [];
  for (const query of queries) found.push((await client.call(readRanking, { query })).body.own);
  return found.map((own) => own?.score ?? null);
};

test('what a token wins counts for its user alone, and in no ranking', async () => {
  const { bot, client } = await newBot(api);
  const first = await winGame(api, bot);
  expect(first).toMatchObject({ won: true });
  expect((await client.call(readProfile)).body).toMatchObject({ gamePoints: first.score });
  const { body: achievements } = await client.call(readUserAchievements);
  expect(achievements.filter(({ unlockedAt }) => unlockedAt)).not.toEqual([]);
  expect(new Set(await scoresOf(client))).toEqual(new Set([null]));

  // The next one by hand counts, with its achievement and without a bonus for the bot's.
  const own = await winGame(api, client);
  expect(own.streakBonus).toBe(0);
  expect(new Set(await scoresOf(client))).toEqual(new Set([own.score + 250]));
});

test.each<[string, (bot: TestClient, id: number) => Promise<{ status: number }>]>([
  ['guess', (bot, id) => bot.call(submitGuess, { id, body: { guess: 'zzzz' } })],
  ['hint', (bot, id) => bot.call(takeHint, { id })],
])('one %s by a token is enough', async (_, step) => {
  const { bot, client } = await newBot(api);
  const game = await startGame(api, client);
  expect((await step(bot, game.id)).status).toBe(200);
  expect((await game.win()).won).toBe(true);
  expect(new Set(await scoresOf(client))).toEqual(new Set([null]));
});

test('a daily that a token plays is on no board and in none of its numbers', async () => {
  const { bot } = await newBot(api);
  const daily = { sport: 'tennis' } as const;
  const { game } = await winGame(api, bot, { daily });
  const query = { sport: 'tennis', date: game.daily?.date ?? '' };
  for (const scope of ['everyone', 'friends']) {
    const { body } = await bot.call(readDailyBoard, { query: { ...query, scope } });
    expect(body).toMatchObject({ players: 0, rows: [], own: null });
  }
  const person = await api.user();
  await winGame(api, person.client, { daily });
  const { body } = await bot.call(readDailyBoard, { query });
  expect(body.rows.map(({ username }) => username)).toEqual([person.user.username]);
});

test('a fast bot marks none of the wins by hand, nobody as a cheat, and no strength', async () => {
  const { bot, client, user } = await newBot(api);
  const own = await winGame(api, client);
  for (let won = 0; won < 9; won += 1) await winGame(api, bot, { seconds: 0.5 });
  const last = await winGame(api, client);
  expect(last.streakCount).toBe(2);
  const admin = await api.admin();
  const { body: marked } = await admin.client.call(readMarkedWins);
  expect(marked.map(({ userId }) => userId)).not.toContain(user.id);
  const scores = new Set(await scoresOf(client));
  expect(scores.size).toBe(1);
  expect(Math.min(...[...scores].map(Number))).toBeGreaterThanOrEqual(own.score + last.score);
  const [result] = await api.stores.results.outcomesAfter(userPlayer(user.id));
  expect(result?.won).toBe(true);
});

test("a bot's loss ends no streak", async () => {
  const { bot, client } = await newBot(api);
  await winGame(api, client);
  await (await startGame(api, bot)).lose();
  expect((await winGame(api, client)).streakCount).toBe(2);
});

test.each<[string, (bot: TestClient, id: number) => Promise<{ status: number }>]>([
  ['guess', (bot, id) => bot.call(submitGuess, { id, body: { guess: 'zzzz' } })],
  ['hint', (bot, id) => bot.call(takeHint, { id })],
])('a loss by hand counts, although a token takes a %s in it', async (_, step) => {
  const { bot, client } = await newBot(api);
  await winGame(api, client);
  const game = await startGame(api, client, { misses: 1 });
  expect((await step(bot, game.id)).status).toBe(200);
  api.clock.move(60_000);
  await game.leave();
  expect((await client.call(readAftermath, { id: game.id })).body.lostStreak).toBe(1);
  expect((await winGame(api, client)).streakCount).toBe(1);
  expect((await client.call(readRanking)).body.own?.games).toBe(3);
});
