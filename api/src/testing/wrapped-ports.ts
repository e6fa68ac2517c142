import type { Stores } from '../store/store.ts';

export type Method = (...args: unknown[]) => unknown;
/** What is called in place of a method, whose name is `games.find`. */
export type Wrap = (name: string, method: Method) => Method;

export const wrappedPort = <P extends object>(name: string, port: P, wrap: Wrap): P =>
  Object.fromEntries(
    Object.entries(port).map(([key, value]) => [
      key,
      typeof value === 'function' ? wrap(`${name}.${key}`, value as Method) : value,
    ]),
  ) as P;

/** All methods of the stores, without those of the database. */
export const wrappedStores = (stores: Stores, wrap: Wrap): Stores =>
  Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [
      name,
      typeof store === 'object' ? wrappedPort(name, store, wrap) : store,
    ]),
  ) as Stores;
