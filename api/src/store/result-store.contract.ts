import { expect } from '@jest/globals';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import type { StoreCase } from './store-case.ts';
import type { GameResult, Stores } from './store.ts';

const another = 'guest:another' as PlayerId;

function aResult(
  gameId: number,
  finishedAt: number,
  overrides: Partial<GameResult> = {},
): GameResult {
  const result = { gameId: gameId as GameId, player: aPlayer, sport: 'soccer', won: true } as const;
  return { ...result, score: 80, finishedAt, ...overrides };
}

async function addAll(stores: Stores, results: readonly GameResult[]): Promise<void> {
  for (const result of results) await stores.results.add(result);
}

/** What is true of every ResultStore. */
export const resultCases: readonly StoreCase[] = [
  [
    'knows no streak of a player without results',
    async ({ results }) => {
      expect(await results.streakOf(aPlayer)).toBe(0);
    },
  ],
  [
    'counts the games won since the last that was not',
    async (stores) => {
      const lost = { won: false, score: 0 };
      await addAll(stores, [aResult(1, 10), aResult(2, 20, lost), aResult(3, 30), aResult(4, 40)]);
      expect(await stores.results.streakOf(aPlayer)).toBe(2);
      await stores.results.add(aResult(5, 50, lost));
      expect(await stores.results.streakOf(aPlayer)).toBe(0);
    },
  ],
  [
    'orders results by the time of the end, whatever the order of writing',
    async (stores) => {
      await addAll(stores, [aResult(1, 40), aResult(2, 20, { won: false }), aResult(3, 30)]);
      await addAll(stores, [aResult(4, 10)]);
      expect(await stores.results.streakOf(aPlayer)).toBe(2);
    },
  ],
  [
    'orders results of the same millisecond by the id of the game as a number',
    async (stores) => {
      await addAll(stores, [aResult(10, 10), aResult(9, 10, { won: false })]);
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
      await addAll(stores, [aResult(11, 10, { won: false })]);
      expect(await stores.results.streakOf(aPlayer)).toBe(0);
    },
  ],
  [
    'writes a result of one game and player once and keeps the first',
    async (stores) => {
      await addAll(stores, [aResult(1, 10), aResult(1, 10), aResult(1, 90, { won: false })]);
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
    },
  ],
  [
    'writes one of 50 parallel results of one game and player',
    async ({ results }) => {
      await Promise.all(Array.from({ length: 50 }, (_, at) => results.add(aResult(1, at))));
      expect(await results.streakOf(aPlayer)).toBe(1);
    },
  ],
  [
    'keeps the results of two players of one game apart',
    async (stores) => {
      await addAll(stores, [aResult(1, 10), aResult(1, 20, { player: another, won: false })]);
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
      expect(await stores.results.streakOf(another)).toBe(0);
    },
  ],
  [
    'counts a streak across sports that is longer than any page of an answer',
    async (stores) => {
      const results = Array.from({ length: 250 }, (_, at) =>
        aResult(at + 1, at, { sport: at % 2 ? 'soccer' : 'tennis', won: at > 0 }),
      );
      await Promise.all(results.map((result) => stores.results.add(result)));
      expect(await stores.results.streakOf(aPlayer)).toBe(249);
    },
  ],
  [
    "removes guests' results from before a time, and none of an account",
    async (stores) => {
      const account = 'user:somebody' as PlayerId;
      await addAll(stores, [aResult(1, 10), aResult(2, 20), aResult(3, 10, { player: account })]);
      expect(await stores.results.removeGuests(20)).toBe(1);
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
      expect(await stores.results.streakOf(account)).toBe(1);
    },
  ],
  [
    'keeps the result of a game that is removed',
    async (stores) => {
      const game = aGame();
      await stores.games.insert(game);
      await stores.results.add(aResult(game.id, 10));
      await stores.games.removeStale({ untouchedBefore: 1000, guestIdleBefore: 1000 });
      expect(await stores.results.streakOf(aPlayer)).toBe(1);
    },
  ],
];
