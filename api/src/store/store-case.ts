import type { Stores } from './store.ts';

/** What a new, empty store of either database has to do, by the title of the case. */
export type StoreCases = Readonly<Record<string, (stores: Stores) => Promise<void>>>;
