import { expect } from '@jest/globals';
import { guestPlayer, userPlayer } from '@craque/common/domain/ids.ts';
import { aResult, anAccount } from '../testing/store-builders.ts';
import type { AccountChange } from './account-stores.ts';
import type { GameResult } from './history-stores.ts';
import type { BoardQuery } from './ranking-store.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

/** A Wednesday: its week began on Monday the 9th, its month on the 1st. */
const now = Date.UTC(2026, 10, 11, 12);
const hour = 60 * 60 * 1000;
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

async function boardOf({ rankings }: Stores, of: BoardQuery, limit = 100): Promise<string[]> {
  const { rows, players } = await rankings.board(of, { limit });
  expect(players).toBeGreaterThanOrEqual(rows.length);
  return rows.map(({ username, score, games }) => `${username} ${score} ${games}`);
}

const change = ({ users }: Stores, name: string, fields: AccountChange) =>
  users.change(`id-${name}`, fields);

export const rankingCases: StoreCases = {
  async 'counts an unranked result among friends, in every window, and for nobody else'(stores) {
    await addUsers(stores, ['ada', 'ben']);
    const [unrankedOf, other] = [userPlayer('id-ada'), userPlayer('id-ben')];
    await stores.results.add(resultOf('ada', 10));
    await stores.results.add(resultOf('ada', 20, { unrankedOf }));
    await stores.results.add(resultOf('ben', 5, { unrankedOf: other }));
    expect(await boardOf(stores, query('week'))).toEqual(['ADA 10 1']);
    expect(await boardOf(stores, query('all'))).toEqual(['ADA 10 1']);
    const wanted = new Map([
      ['id-ada', { score: 30, games: 2 }],
      ['id-ben', { score: 5, games: 1 }],
    ]);
    const ids = ['id-ada', 'id-ben'];
    expect(await stores.rankings.allTimeOf(ids)).toEqual(wanted);
    const since = ids.map((userId) => ({ userId, from: 0 }));
    expect(await stores.rankings.gamesSince(since)).toEqual(wanted);
  },
  async 'counts an achievement from the first ranked result that reaches it, or not at all'(
    stores,
  ) {
    await addUsers(stores, ['ada']);
    const wins = [5, 4, 3, 2, 1].map((ago) =>
      resultOf('ada', 1, { finishedAt: now - ago * hour, guesses: 2, timeTaken: 40 }),
    );
    for (const win of wins) await stores.results.add(win);
    const [first, second] = wins as [GameResult, GameResult];
    await stores.achievements.add('id-ada', 'first_victory', first.finishedAt);
    await stores.achievements.add('id-ada', 'five_in_a_row', now - hour);
    expect(await boardOf(stores, query('all'))).toEqual(['ADA 255 5']);
    await stores.results.markWins(first.player, [first.gameId]);
    expect(await boardOf(stores, query('all'))).toEqual(['ADA 54 4']);
    const counted = async () => {
      const found = await stores.achievements.listOfMany(['id-ada']);
      return Object.fromEntries(found.map(({ key, rankedAt }) => [key, rankedAt]));
    };
    expect(await counted()).toEqual({ first_victory: second.finishedAt, five_in_a_row: 0 });
    await stores.results.add(resultOf('ada', 1, { guesses: 2, timeTaken: 40 }));
    expect(await boardOf(stores, query('all'))).toEqual(['ADA 255 5']);
    expect(await counted()).toMatchObject({ five_in_a_row: now });
  },
  async 'leaves out marked wins'(stores) {
    await addUsers(stores, ['ada']);
    await stores.results.add(resultOf('ada', 10, { finishedAt: now - hour }));
    const marked = resultOf('ada', 20);
    await stores.results.add(marked);
    for (let times = 0; times < 2; times += 1) {
      await stores.results.markWins(marked.player, [marked.gameId]);
    }
    expect(await boardOf(stores, query('month'))).toEqual(['ADA 10 1']);
    const since = [{ userId: 'id-ada', from: 0 }];
    expect(await stores.rankings.gamesSince(since)).toEqual(
      new Map([['id-ada', { score: 10, games: 1 }]]),
    );
  },
  async 'leaves out guests, and whoever has no account any more'(stores) {
    await addUsers(stores, ['ada', 'bob']);
    const guest = aResult(900, now, { player: guestPlayer('one') });
    for (const each of [guest, resultOf('ada', 1), resultOf('bob', 2), resultOf('nobody', 3)]) {
      await stores.results.add(each);
    }
    await stores.users.remove('id-ada', now);
    await stores.results.add(resultOf('ada', 4));
    expect(await boardOf(stores, query('all'))).toEqual(['BOB 2 1']);
  },
  async 'leaves out at once whoever is not shown, and keeps their sums'(stores) {
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
  async 'adds up the games of several people, each from their own time on'(stores) {
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
};
