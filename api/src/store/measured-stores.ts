import { startPart } from '@craque/common/tracing/call-trace.ts';
import type { Stores } from './store.ts';

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

export type StoreMeasure = {
  storeCall(name: string, seconds: number): void;
  storeFailed(name: string): void;
};

/** Measures every call, for the metrics and for the call on whose behalf it is made. */
export function measuredStores(stores: Stores, measure: StoreMeasure): Stores {
  const measured: Wrap =
    (name, method) =>
    (...args) => {
      const endPart = startPart('store');
      const start = performance.now();
      const end = () => {
        endPart();
        measure.storeCall(name, (performance.now() - start) / 1000);
      };
      const result = method(...args);
      // Beside the caller's own wait, which is not a turn longer for it.
      if (!(result instanceof Promise)) end();
      else
        result.then(end, () => {
          end();
          measure.storeFailed(name);
        });
      return result;
    };
  return {
    ...wrappedStores(stores, measured),
    ping: measured('ping', stores.ping) as Stores['ping'],
  };
}
