import type { Stores } from '../store/store.ts';

type Method = (...args: unknown[]) => unknown;

/** Methods of the stores that change something; every other one reads. */
const writes =
  /^(insert|save|add|remove|renew|change|reassign|anonymise|set|end)|^mark(Settled|Seen|Wins)$/;

/** A list of nothing is answered without the database. */
const isOfNothing = (args: readonly unknown[]) =>
  args.some((each) => Array.isArray(each) && each.length === 0);

/** Counts the reads that the app makes through the port of the stores, by `store.method`. */
export function createReadCount() {
  let reads: string[] = [];
  const counted = (name: string, method: Method): Method =>
    writes.test(name.split('.')[1] ?? '')
      ? method
      : (...args) => {
          if (!isOfNothing(args)) reads.push(name);
          return method(...args);
        };
  const over = <P extends object>(name: string, port: P): P =>
    Object.fromEntries(
      Object.entries(port).map(([method, value]) => [
        method,
        typeof value === 'function' ? counted(`${name}.${method}`, value as Method) : value,
      ]),
    ) as P;
  return {
    wrap: (stores: Stores): Stores =>
      Object.fromEntries(
        Object.entries(stores).map(([name, store]) => [
          name,
          typeof store === 'object' ? over(name, store) : store,
        ]),
      ) as Stores,
    /** The reads since the last call of this, in their order. */
    take(): string[] {
      const taken = reads;
      reads = [];
      return taken;
    },
  };
}
