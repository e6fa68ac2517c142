import { expect, test } from '@jest/globals';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { aResult } from '../../testing/store-builders.ts';
import type { Engine } from '../port.ts';
import { openDatabase } from '../sqlite/sqlite-database.ts';
import { sqliteEngine } from '../sqlite/sqlite-engine.ts';
import { storesOn } from './stores-on.ts';

const date = '2026-03-02' as DailyDate;
const player = userPlayer('ada');
const end = (gameId: number) =>
  aResult(gameId, 1, { player, dailyDate: date, dailyStartedAt: 1, sport: 'soccer' });

test('a result that comes while those of its player are removed leaves no number behind', async () => {
  const database = openDatabase(':memory:');
  const plain = sqliteEngine(database);
  const { results, boards } = storesOn(plain);
  const late: Engine = {
    ...plain,
    rows(collection) {
      const rows = plain.rows(collection);
      return {
        ...rows,
        async change(where, changes) {
          const changed = await rows.change(where, changes);
          if ('leaving' in changes && changed > 0) await results.add(end(2));
          return changed;
        },
      };
    },
  };
  const count = async () => (await boards.read({ date, sport: 'soccer' }, { player })).players;
  await results.add(end(1));
  expect(await count()).toBe(1);
  const slow = storesOn(late);
  await slow.results.removeOf(player);
  // As the sweep does.
  await results.removeOf(player);
  expect(await count()).toBe(0);
  database.close();
});
