import type { Logger } from 'pino';
import { sweepAccounts } from './accounts/account-removal.ts';
import { sweep } from './games/settle.ts';
import type { Stores } from './store/store.ts';

/** One round of all sweeps at `now` (ms); one that fails is logged and keeps no other from its work. */
export async function sweepAll(
  stores: Stores,
  log: Pick<Logger, 'warn'>,
  now: number,
): Promise<void> {
  for (const part of [sweep, sweepAccounts]) {
    try {
      await part(stores, now);
    } catch (error) {
      log.warn({ err: error }, 'sweep failed');
    }
  }
}
