import { expect } from '@jest/globals';
import { guestPlayer, userPlayer } from '@craque/common/domain/ids.ts';
import { achievementRules } from '@craque/common/domain/record/achievement.ts';
import { aResult, anAccount, atOnce } from '../testing/store-builders.ts';
import type { AccountChange } from './account-stores.ts';
import type { GameResult } from './history-stores.ts';
import type { BoardQuery } from './ranking-store.ts';
import type { StoreCase } from './store-case.ts';
import type { Stores } from './store.ts';

/** A Wednesday: its week began on Monday the 9th, its month on the 1st. */
const now = Date.UTC(2026, 10, 11, 12);
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const starts = {
  day: Date.UTC(2026, 10, 11),
  week: Date.UTC(2026, 10, 9),
  month: Date.UTC(2026, 10, 1),
  all: 0,
};

async function addUsers({ users }: Stores, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await users.insert(
      anAccount({ id: `id-${name}`, username: name.toUpperCase(), usernameKey: name }),
    );
  }
}

const last = { game: 0 };
function resultOf(name: string, score: number, overrides: Partial<GameResult> = {}): GameResult {
  last.game += 1;
  const player = userPlayer(`id-${name}`);
  return aResult(last.game, now, { player, sport: 'soccer', score, ...overrides });
}

const query = (window: BoardQuery['window'], sport?: BoardQuery['sport']): BoardQuery => ({
  ...{ window, sport, start: starts[window] },
});

/** The board as texts: name, score, games. */
async function boardOf({ rankings }: Stores, of: BoardQuery, limit = 100): Promise<string[]> {
  const { rows, players } = await rankings.board(of, { limit });
  expect(players).toBeGreaterThanOrEqual(rows.length);
  return rows.map(({ username, score, games }) => `${username} ${score} ${games}`);
}

async function boardsOf(stores: Stores, boards: readonly BoardQuery[]): Promise<string[][]> {
  const all: string[][] = [];
  for (const each of boards) all.push(await boardOf(stores, each));
  return all;
}

const change = ({ users }: Stores, name: string, fields: AccountChange) =>
  users.change(`id-${name}`, fields);

const boardCases: readonly StoreCase[] = [
  [
    'orders a board by score, then fewer games, then name',
    async (stores) => {
      await addUsers(stores, ['dora', 'ada', 'bob', 'carl']);
      await stores.results.add(resultOf('dora', 50));
      await stores.results.add(resultOf('ada', 50));
      for (const score of [20, 30]) await stores.results.add(resultOf('bob', score));
      await stores.results.add(resultOf('carl', 51));
      await stores.results.add(resultOf('bob', 0, { sport: 'tennis', won: false }));
      expect(await boardsOf(stores, [query('day'), query('day', 'tennis')])).toEqual([
        ['CARL 51 1', 'ADA 50 1', 'DORA 50 1', 'BOB 50 3'],
        ['BOB 0 1'],
      ]);
      expect(await boardOf(stores, query('day'), 2)).toEqual(['CARL 51 1', 'ADA 50 1']);
      expect((await stores.rankings.board(query('day'), { limit: 0 })).players).toBe(4);
    },
  ],
  [
    'has what ended in the window, of UTC',
    async (stores) => {
      await addUsers(stores, ['ada']);
      const ends = [now, starts.day, starts.day - 1, starts.week, starts.week - 1, starts.month];
      for (const finishedAt of [...ends, starts.month - 1]) {
        await stores.results.add(resultOf('ada', 1, { finishedAt }));
      }
      const windows = (['day', 'week', 'month', 'all'] as const).map((window) => query(window));
      expect(await boardsOf(stores, windows)).toEqual([
        ...[['ADA 2 2'], ['ADA 4 4'], ['ADA 6 6'], ['ADA 7 7']],
      ]);
    },
  ],
  [
    'begins a new window with nothing, and leaves out what ended before it',
    async (stores) => {
      await addUsers(stores, ['ada', 'bob']);
      await stores.results.add(resultOf('ada', 5, { finishedAt: starts.day - hour }));
      expect(await boardOf(stores, query('day'))).toEqual([]);
      await stores.results.add(resultOf('ada', 7));
      await stores.results.add(resultOf('ada', 9, { finishedAt: starts.day - 2 * hour }));
      expect(await boardOf(stores, query('day'))).toEqual(['ADA 7 1']);
      const tomorrow = { ...query('day'), start: starts.day + day };
      await stores.results.add(resultOf('bob', 3, { finishedAt: now + day }));
      expect(await boardOf(stores, tomorrow)).toEqual(['BOB 3 1']);
    },
  ],
  [
    'counts a result once, however often it is added',
    async (stores) => {
      await addUsers(stores, ['ada']);
      const result = resultOf('ada', 10);
      await atOnce(10, () => stores.results.add(result));
      await stores.results.add(result);
      await atOnce(20, () => stores.results.add(resultOf('ada', 1)));
      expect(await boardOf(stores, query('all'))).toEqual(['ADA 30 21']);
    },
  ],
  [
    'forgets results that are removed, and whoever has none left',
    async (stores) => {
      await addUsers(stores, ['ada', 'bob']);
      const [first, second] = [resultOf('ada', 10), resultOf('ada', 20, { sport: 'tennis' })];
      for (const each of [first, second, resultOf('bob', 1)]) await stores.results.add(each);
      await stores.results.remove(first.gameId, first.player);
      expect(await boardsOf(stores, [query('week'), query('week', 'soccer')])).toEqual([
        ['ADA 20 1', 'BOB 1 1'],
        ['BOB 1 1'],
      ]);
      await stores.results.removeOf(first.player);
      expect(await boardOf(stores, query('week'))).toEqual(['BOB 1 1']);
    },
  ],
  [
    'leaves out marked wins',
    async (stores) => {
      await addUsers(stores, ['ada']);
      await stores.results.add(resultOf('ada', 10, { finishedAt: now - hour }));
      await stores.results.add(resultOf('ada', 20));
      for (let times = 0; times < 2; times += 1) {
        await stores.results.markWins(userPlayer('id-ada'), now - 1, now);
      }
      expect(await boardOf(stores, query('month'))).toEqual(['ADA 10 1']);
      const since = [{ userId: 'id-ada', from: 0 }];
      expect(await stores.rankings.gamesSince(since)).toEqual(
        new Map([['id-ada', { score: 10, games: 1 }]]),
      );
    },
  ],
  [
    'counts the points of an achievement once, for all sports together',
    async (stores) => {
      await addUsers(stores, ['ada']);
      const { points } = achievementRules.first_victory;
      await stores.results.add(resultOf('ada', 10));
      for (const at of [now, now - day]) {
        await stores.achievements.add('id-ada', 'first_victory', at);
      }
      expect(await boardsOf(stores, [query('day'), query('day', 'soccer')])).toEqual([
        [`ADA ${10 + points} 1`],
        ['ADA 10 1'],
      ]);
      await stores.achievements.removeOf('id-ada');
      expect(await boardOf(stores, query('all'))).toEqual(['ADA 10 1']);
    },
  ],
];

