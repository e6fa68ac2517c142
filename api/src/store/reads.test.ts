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
// A merged push of the party reads its room, beside whichever call is being counted then.
const api = await startTestApi({ wrapStores: count.wrap, laterPush: () => undefined });
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

/** The most reads that any call makes, and those of the calls that may make more. */
const most = 5;
const exceptions: Readonly<Record<string, number>> = {
  exportAccount: 23,
  readAftermath: 6,
  readAlbumPage: 6,
  readChallenges: 6,
  readHome: 7,
  readProfile: 4,
  searchUsers: 6,
};

const calls = endpoints.filter(({ method }) => method === 'GET');
const callerOf = ({ access }: Endpoint) => (access === 'admin' ? admin.client : client);

test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s makes few reads, however many friends and games there are',
  async (name, endpoint) => {
    const reads = await readsOf(endpoint, callerOf(endpoint));
    expect(reads.slice(exceptions[name] ?? most)).toEqual([]);
  },
);

test('so do a challenge, rankings and boards of friends, and a visit to the home page', async () => {
  expect((await readsOf(readGame, client, 'readGame of a challenge')).length).toBeLessThan(5);
  expect((await readsOf(readRanking, client, 'readRanking among friends')).length).toBeLessThan(6);
  const board = await readsOf(readDailyBoard, client, 'readDailyBoard among friends');
  expect(board.length).toBeLessThanOrEqual(6);
  await client.call(noteVisit);
  api.clock.move(60 * 60 * 1000);
  expect((await readsOf(noteVisit, client)).length).toBeLessThanOrEqual(10);
});
