import { describe, expect, test } from '@jest/globals';
import { boardClosesAt, type DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { aFriendship } from '@craque/common/testing/account-builders.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';
import { aResult, anAccount, idOf } from '../testing/store-builders.ts';
import { boardOf } from './daily-board.ts';

const of = { date: '2026-03-02' as DailyDate, sport: 'soccer' } as const;
const daily = { dailyDate: of.date, dailyStartedAt: 1 };
const guest = 'guest:one' as PlayerId;
const ada = userPlayer('ada');

type Played = { id: string; won: boolean; guesses: number; hints: number; timeTaken: number };

/** Accounts named after their ids, each with these results of the daily. */
async function storesWith(played: readonly Played[]): Promise<Stores> {
  const stores = openSqliteStores(':memory:');
  for (const [index, { id, ...outcome }] of played.entries()) {
    await stores.users.insert(anAccount({ id, username: id, usernameKey: id }));
    await stores.results.add(
      aResult(index + 1, 50, { player: userPlayer(id), ...daily, ...outcome }),
    );
  }
  return stores;
}

const board = async (stores: Stores, player?: PlayerId, friends?: readonly string[]) =>
  boardOf({ stores }, of, { player, friends });

const solved = (id: string, guesses = 1, hints = 0, timeTaken = 10) => ({
  ...{ id, won: true, guesses, hints, timeTaken },
});
const shown = ({ rows }: Awaited<ReturnType<typeof board>>) =>
  rows.map(({ rank, username }) => [rank, username]);

const befriend = (stores: Stores, one: string, other: string) =>
  stores.friendships.insert(aFriendship({ users: [one, other], status: 'accepted' }));

describe('the board of a daily', () => {
  test('is ordered by solved, guesses, hints and time, then by name among equals', async () => {
    const stores = await storesWith([
      solved('zoe', 2),
      { ...solved('lea', 5), won: false },
      solved('bea', 1, 1),
      solved('ada', 1, 0, 30),
      solved('eve', 1, 0, 20),
      solved('ben', 1, 0, 30),
      { ...solved('ida', 5, 2), won: false },
    ]);
    expect(shown(await board(stores, ada))).toEqual([
      [1, 'eve'],
      [2, 'ada'],
      [2, 'ben'],
      [4, 'bea'],
      [5, 'zoe'],
      [6, 'lea'],
      [7, 'ida'],
    ]);
    await stores.close();
  });

  test('has no row of a guest, of a marked win, and of whoever hides from rankings', async () => {
    const stores = await storesWith([solved('ada', 3), solved('ben', 2), solved('eve', 1)]);
    await stores.results.add(aResult(8, 50, { player: guest, ...daily }));
    await stores.results.markWins(userPlayer('ben'), [idOf(2)]);
    await stores.users.change('eve', { showInRankings: false });
    const { players, own, ...rest } = await board(stores, ada);
    expect(shown({ ...rest, players, own })).toEqual([[1, 'ada']]);
    expect([players, own?.rank]).toEqual([3, 1]);
    expect((await board(stores, userPlayer('eve'))).own).toBeNull();
    await stores.users.remove('ada', 60);
    expect(shown(await board(stores, userPlayer('ben')))).toEqual([]);
    await stores.close();
  });

  test('of friends has the reader and all friends, hidden ones as well, and nobody else', async () => {
    const stores = await storesWith([solved('ada', 3), solved('ben', 2), solved('eve', 1)]);
    await befriend(stores, 'ada', 'ben');
    await stores.users.change('ben', { showInRankings: false });
    const friends = await board(stores, ada, ['ben', 'nobody']);
    expect(shown(friends)).toEqual([
      [1, 'ben'],
      [2, 'ada'],
    ]);
    expect(friends.own).toEqual(friends.rows[1]);
    await stores.close();
  });

  test('tells guests the distribution alone, and nobody one of fewer than 20', async () => {
    const played = Array.from({ length: 18 }, (_, index) =>
      solved(`user-${index}`, 1 + (index % 4)),
    );
    const stores = await storesWith([...played, { ...solved('lost', 5), won: false }]);
    expect(await board(stores, guest)).toEqual({
      players: 19,
      distribution: null,
      rows: [],
      own: null,
    });
    await stores.results.add(aResult(99, 50, { player: guest, ...daily, guesses: 5 }));
    const anonymous = { players: 20, distribution: [5, 5, 4, 4, 1], rows: [], own: null };
    expect(await board(stores, guest)).toEqual(anonymous);
    expect(await board(stores)).toEqual(anonymous);
    expect((await board(stores, ada)).rows).toHaveLength(19);
    await stores.close();
  });

  test('shows the first hundred, by name where the hundredth is shared, and the own row behind', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `u${String(200 - index)}`);
    const stores = await storesWith([
      ...names.map((id) => solved(id, 2)),
      solved('best', 1),
      solved('last', 3),
    ]);
    const { rows, own } = await board(stores, userPlayer('last'));
    expect(rows.map(({ username }) => username)).toEqual([
      'best',
      ...names.toSorted().slice(0, 99),
    ]);
    expect(own).toMatchObject({ rank: 122, username: 'last' });
    await stores.close();
  });

  test('counts the first end of a player and none after it has closed', async () => {
    const stores = await storesWith([solved('ada', 2)]);
    await stores.results.add(aResult(7, 40, { player: ada, ...daily, guesses: 4 }));
    await stores.results.add(aResult(8, boardClosesAt(of.date), { player: guest, ...daily }));
    const { players, own } = await board(stores, ada);
    expect([players, own?.guesses]).toEqual([1, 4]);
    await stores.close();
  });
});
