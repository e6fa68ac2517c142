import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { updateProfile } from '@craque/common/contracts/accounts.ts';
import { endpoints } from '@craque/common/contracts/api.ts';
import { createChallenge } from '@craque/common/contracts/challenges.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import { requestFriend } from '@craque/common/contracts/friends.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { noteVisit } from '@craque/common/contracts/history.ts';
import { stickerId } from '@craque/common/contracts/album.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { outcomesOf } from '@craque/common/testing/history-builders.ts';
import { createReadCount } from '../testing/counted-reads.ts';
import { addResults } from '../testing/history/history-users.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { makeFriends } from '../testing/races/challenge-rounds.ts';
import { codeOf, newChallenge, newOpponent } from '../testing/races/challenges.ts';
import { startTestApi } from '../testing/test-api.ts';
import type { CallOptions, TestClient } from '../testing/test-client.ts';

const count = createReadCount();
const api = await startTestApi({ wrapStores: count.wrap });
afterAll(() => api.close());

const { client, user } = await api.user();
const options: Record<string, CallOptions> = {};

/** More than are behind a record that is kept. */
const manyGames = 120;

/** A user for whom every list has several entries, each with its people and their pictures. */
beforeAll(async () => {
  await addResults(api.stores, user.id, outcomesOf('WWL'.repeat(manyGames / 3)));
  await api.stores.results.markWins(userPlayer(user.id), 0, Number.MAX_SAFE_INTEGER);
  const { game: won } = await winGame(api, client);
  const { league, athlete } = await api.stored(won.id);
  const running = await startGame(api, client, { misses: 1 });
  const { id: challenge, creator } = await newChallenge(api);
  const friendIds: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const [friend, stranger] = [await newOpponent(api), await newOpponent(api)];
    friendIds.push(friend.id);
    await makeFriends(api.stores, user.id, friend.id);
    const body = { avatarUrl: 'https://pictures.test/one.png' };
    await friend.client.call(updateProfile, { body });
    await addResults(api.stores, friend.id, outcomesOf('W'));
    await friend.client.call(createChallenge, { body: { friendIds: [user.id] } });
    await stranger.client.call(requestFriend, { body: { friendId: user.id } });
    await client.call(submitFeedback, { body: { title: 'A title', content: 'A text' } });
  }
  const view = await client.call(createChallenge, { body: { friendIds } });
  const ended = { id: won.id };
  Object.assign(options, {
    readGame: { id: running.id },
    readPhoto: { id: running.id },
    takeHint: { id: running.id },
    readAthleteDetails: ended,
    readAftermath: ended,
    readAlbumPage: { id: league },
    readAlbumSticker: { id: stickerId(league, athlete.athleteId) },
    readAthleteNames: { query: { sport: 'soccer' } },
    searchUsers: { query: { username: 'user-' } },
    readGameLink: { id: await codeOf(creator, challenge) },
    'readGame of a challenge': { id: view.body.id },
  });
});

async function readsOf(endpoint: Endpoint, caller: TestClient, name: string = endpoint.name) {
  const asked = options[name] ?? {};
  // Once before: what it keeps (a record, an unlocked achievement) is written by the first call.
  await caller.call(endpoint, asked);
  count.take();
  const { status, text } = await caller.call(endpoint, asked);
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
  return count.take();
}

const admin = await api.admin();

/** The tables of the document: the text and the number of each row, and the calls of a page. */
const document = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
const chapter = document.split('## Reads')[1]?.split('\n## ')[0] ?? '';
const rows = chapter
  .split('\n')
  .filter((line) => /^\| .+ \| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const told = new Map(rows.map(([, call = '', reads = '']) => [call, Number(reads)]));

const calls = endpoints.filter(({ method }) => method === 'GET');
const textOf = ({ method, path }: Endpoint) => `\`${method} ${path}\``;
const callerOf = ({ access }: Endpoint) => (access === 'admin' ? admin.client : client);

test('every call that reads has a row in the table', () => {
  const texts = rows.map(([, call = '']) => call).filter((call) => /^`GET \S+`$/.test(call));
  expect(texts.toSorted()).toEqual(calls.map(textOf).toSorted());
});

test.each(calls.map((endpoint) => [textOf(endpoint), endpoint] as const))(
  '%s makes as many reads as the table says',
  async (text, endpoint) => {
    expect(await readsOf(endpoint, callerOf(endpoint))).toHaveLength(told.get(text) ?? -1);
  },
);

test('a challenge and a visit to the home page make as many reads as the table says', async () => {
  const challenge = await readsOf(readGame, client, 'readGame of a challenge');
  expect(challenge).toHaveLength(told.get('`GET /api/games/:id` of a challenge') ?? -1);
  await client.call(noteVisit);
  api.clock.move(60 * 60 * 1000);
  const visit = await readsOf(noteVisit, client);
  expect(visit).toHaveLength(told.get('`POST /api/user/visits`') ?? -1);
});

/** The rows of pages: their calls stand behind the number. */
const pages = rows.flatMap(([, page = '', reads = '', parts = '']) =>
  page.startsWith('`') ? [] : [{ page, reads: Number(reads), parts: parts.split(' + ') }],
);

test('a page makes as many reads as its calls, the profile 12 at most and its dashboard 4', () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const { page, reads, parts } of pages) {
    const sum = parts.reduce((total, part) => total + (told.get(part) ?? Number.NaN), 0);
    expect([page, reads]).toEqual([page, sum]);
  }
  const readsOfPage = (name: string) => pages.find(({ page }) => page === name)?.reads;
  expect(readsOfPage('profile, opened')).toBeLessThanOrEqual(12);
  expect(readsOfPage('profile, the dashboard alone')).toBeLessThanOrEqual(4);
});
