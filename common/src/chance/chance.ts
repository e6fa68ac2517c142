import { randomFillSync } from 'node:crypto';

/**
 * The only source of what no player may foresee: `Math.random` can be predicted from its output.
 */
export type Chance = {
  /** Uniform in [0, 1), in steps of 2^-53. */
  random: () => number;
  /** A new id of 128 random bits: 22 characters of base64url. */
  newId: () => string;
  /** A new code of a link: 50 random bits as 10 characters of Crockford's base 32. */
  newCode: () => string;
};

/** Fetched at once: a call to the system's generator costs far more than a number. */
const poolBytes = 8192;
const idBytes = 16;
const codeLength = 10;
/** Crockford's base 32: no letter can be mistaken for another character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function createChance(): Chance {
  const pool = Buffer.alloc(poolBytes);
  let used = pool.length;
  const take = (count: number): number => {
    if (used + count > pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += count;
    return used - count;
  };
  return {
    random() {
      const at = take(8);
      const high = pool.readUInt32LE(at) >>> 5;
      return (high * 2 ** 26 + (pool.readUInt32LE(at + 4) >>> 6)) / 2 ** 53;
    },
    newId() {
      const at = take(idBytes);
      return pool.toString('base64url', at, at + idBytes);
    },
    newCode() {
      const at = take(codeLength);
      const bytes = pool.subarray(at, at + codeLength);
      return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
    },
  };
}
