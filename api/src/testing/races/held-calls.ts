import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import type { RateLimit } from '../../http/rate-limit.ts';
import type { Stores } from '../../store/store.ts';
import { type Wrap, wrappedPort, wrappedStores } from '../../store/measured-stores.ts';

export type Ports = Stores & { pushes: Pushes; rateLimit: RateLimit };

type MethodsOf<P> = {
  [K in keyof P & string]: P[K] extends object ? `${K}.${keyof P[K] & string}` : never;
}[keyof P & string];

/** Before a call of a port is made, or after it was made and before its caller continues. */
export type Point = MethodsOf<Ports> | `after ${MethodsOf<Ports>}`;

/** The first `count` calls that arrive at a held point; the others pass. */
export type HeldCalls = {
  arrived(count: number): Promise<void>;
  /** Releases the call that arrived as number `index`, from 0. */
  release(index: number): void;
  /** Releases all calls in the order in which they arrived, and holds no more. */
  releaseAll(): void;
};

export type CallHolds = {
  /** The methods of this port, each of which a test may hold; others pass at once. */
  over<P extends object>(name: string, port: P): P;
  overStores(stores: Stores): Stores;
  hold(point: Point, count: number): HeldCalls;
};

type Waiting = { release: (() => void)[]; count: number; onArrival: () => void };

/** Calls of ports that a test holds, to run a race in a chosen order. */
export function createCallHolds(): CallHolds {
  const held = new Map<string, Waiting>();

  function stop(point: string): Promise<void> | undefined {
    const waiting = held.get(point);
    if (!waiting || waiting.release.length >= waiting.count) return undefined;
    return new Promise((resolve) => {
      waiting.release.push(resolve);
      waiting.onArrival();
    });
  }

  async function afterwards(name: string, result: unknown): Promise<unknown> {
    const value = await result;
    await stop(name);
    return value;
  }

  const stoppable: Wrap =
    (name, method) =>
    (...args) => {
      const stopped = stop(name);
      const result = stopped ? stopped.then(() => method(...args)) : method(...args);
      return held.has(`after ${name}`) ? afterwards(`after ${name}`, result) : result;
    };

  return {
    over: (name, port) => wrappedPort(name, port, stoppable),
    overStores: (stores) => wrappedStores(stores, stoppable),
    hold(point, count) {
      const waiting: Waiting = { release: [], count, onArrival: () => undefined };
      held.set(point, waiting);
      return {
        arrived: (wanted) =>
          new Promise<void>((resolve) => {
            waiting.onArrival = () => {
              if (waiting.release.length >= wanted) resolve();
            };
            waiting.onArrival();
          }),
        release(index) {
          const release = waiting.release[index];
          if (!release) throw new RangeError(`nobody stands at ${point} as number ${index}`);
          release();
        },
        releaseAll() {
          held.delete(point);
          for (const release of waiting.release) release();
        },
      };
    },
  };
}
