import type { Pictures } from './users/public-user.ts';
import type { Stores } from './store/store.ts';

export type ServiceParts = Required<Pictures> & {
  stores: Stores;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** A new unguessable id. */
  newId: () => string;
};
