import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { idleLimit } from '@craque/common/domain/game/ending.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import type { Outcome } from '@craque/common/domain/record/totals.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { afterMisses } from '@craque/common/testing/game-steps.ts';
import { outcomesOf, recordOf } from '@craque/common/testing/history-builders.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import type { ResultMark } from '../store/history-stores.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';
import { addResults } from '../testing/history/history-users.ts';
import { inOrder } from '../testing/history/history-oracle.ts';
import { playRecordOf, recordFrom } from './play-records.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';

const stores = openSqliteStores(':memory:');
afterAll(() => stores.close());

const now = 0;
const recordIn = (userId: string, within: Stores = stores) =>
  playRecordOf(within, userPlayer(userId), now);
const keptOf = (userId: string) => stores.records.find(userPlayer(userId));

/** The stores, with a list of the times from which results are read; undefined for all of them. */
function watched() {
  const starts: (number | undefined)[] = [];
  const results: Stores['results'] = {
    ...stores.results,
    outcomesAfter(player, mark) {
      starts.push(undefined);
      return stores.results.outcomesAfter(player, mark);
    },
    tailOf(player, tail) {
      starts.push(tail.from);
      return stores.results.tailOf(player, tail);
    },
  };
  return { starts, within: { ...stores, results } };
}

const markOf = ({ finishedAt, gameId }: Outcome): ResultMark => ({ finishedAt, gameId });

describe('the record of a player', () => {
  test('is saved once more than 50 results are newer than the saved one', async () => {
    const userId = randomUUID();
    const all = outcomesOf('WWL'.repeat(35));
    await addResults(stores, userId, all.slice(0, 50));
    await recordIn(userId);
    expect(await keptOf(userId)).toBeUndefined();
    await addResults(stores, userId, all.slice(50, 51));
    await recordIn(userId);
    const kept = { mark: markOf(all[50] as Outcome), record: recordOf(all.slice(0, 51)) };
    expect(await keptOf(userId)).toEqual(kept);
    await addResults(stores, userId, all.slice(51, 101));
    expect(await recordIn(userId)).toEqual(recordOf(all.slice(0, 101)));
    expect(await keptOf(userId)).toEqual(kept);
    await addResults(stores, userId, all.slice(101));
    await recordIn(userId);
    expect((await keptOf(userId))?.record.played).toBe(105);
  });

  test('is read once, together with the points from some times on', async () => {
    const userId = randomUUID();
    const all = outcomesOf('W'.repeat(60));
    await addResults(stores, userId, all.slice(0, 55));
    await recordIn(userId);
    await addResults(stores, userId, all.slice(55));
    const kept = await keptOf(userId);
    const windows = [all[20]?.finishedAt ?? 0, all[57]?.finishedAt ?? 0];
    const points = [all.slice(20), all.slice(57)].map((won) =>
      won.reduce((sum, { score }) => sum + score, 0),
    );
    const { starts, within } = watched();
    const from = { kept, starts: windows };
    const read = await recordFrom(within, userPlayer(userId), from);
    expect(read).toEqual({ record: recordOf(all), points });
    expect(starts).toEqual([all[54]?.finishedAt]);
    const unkept = { kept: undefined, starts: windows };
    expect(await recordFrom(stores, userPlayer(userId), unkept)).toEqual(read);
  });

  test('distinguishes results of the millisecond of its mark by the id of the game', async () => {
    const userId = randomUUID();
    const first = outcomesOf('W'.repeat(55));
    const last = { ...first[54], gameId: 900 } as Outcome;
    const all = [...first.slice(0, 54), last];
    await addResults(stores, userId, all);
    await recordIn(userId);
    const later = { ...last, gameId: 901 };
    await addResults(stores, userId, [later]);
    expect(await recordIn(userId)).toEqual(recordOf([...all, later]));
    const late = { ...last, gameId: 899, won: false, score: 0 };
    await addResults(stores, userId, [late]);
    expect(await recordIn(userId)).toEqual(recordOf(inOrder([...all, late, later])));
  });

  test('is recomputed if results are gone', async () => {
    const userId = randomUUID();
    await addResults(stores, userId, outcomesOf('W'.repeat(60)));
    await recordIn(userId);
    await stores.results.removeOf(userPlayer(userId));
    expect(await recordIn(userId)).toEqual(recordOf([]));
  });

  test('is the sum of all results, whatever was saved when and in whatever order they arrived', async () => {
    const fates = fc.array(fc.boolean(), { maxLength: 150 });
    const cuts = fc.array(fc.nat(60), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fates, cuts, fc.infiniteStream(fc.nat(1000)), async (won, sizes, shifts) => {
        const userId = randomUUID();
        const letters = won.map((isWin) => (isWin ? 'W' : 'L')).join('');
        // Most are written in the order of their ends, every tenth much later.
        const arriving = outcomesOf(letters)
          .map((outcome) => {
            const shift = shifts.next().value;
            return { outcome, arrival: outcome.gameId + (shift < 100 ? shift : 0) };
          })
          .sort((a, b) => a.arrival - b.arrival)
          .map(({ outcome }) => outcome);
        let there = 0;
        for (const size of [...sizes, arriving.length]) {
          await addResults(stores, userId, arriving.slice(there, there + size));
          there += size;
          expect(await recordIn(userId)).toEqual(recordOf(inOrder(arriving.slice(0, there))));
        }
      }),
      { numRuns: randomRuns(300) },
    );
  });
});

describe('a game that has not been settled', () => {
  const created = 1000;

  /** A player whose one game, with this id, has this many of five wrong guesses. */
  async function withMisses(id: number, misses: number) {
    const player = userPlayer(randomUUID());
    const game = aGame({ id: id as GameId, creator: player, createdAt: created });
    await stores.games.insert(game);
    await stores.games.save(afterMisses(game, misses, player));
    return player;
  }

  test('counts as soon as the record is read', async () => {
    const player = await withMisses(1, 5);
    expect(await playRecordOf(stores, player, created)).toMatchObject({ played: 1, won: 0 });
  });

  test('counts as lost after 24 h without an action, 24 h after the last one', async () => {
    const player = await withMisses(2, 1);
    const deadline = created + idleLimit;
    expect((await playRecordOf(stores, player, deadline - 1)).played).toBe(0);
    expect((await playRecordOf(stores, player, deadline + 5000)).played).toBe(1);
    expect(await stores.results.outcomesAfter(player)).toMatchObject([{ finishedAt: deadline }]);
  });
});
