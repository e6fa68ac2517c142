import type { Stores } from './store.ts';

/** A statement about the ports, and its check against newly opened, empty stores. */
export type StoreCase = readonly [title: string, run: (stores: Stores) => Promise<void>];
