import type { Stores } from './store/store.ts';

export type ServiceParts = {
  stores: Stores;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** A new unguessable id. */
  newId: () => string;
};
