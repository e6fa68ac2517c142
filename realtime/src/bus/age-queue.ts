/** Keys in the order in which they were last touched: what is due stands in front, so a look costs only what it finds. */
export type AgeQueue<Key> = {
  /** From now on the youngest. */
  touch(key: Key, now: number): void;
  remove(key: Key): void;
  size(): number;
  /** Those last touched at `time` or before, oldest first; they may be touched or removed on the way. */
  untouchedSince(time: number): Iterable<Key>;
};

export function createAgeQueue<Key>(): AgeQueue<Key> {
  const touched = new Map<Key, number>();
  return {
    touch(key, now) {
      // A map keeps the place of a key that it has already.
      touched.delete(key);
      touched.set(key, now);
    },
    remove: (key) => void touched.delete(key),
    size: () => touched.size,
    *untouchedSince(time) {
      for (const [key, at] of touched) {
        if (at > time) return;
        yield key;
      }
    },
  };
}
