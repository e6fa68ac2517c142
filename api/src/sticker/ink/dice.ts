/** Draws a whole number from 0 to `sides` - 1; the same key always gets the same answer. */
export type Dice = (question: string, sides: number) => number;

/** FNV-1a with a final mix, so that neighbouring seeds give unrelated answers. */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Never seeded with the athlete. */
export function createDice(seed: number): Dice {
  return (question, sides) => hashText(question, seed) % sides;
}
