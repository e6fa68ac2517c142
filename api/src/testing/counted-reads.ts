import type { Stores } from '../store/store.ts';
import { type Wrap, wrappedStores } from '../store/measured-stores.ts';

/** Methods of the stores that change something; every other one reads. */
const writes =
  /^(insert|save|add|remove|renew|change|reassign|anonymise|set|end)|^mark(Settled|Seen|Wins)$/;

/** A list of nothing is answered without the database. */
const isOfNothing = (args: readonly unknown[]) =>
  args.some((each) => Array.isArray(each) && each.length === 0);

/** Counts the reads that the app makes through the port of the stores, by `store.method`. */
export function createReadCount() {
  let reads: string[] = [];
  const counted: Wrap = (name, method) =>
    writes.test(name.split('.')[1] ?? '')
      ? method
      : (...args) => {
          if (!isOfNothing(args)) reads.push(name);
          return method(...args);
        };
  return {
    wrap: (stores: Stores): Stores => wrappedStores(stores, counted),
    take(): string[] {
      const taken = reads;
      reads = [];
      return taken;
    },
  };
}
