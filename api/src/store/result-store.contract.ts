import { expect } from '@jest/globals';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { anOutcome } from '@craque/common/testing/account-builders.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import { aResult, anAccount, idOf, staleBefore } from '../testing/store-builders.ts';
import type { GameResult } from './history-stores.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const another = 'guest:another' as PlayerId;
const third = 'user:third' as PlayerId;

async function addAll(stores: Stores, results: readonly GameResult[]): Promise<void> {
  for (const result of results) await stores.results.add(result);
}

/** Written in another order than that of their ends. */
const five = [
  aResult(7, 20, { score: 4 }),
  aResult(2, 30, { score: 16 }),
  aResult(11, 20, { score: 8 }),
  aResult(9, 10, { score: 1 }),
  aResult(3, 20, { score: 2 }),
];

export const resultCases: StoreCases = {
  async 'counts the games won just before a mark'(stores) {
    const lost = { won: false, score: 0 };
    await addAll(stores, [aResult(1, 10), aResult(2, 20), aResult(9, 30), aResult(5, 30, lost)]);
    await addAll(stores, [aResult(6, 40)]);
    const streakBefore = (finishedAt: number, gameId: number) =>
      stores.results.streakOf(aPlayer, { finishedAt, gameId });
    expect(await streakBefore(30, 5)).toBe(2);
    expect(await streakBefore(30, 9)).toBe(0);
    expect(await streakBefore(40, 6)).toBe(1);
    expect(await streakBefore(10, 1)).toBe(0);
  },
  async 'writes a result of one game and player once and keeps the first'(stores) {
    await addAll(stores, [aResult(1, 10), aResult(1, 10), aResult(1, 90, { won: false })]);
    expect(await stores.results.streakOf(aPlayer)).toBe(1);
  },
  async 'keeps the results of two players of one game apart'(stores) {
    await addAll(stores, [aResult(1, 10), aResult(1, 20, { player: another, won: false })]);
    expect(await stores.results.streakOf(aPlayer)).toBe(1);
    expect(await stores.results.streakOf(another)).toBe(0);
  },
  async 'counts a streak across sports that is longer than any page of an answer'(stores) {
    const results = Array.from({ length: 250 }, (_, at) =>
      aResult(at + 1, at, { sport: at % 2 ? 'soccer' : 'tennis', won: at > 0 }),
    );
    await Promise.all(results.map((result) => stores.results.add(result)));
    expect(await stores.results.streakOf(aPlayer)).toBe(249);
  },
  async "removes guests' results from before a time, and none of an account"(stores) {
    const account = 'user:somebody' as PlayerId;
    await addAll(stores, [aResult(1, 10), aResult(2, 20), aResult(3, 10, { player: account })]);
    expect(await stores.results.removeGuests(20)).toBe(1);
    expect(await stores.results.streakOf(aPlayer)).toBe(1);
    expect(await stores.results.streakOf(account)).toBe(1);
  },
  async 'keeps the result of a game that is removed'(stores) {
    const game = aGame();
    await stores.games.insert(game);
    await stores.results.add(aResult(game.id, 10));
    await stores.games.removeStale(staleBefore(1000));
    expect(await stores.results.streakOf(aPlayer)).toBe(1);
  },
  async 'returns outcomes as they were written, without their player'({ results }) {
    const lost = { sport: 'tennis', won: false, score: 0, guesses: 5, hints: 3 } as const;
    const outcome = anOutcome({ ...lost, gameId: 2 ** 50, finishedAt: 1_790_000_000_123 });
    await results.add(aResult(outcome.gameId, outcome.finishedAt, outcome as Partial<GameResult>));
    expect(await results.outcomesAfter(aPlayer)).toEqual([outcome]);
    expect(await results.outcomesAfter(another)).toEqual([]);
  },
  async 'lists outcomes after a mark, in the order of time and game id'(stores) {
    await addAll(stores, five);
    const behind = async (finishedAt: number, gameId: number) => {
      const found = await stores.results.outcomesAfter(aPlayer, { finishedAt, gameId });
      return found.map((outcome) => outcome.gameId);
    };
    const all = await stores.results.outcomesAfter(aPlayer);
    expect(all.map(({ gameId }) => gameId)).toEqual([9, 3, 7, 11, 2]);
    expect(await behind(20, 7)).toEqual([11, 2]);
    expect(await behind(20, 4)).toEqual([7, 11, 2]);
    expect(await behind(10, 9)).toEqual([3, 7, 11, 2]);
    expect(await behind(30, 2)).toEqual([]);
  },
  async 'lists outcomes from a time on, in the same order, and counts those before it'(stores) {
    await addAll(stores, [...five, aResult(1, 1, { player: another })]);
    const tail = async (from: number) => {
      const { earlier, outcomes } = await stores.results.tailOf(aPlayer, { from });
      return [earlier, outcomes.map(({ gameId }) => gameId)];
    };
    expect(await tail(20)).toEqual([1, [3, 7, 11, 2]]);
    expect(await tail(21)).toEqual([4, [2]]);
    expect(await tail(31)).toEqual([5, []]);
    expect(await tail(0)).toEqual([0, [9, 3, 7, 11, 2]]);
    const { outcomes } = await stores.results.tailOf(aPlayer, { from: 0 });
    expect(outcomes).toEqual(await stores.results.outcomesAfter(aPlayer));
    const nothing = { earlier: 1, outcomes: [], points: [] };
    expect(await stores.results.tailOf(another, { from: 9 })).toEqual(nothing);
  },
  async 'adds up the scores from each of some times on, whatever else is asked for'(stores) {
    await addAll(stores, [
      aResult(1, 10, { score: 1 }),
      aResult(2, 20, { score: 20 }),
      aResult(3, 30, { score: 300 }),
      aResult(3, 30, { score: 4000, player: another }),
    ]);
    const pointsFrom = async (starts: number[]) =>
      (await stores.results.tailOf(aPlayer, { from: 25, starts })).points;
    expect(await pointsFrom([20, 31, 10, 21, 0])).toEqual([320, 0, 321, 300, 321]);
    expect(await pointsFrom([31])).toEqual([0]);
  },
  async 'sums all scores of each player who has results'(stores) {
    const lost = aResult(1, 25, { player: another, won: false, score: 0 });
    await addAll(stores, [...five, lost]);
    const players = [another, aPlayer, 'user:nobody' as PlayerId];
    expect(await stores.results.totalPoints(players)).toEqual(
      new Map([
        [aPlayer, 31],
        [another, 0],
      ]),
    );
    expect(await stores.results.totalPoints([])).toEqual(new Map());
  },
  async "lists a player's wins over one athlete in their order, and all as groups"(stores) {
    const pele = { athleteId: 'pele' };
    await addAll(stores, [
      aResult(4, 40, { ...pele, difficulty: 'expert', guesses: 2 }),
      aResult(1, 10, { athleteId: 'zico', difficulty: 'easy', guesses: 7 }),
      aResult(3, 30, { ...pele, won: false, score: 0 }),
      aResult(2, 20, { ...pele, difficulty: 'hard', guesses: 1, sport: 'soccer' }),
      aResult(2, 20, { ...pele, player: another }),
    ]);
    const { league } = aResult(1, 1);
    const first = { league, ...pele, difficulty: 'hard', guesses: 1, finishedAt: 20 };
    const second = { league, ...pele, difficulty: 'expert', guesses: 2, finishedAt: 40 };
    expect(await stores.results.winsOf(aPlayer, 'pele')).toEqual([first, second]);
    await addAll(stores, [
      aResult(5, 50, { ...pele, difficulty: 'hard', guesses: 1 }),
      aResult(6, 60, { ...pele, difficulty: 'hard', guesses: 1, league: 'wta' }),
    ]);
    const zico = { ...first, athleteId: 'zico', difficulty: 'easy', guesses: 7, finishedAt: 10 };
    expect(await stores.results.winGroupsOf(aPlayer)).toEqual([
      { ...zico, count: 1 },
      { ...first, count: 2 },
      { ...second, count: 1 },
      { ...first, league: 'wta', finishedAt: 60, count: 1 },
    ]);
    expect(await stores.results.winGroupsOf(userPlayer('nobody'))).toEqual([]);
    await stores.results.remove(idOf(4), aPlayer);
    expect(await stores.results.winGroupsOf(aPlayer)).toHaveLength(3);
    await stores.results.removeOf(aPlayer);
    expect(await stores.results.winGroupsOf(aPlayer)).toEqual([]);
    expect(await stores.results.winsOf(another, 'zico')).toEqual([]);
  },
  async 'groups wins and counts what is late by all results, those written since they were last read too'(
    stores,
  ) {
    const { results, rankings, users } = stores;
    const account = anAccount();
    await users.insert(account);
    const player = userPlayer(account.id);
    const read = async () => {
      const { earlier, points } = await results.tailOf(player, { from: 25, starts: [5, 15] });
      return [(await results.winGroupsOf(player)).length, earlier, ...points];
    };
    const readTwice = async () => {
      await rankings.update();
      await read();
      return read();
    };
    const found = (game: number, at: number) =>
      aResult(game, at, { player, athleteId: `a${game}`, score: 10 });
    await addAll(stores, [found(1, 10), found(2, 20)]);
    expect(await readTwice()).toEqual([2, 2, 20, 10]);
    await results.add(found(3, 15));
    expect(await read()).toEqual([3, 3, 30, 20]);
    expect(await readTwice()).toEqual([3, 3, 30, 20]);
    await results.remove(idOf(2), player);
    expect(await read()).toEqual([2, 2, 20, 10]);
    expect(await readTwice()).toEqual([2, 2, 20, 10]);
    await results.removeOf(player);
    expect(await read()).toEqual([0, 0, 0, 0]);
  },
  async 'counts the athletes whom a player has found in games of a league'(stores) {
    const lost = { won: false, score: 0 };
    await addAll(stores, [
      aResult(1, 10, { league: 'nba', athleteId: 'bird' }),
      aResult(2, 20, { league: 'nba', athleteId: 'bird' }),
      aResult(3, 30, { league: 'nba', athleteId: 'magic', ...lost }),
      aResult(4, 40, { league: 'nba', athleteId: 'magic' }),
      aResult(5, 50, { league: 'euroleague', athleteId: 'doncic' }),
      aResult(6, 60, { league: 'nba', athleteId: 'jordan', ...lost }),
      aResult(7, 70, { league: 'nba', athleteId: 'jordan', player: another }),
      aResult(8, 80, { league: 'nba', athleteId: 'curry' }),
    ]);
    const asked = ['bird', 'magic', 'doncic', 'jordan'];
    expect(await stores.results.countFound(aPlayer, 'nba', asked)).toBe(2);
    expect(await stores.results.countFound(another, 'nba', asked)).toBe(1);
    expect(await stores.results.countFound(aPlayer, 'wta', asked)).toBe(0);
    expect(await stores.results.countFound(aPlayer, 'nba', [])).toBe(0);
  },
  async "sums how the players of an athlete did, by each one's first result with the athlete"(
    stores,
  ) {
    const easy = { athleteId: 'pele', difficulty: 'easy' } as const;
    const lost = { won: false, score: 0, guesses: 7 };
    await addAll(stores, [
      aResult(2, 20, { ...easy, guesses: 1 }),
      aResult(1, 10, { ...easy, ...lost }),
      aResult(3, 5, { ...easy, guesses: 3, player: another }),
      aResult(4, 50, { ...easy, ...lost, player: another }),
      aResult(5, 90, { ...easy, difficulty: 'hard', guesses: 1, player: another }),
      aResult(7, 1, { ...easy, difficulty: 'hard', guesses: 1, player: third }),
      aResult(8, 2, { ...easy, player: third }),
      aResult(6, 1, { ...easy, athleteId: 'zico', player: another }),
    ]);
    const plays = (solvers: number, solverGuesses: number, players: number) => ({
      players,
      solvers,
      solverGuesses,
    });
    expect(await stores.results.playsOf('pele', 'easy')).toEqual(plays(1, 3, 2));
    expect(await stores.results.playsOf('pele', 'hard')).toEqual(plays(1, 1, 1));
    expect(await stores.results.playsOf('pele', 'expert')).toEqual(plays(0, 0, 0));
    await stores.results.markWins(another, [idOf(3)]);
    expect(await stores.results.playsOf('pele', 'easy')).toEqual(plays(0, 0, 1));
    // More than a page, which ends between the two results of a player: only later ones are won.
    const many = Array.from({ length: 1101 }, (_, index) => {
      const player = userPlayer(`p${(index + 1) >> 1}`);
      const played = { ...easy, athleteId: 'bird', guesses: 4, won: index % 2 === 0 };
      return stores.results.add(aResult(100 + index, 10 + index, { ...played, player }));
    });
    await Promise.all(many);
    expect(await stores.results.playsOf('bird', 'easy')).toEqual(plays(1, 4, 551));
  },
  async 'removes only the result of one game and player, which can be written again'(stores) {
    await addAll(stores, [aResult(1, 10), aResult(1, 10, { player: another }), aResult(2, 20)]);
    await stores.results.remove(idOf(1), aPlayer);
    await stores.results.remove(idOf(1), aPlayer);
    expect(await stores.results.streakOf(aPlayer)).toBe(1);
    expect(await stores.results.streakOf(another)).toBe(1);
    await stores.results.add(aResult(1, 30));
    expect(await stores.results.streakOf(aPlayer)).toBe(2);
  },
  async 'removes all results of a player and returns their number'(stores) {
    await addAll(stores, [...five, aResult(1, 25, { player: another })]);
    expect(await stores.results.removeOf(aPlayer)).toBe(5);
    expect(await stores.results.removeOf(aPlayer)).toBe(0);
    expect(await stores.results.outcomesAfter(aPlayer)).toEqual([]);
    expect(await stores.results.streakOf(another)).toBe(1);
  },
};
