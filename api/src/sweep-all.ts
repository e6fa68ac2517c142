import { sweepAccounts } from './accounts/account-removal.ts';
import { sweep } from './games/settle.ts';
import type { Stores } from './store/store.ts';

const updateRankings = ({ rankings }: Stores) => rankings.update();

/** One round of all sweeps; a failing one is logged and does not stop the others. */
export async function sweepAll(
  stores: Stores,
  log: { warn(entry: { err: unknown }, message: string): void },
  now: number,
): Promise<void> {
  for (const part of [sweep, sweepAccounts, updateRankings]) {
    try {
      await part(stores, now);
    } catch (error) {
      log.warn({ err: error }, 'sweep failed');
    }
  }
}
