import { afterEach, beforeEach, describe, test } from '@jest/globals';
import { gameCases } from './game-store.contract.ts';
import { resultCases } from './result-store.contract.ts';
import { storesCases } from './stores.contract.ts';
import type { Stores } from './store.ts';

/** A fresh, empty store for one case; `dispose` closes it and takes its data away, also where the case has closed it. */
export type OpenedStores = { stores: Stores; dispose(): Promise<void> };

/**
 * Declares the cases that every implementation of the ports has to pass. Without `open`, where the server that the
 * implementation needs cannot be had, they are declared as skipped, so that the run names and counts them.
 */
export function describeStores(
  name: string,
  open: (() => Promise<OpenedStores>) | undefined,
): void {
  const groups = { games: gameCases, results: resultCases, 'as a whole': storesCases };
  const declare = open ? test : test.skip;
  for (const [group, cases] of Object.entries(groups)) {
    describe(`${name}: ${group}`, () => {
      let opened: OpenedStores;
      if (open) {
        beforeEach(async () => {
          opened = await open();
        });
        afterEach(() => opened.dispose());
      }
      for (const [title, run] of cases) declare(title, () => run(opened.stores));
    });
  }
}
