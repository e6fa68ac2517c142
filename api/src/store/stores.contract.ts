import { expect } from '@jest/globals';
import { everyCall } from '../testing/every-view.ts';
import { type Wrap, wrappedStores } from './measured-stores.ts';
import type { StoreCases } from './store-case.ts';
import { StoreUnavailable, type Stores } from './store.ts';

const outcomeOf = (error: unknown) =>
  error instanceof StoreUnavailable ? 'unavailable' : `threw ${String(error)}`;

/** The outcomes of every call, by method; what rejects gives undefined, so that the next one comes. */
async function outcomesOf(stores: Stores): Promise<Map<string, Set<string>>> {
  const outcomes = new Map<string, Set<string>>();
  const noted: Wrap =
    (name, method) =>
    async (...args) => {
      const known = outcomes.get(name) ?? new Set();
      outcomes.set(name, known);
      try {
        const value = await method(...args);
        known.add('answered');
        return value;
      } catch (error) {
        known.add(outcomeOf(error));
        return undefined;
      }
    };
  await everyCall({
    ...wrappedStores(stores, noted),
    ping: noted('ping', stores.ping) as Stores['ping'],
  });
  return outcomes;
}

function methodNames({ description: _, close: __, ping: ___, ...stores }: Stores): string[] {
  const names = Object.entries(stores).flatMap(([store, methods]) =>
    Object.keys(methods).map((method) => `${store}.${method}`),
  );
  return [...names, 'ping'];
}

export const storesCases: StoreCases = {
  async 'answers every call while it is open'(stores) {
    const outcomes = await outcomesOf(stores);
    expect([...outcomes.keys()].toSorted()).toEqual(methodNames(stores).toSorted());
    for (const outcome of outcomes) expect(outcome).toEqual([outcome[0], new Set(['answered'])]);
  },
  async 'rejects every call with StoreUnavailable once it is closed'(stores) {
    await stores.close();
    const outcomes = await outcomesOf(stores);
    expect(outcomes.size).toBe(methodNames(stores).length);
    for (const outcome of outcomes) expect(outcome).toEqual([outcome[0], new Set(['unavailable'])]);
  },
  async 'may be closed twice'(stores) {
    await stores.close();
    await expect(stores.close()).resolves.toBeUndefined();
  },
  async 'describes itself without the password'({ description }) {
    expect(description).toMatch(/^(SQLite|MongoDB) \S/);
    expect(description).not.toContain('@');
  },
};
