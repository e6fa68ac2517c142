import { sweepAccounts } from './accounts/account-removal.ts';
import { removeDetails } from './games/retention.ts';
import { sweep } from './games/settle.ts';
import type { Stores } from './store/store.ts';

/** Each says how much it found to do. */
const parts = {
  games: sweep,
  accounts: sweepAccounts,
  async rankings({ rankings }: Stores) {
    await rankings.update();
    return 0;
  },
};

/** Told the time (s) of each part, and what it found unless it failed. */
type Swept = (part: string, seconds: number, found: number | undefined) => void;

/** One round of all sweeps; a failing one is logged and does not stop the others. */
export async function sweepAll(
  stores: Stores,
  log: { warn(entry: { err: unknown }, message: string): void },
  now: number,
  swept: Swept = () => undefined,
  retentionDays?: number,
): Promise<void> {
  const all = {
    ...parts,
    ...(retentionDays !== undefined && {
      details: () => removeDetails(stores, now, retentionDays),
    }),
  };
  for (const [name, part] of Object.entries(all)) {
    const start = performance.now();
    const timeSince = () => (performance.now() - start) / 1000;
    try {
      const found = await part(stores, now);
      swept(name, timeSince(), found);
    } catch (error) {
      swept(name, timeSince(), undefined);
      log.warn({ err: error }, 'sweep failed');
    }
  }
}
