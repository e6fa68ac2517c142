/**
 * Keys in the order in which they were last touched: what is due is at the front, so a look-up
 * costs only what it finds.
 */
export type AgeQueue<Key> = {
  /** Makes the key the youngest. */
  touch(key: Key, now: number): void;
  remove(key: Key): void;
  size(): number;
  /**
   * Keys last touched at `time` or before, oldest first; may be touched or removed during the
   * iteration.
   */
  untouchedSince(time: number): Iterable<Key>;
};

export function createAgeQueue<Key>(): AgeQueue<Key> {
  const touched = new Map<Key, number>();
  return {
    touch(key, now) {
      // Setting an existing key of a map would keep its position.
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
