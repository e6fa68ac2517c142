import { expect } from '@jest/globals';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import type { StoreCase } from './store-case.ts';
import { StoreUnavailable, type Stores } from './store.ts';

/** One call of every method. */
function everyCall({ games, results, ping }: Stores): Record<string, () => Promise<unknown>> {
  const game = aGame();
  const result = { gameId: game.id, player: aPlayer, sport: 'soccer', won: true } as const;
  return {
    insert: () => games.insert(game),
    find: () => games.find(game.id),
    findByCreateKey: () => games.findByCreateKey(aPlayer, 'once'),
    save: () => games.save(game),
    recentAthletes: () => games.recentAthletes(aPlayer, 'soccer', 10),
    unsettledOf: () => games.unsettledOf(aPlayer),
    unsettledSince: () => games.unsettledSince({ endedBefore: 1, idleBefore: 1, limit: 10 }),
    markSettled: () => games.markSettled(game.id),
    removeStale: () => games.removeStale({ untouchedBefore: 1, guestIdleBefore: 1 }),
    add: () => results.add({ ...result, score: 80, finishedAt: 1 }),
    removeGuests: () => results.removeGuests(1),
    streakOf: () => results.streakOf(aPlayer),
    ping,
  };
}

async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'answered';
  } catch (error) {
    return error instanceof StoreUnavailable ? 'unavailable' : `threw ${String(error)}`;
  }
}

async function outcomesOf(stores: Stores): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, call] of Object.entries(everyCall(stores))) {
    outcomes[name] = await outcomeOf(call);
  }
  return outcomes;
}

/** What is true of the stores together. */
export const storesCases: readonly StoreCase[] = [
  [
    'answers every call while it is open',
    async (stores) => {
      expect(new Set(Object.values(await outcomesOf(stores)))).toEqual(new Set(['answered']));
    },
  ],
  [
    'rejects every call with StoreUnavailable once it is closed',
    async (stores) => {
      await stores.close();
      const outcomes = await outcomesOf(stores);
      expect(outcomes).toEqual(
        Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'unavailable'])),
      );
    },
  ],
  [
    'may be closed twice',
    async (stores) => {
      await stores.close();
      await expect(stores.close()).resolves.toBeUndefined();
    },
  ],
  [
    'says what it is without a word of a password',
    async ({ description }) => {
      expect(description).toMatch(/^(SQLite|MongoDB) \S/);
      expect(description).not.toContain('@');
    },
  ],
];
