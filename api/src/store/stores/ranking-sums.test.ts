import { describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { describeInBothStores } from '../../testing/both-stores.ts';
import { aResult, anAccount } from '../../testing/store-builders.ts';
import { rankings as collection } from '../collections.ts';
import type { RankingDoc } from '../documents.ts';
import { openDatabase } from '../sqlite/sqlite-database.ts';
import { sqliteEngine } from '../sqlite/sqlite-engine.ts';
import { sqliteStoresOn } from '../sqlite/sqlite-stores.ts';
import type { Stores } from '../store.ts';

const now = Date.UTC(2026, 10, 11, 12);
const player = userPlayer('ada');
const resultOf = (gameId: number, score: number) => aResult(gameId, now, { player, score });
const sumOf = async ({ rankings }: Stores) => (await rankings.allTimeOf(['ada'])).get('ada');

/** What a crash may leave in the sums of `ada`, and what they are afterwards. */
async function afterCrash(left: Partial<RankingDoc>) {
  const database = openDatabase(':memory:');
  const stores = sqliteStoresOn(database, ':memory:');
  await stores.users.insert(anAccount());
  await stores.results.add(resultOf(1, 40));
  await stores.rankings.update();
  await sqliteEngine(database).rows(collection).change({ userId: 'ada' }, left);
  const sum = await sumOf(stores);
  await stores.close();
  return sum;
}

const wrong = { 'all-all': { start: 0, score: 999, games: 9 } };

describe('the sums of a user', () => {
  test('are counted again where a change was not finished, and left alone otherwise', async () => {
    expect(await afterCrash({ sums: wrong, stale: true })).toEqual({ score: 40, games: 1 });
    expect(await afterCrash({ sums: wrong })).toEqual({ score: 999, games: 9 });
  });
});

describeInBothStores('the sums of a user', process.env, (open) => {
  test('have every result once, however many write and count at once', async () => {
    const { stores, dispose } = await open();
    await stores.users.insert(anAccount());
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => resultOf(id, id));
    const adding = [...all, ...all].map((each) => stores.results.add(each));
    await Promise.all([...adding, stores.rankings.update(), stores.rankings.update()]);
    expect(await sumOf(stores)).toEqual({ score: 36, games: 8 });
    const marking = stores.results.markWins(
      player,
      all.map(({ gameId }) => gameId),
    );
    await Promise.all([marking, stores.rankings.update()]);
    expect(await sumOf(stores)).toBeUndefined();
    await dispose();
  });
});
