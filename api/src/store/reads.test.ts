import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import { readDailyBoard } from '@craque/common/contracts/daily.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { noteVisit } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { createReadCount } from '../testing/counted-reads.ts';
import { aBusyUser } from '../testing/people/busy-user.ts';
import { startTestApi } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const count = createReadCount();
const api = await startTestApi({ wrapStores: count.wrap });
afterAll(() => api.close());

const { client, options } = await aBusyUser(api);

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

test('a challenge, rankings and boards of friends and a visit to the home page make as many reads as the table says', async () => {
  const challenge = await readsOf(readGame, client, 'readGame of a challenge');
  expect(challenge).toHaveLength(told.get('`GET /api/games/:id` of a challenge') ?? -1);
  const ranking = await readsOf(readRanking, client, 'readRanking among friends');
  expect(ranking).toHaveLength(told.get('`GET /api/rankings` among friends') ?? -1);
  const board = await readsOf(readDailyBoard, client, 'readDailyBoard among friends');
  expect(board).toHaveLength(told.get('`GET /api/daily/board` among friends') ?? -1);
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
