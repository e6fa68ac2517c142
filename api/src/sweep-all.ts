import { sweepAccounts } from './accounts/account-removal.ts';
import { removeDetails } from './games/retention.ts';
import { sweep } from './games/settle.ts';
import type { Stores } from './store/store.ts';

/** Each says how much it found to do. */
const parts = {
  games: sweep,
  accounts: sweepAccounts,
  parties: ({ parties }: Stores, now: number) => parties.removeEnded(now),
  async rankings({ rankings }: Stores) {
    await rankings.update();
    return 0;
  },
};

/** Told when a part begins; the result is told what it found, unless it failed. */
type Sweeping = (part: string) => (found?: number) => void;

/** Tells what a round has found, or that it failed. */
export async function counted(
  round: () => Promise<number>,
  end: (found?: number) => void,
): Promise<void> {
  try {
    end(await round());
  } catch (error) {
    end();
    throw error;
  }
}

/** One round of all sweeps; a failing one is logged and does not stop the others. */
export async function sweepAll(
  stores: Stores,
  log: { warn(entry: { err: unknown }, message: string): void },
  now: number,
  sweeping: Sweeping = () => () => undefined,
  retentionDays?: number,
): Promise<void> {
  const all = {
    ...parts,
    ...(retentionDays !== undefined && {
      details: () => removeDetails(stores, now, retentionDays),
    }),
  };
  for (const [name, part] of Object.entries(all)) {
    await counted(() => part(stores, now), sweeping(name)).catch((error: unknown) => {
      log.warn({ err: error }, 'sweep failed');
    });
  }
}
