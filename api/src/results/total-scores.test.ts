import { afterAll, expect, test } from '@jest/globals';
import { outcomesOf } from '@craque/common/testing/history-builders.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { addResults } from '../testing/history/history-users.ts';
import { totalScores } from './total-scores.ts';

const stores = openSqliteStores(':memory:');
afterAll(() => stores.close());

test('the total scores of several users are their own points and those of what they have unlocked', async () => {
  await addResults(stores, 'both', outcomesOf('WW', { score: 70 }));
  await addResults(stores, 'games', outcomesOf('W', { score: 33 }));
  await stores.achievements.add('both', 'first_victory', 0);
  await stores.achievements.add('both', 'perfect_game', 0);
  await stores.achievements.add('friends', 'sports_network', 0);
  await addResults(stores, 'not asked for', outcomesOf('WWW'));
  const scores = await totalScores(stores, ['both', 'games', 'friends', 'nothing']);
  expect(Object.fromEntries(scores)).toEqual({ both: 390, games: 33, friends: 100, nothing: 0 });
  expect(await totalScores(stores, [])).toEqual(new Map());
});
