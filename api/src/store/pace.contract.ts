import { expect } from '@jest/globals';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { aPlayer } from '@craque/common/testing/game-builders.ts';
import { aResult, idOf } from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const ada = 'user:ada' as PlayerId;
const ben = 'user:ben' as PlayerId;
const ids = (...numbers: readonly number[]) => numbers.map(idOf);

/** Wins at 10, 20, 20 and 40, a loss at 30, of the user; and a win of somebody else's at 20. */
async function addWins({ results }: Stores): Promise<void> {
  for (const [gameId, finishedAt, timeTaken] of [
    [4, 40, 9],
    [3, 20, 3],
    [2, 20, 7],
    [1, 10, 5],
  ] as const) {
    // One without its exact time, as earlier versions wrote it.
    const took = gameId === 4 ? {} : { took: timeTaken * 1000 + 500 };
    const parts = { player: ada, timeTaken, guesses: gameId, ...took };
    await results.add(aResult(gameId, finishedAt, parts));
  }
  await results.add(aResult(5, 30, { player: ada, won: false, score: 0 }));
  await results.add(aResult(5, 20, { player: ben }));
}

export const paceCases: StoreCases = {
  async "lists a player's latest wins up to a time, the newest first"(stores) {
    await addWins(stores);
    const { results } = stores;
    const win = (finishedAt: number, took: number, game: number) => ({
      ...{ gameId: idOf(game), finishedAt, took, guesses: game },
    });
    const [first, second, third, last] = [
      win(10, 5500, 1),
      win(20, 7500, 2),
      win(20, 3500, 3),
      win(40, 10_000, 4),
    ];
    expect(await results.latestWins(ada, 99, 9)).toEqual([last, third, second, first]);
    expect(await results.latestWins(ada, 39, 2)).toEqual([third, second]);
    expect(await results.latestWins(ada, 9, 9)).toEqual([]);
    expect(await results.latestWins(aPlayer, 99, 9)).toEqual([]);
  },
  async "counts a player's wins between two times, both included"(stores) {
    await addWins(stores);
    const { results } = stores;
    expect(await results.countWins(ada, 10, 40)).toBe(4);
    expect(await results.countWins(ada, 20, 39)).toBe(2);
    expect(await results.countWins(ada, 11, 19)).toBe(0);
    const wins = new Map([[ada, 4] as const, [ben, 1] as const]);
    expect(await results.winsOfMany([ben, aPlayer, ada])).toEqual(wins);
  },
  async 'marks the wins of these games, once and for that player alone'(stores) {
    await addWins(stores);
    const { results } = stores;
    expect(await results.markedWins()).toEqual([]);
    for (let times = 0; times < 2; times += 1) await results.markWins(ada, ids(2, 3, 5));
    const marked = { player: ada, marked: 2, firstAt: 20, lastAt: 20, shortest: 3 };
    expect(await results.markedWins()).toEqual([marked]);
    await results.markWins(ada, ids(1, 2));
    await results.markWins(ben, ids(5));
    await results.markWins(ben, []);
    const all = await results.markedWins();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ ...marked, marked: 3, firstAt: 10 });
    expect(all).toContainEqual({ ...marked, player: ben, marked: 1, shortest: 40 });
  },
  async 'leaves the score of a marked win as it is, and forgets the mark with the result'(stores) {
    await addWins(stores);
    const { results } = stores;
    const before = await results.outcomesAfter(ada);
    await results.markWins(ada, ids(1, 2, 3, 4));
    expect(await results.outcomesAfter(ada)).toEqual(before);
    expect(await results.totalPoints([ada])).toEqual(new Map([[ada, 4 * 80]]));
    await results.remove(idOf(1), ada);
    await results.add(aResult(1, 10, { player: ada }));
    expect((await results.markedWins())[0]?.marked).toBe(3);
  },
  async 'marks wins of guests without listing them'({ results }) {
    await results.add(aResult(1, 10));
    await results.markWins(aPlayer, ids(1));
    expect(await results.markedWins()).toEqual([]);
  },
};