const peopleCases: readonly StoreCase[] = [
  [
    'leaves out guests, and whoever has no account any more',
    async (stores) => {
      await addUsers(stores, ['ada', 'bob']);
      const guest = aResult(900, now, { player: guestPlayer('one') });
      for (const each of [guest, resultOf('ada', 1), resultOf('bob', 2), resultOf('nobody', 3)]) {
        await stores.results.add(each);
      }
      await stores.users.remove('id-ada', now);
      await stores.results.add(resultOf('ada', 4));
      expect(await boardOf(stores, query('all'))).toEqual(['BOB 2 1']);
    },
  ],
  [
    'leaves out at once whoever is not shown, and keeps their sums',
    async (stores) => {
      await addUsers(stores, ['ada', 'bob']);
      await stores.results.add(resultOf('bob', 2));
      await change(stores, 'ada', { showInRankings: false, displayName: 'Ada' });
      await stores.results.add(resultOf('ada', 1));
      expect(await boardOf(stores, query('week'))).toEqual(['BOB 2 1']);
      const ofAda = { limit: 1, userId: 'id-ada' };
      expect((await stores.rankings.board(query('week'), ofAda)).place).toBeUndefined();
      expect(await stores.rankings.allTimeOf(['id-ada', 'id-eve'])).toEqual(
        new Map([['id-ada', { score: 1, games: 1 }]]),
      );
      await change(stores, 'ada', { showInRankings: true });
      expect(await boardOf(stores, query('week'))).toEqual(['BOB 2 1', 'ADA 1 1']);
      await change(stores, 'bob', { showInRankings: false });
      await change(stores, 'ada', { showInRankings: null });
      expect(await boardOf(stores, query('week'))).toEqual(['ADA 1 1']);
    },
  ],
  [
    "tells a user's place with its neighbours, equal scores sharing a rank",
    async (stores) => {
      await addUsers(stores, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      const scores = { a: 9, b: 8, c: 8, d: 8, e: 8, f: 8, g: 1 };
      for (const [name, score] of Object.entries(scores)) {
        await stores.results.add(resultOf(name, score));
      }
      const placeOf = async (name: string) => {
        const wanted = { limit: 0, userId: `id-${name}` };
        const { place } = await stores.rankings.board(query('day', 'soccer'), wanted);
        const around = place?.around.map(({ username, rank }) => `${rank} ${username}`);
        return [place?.rank, place?.position, around?.join()];
      };
      expect(await placeOf('a')).toEqual([1, 1, '1 A,2 B,2 C']);
      expect(await placeOf('b')).toEqual([2, 2, '1 A,2 B,2 C,2 D']);
      expect(await placeOf('d')).toEqual([2, 4, '2 B,2 C,2 D,2 E,2 F']);
      expect(await placeOf('g')).toEqual([7, 7, '2 E,2 F,7 G']);
      expect(await placeOf('x')).toEqual([undefined, undefined, undefined]);
    },
  ],
  [
    'adds up the games of several people, each from their own time on',
    async (stores) => {
      await addUsers(stores, ['ada', 'bob']);
      for (const finishedAt of [now - 2 * hour, now - hour, now]) {
        await stores.results.add(resultOf('ada', 1, { finishedAt }));
        await stores.results.add(resultOf('bob', 2, { finishedAt, sport: 'tennis' }));
      }
      const people = [
        { userId: 'id-ada', from: now - hour },
        { userId: 'id-bob', from: now },
        { userId: 'id-eve', from: 0 },
      ];
      const sums = async (sport?: 'tennis') =>
        Object.fromEntries(await stores.rankings.gamesSince(people, sport));
      expect(await sums()).toEqual({
        'id-ada': { score: 2, games: 2 },
        'id-bob': { score: 2, games: 1 },
      });
      expect(await sums('tennis')).toEqual({ 'id-bob': { score: 2, games: 1 } });
      await stores.rankings.update();
      expect(await boardOf(stores, query('all', 'tennis'))).toEqual(['BOB 6 3']);
    },
  ],
];

/** The contract of every RankingStore. */
export const rankingCases: readonly StoreCase[] = [...boardCases, ...peopleCases];
