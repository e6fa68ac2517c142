// Looked up once: jest's globals are slow, and simulations draw millions of numbers.
const { imul } = Math;

/** Uniform in [0, 1) (mulberry32), so that a failing test can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random element of the list. Throws a RangeError for an empty one. */
export function oneOf<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}
