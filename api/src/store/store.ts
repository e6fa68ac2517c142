import type { storesOn } from './stores/stores-on.ts';

/**
 * The stores of the api, over SQLite or MongoDB. A write that resolves is on disk and seen by every
 * later read. Every method may throw StoreUnavailable, which the api answers with 503.
 */
export type Stores = ReturnType<typeof storesOn> & {
  /** Shown in the start-up banner: `SQLite data/craque.db`. */
  description: string;
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type StoresAndClock = { stores: Stores; clock: () => number };

/** The store did not answer, or refused the write (disk full, read only, connection lost). */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
