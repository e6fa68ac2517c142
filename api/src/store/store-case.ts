import type { Stores } from './store.ts';

/** A sentence about the ports and how to find out whether it is true of freshly opened, empty stores. */
export type StoreCase = readonly [title: string, run: (stores: Stores) => Promise<void>];
