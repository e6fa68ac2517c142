import { randomFillSync } from 'node:crypto';

/** The only source of what no player may foresee. */
export type Chance = {
  random: () => number;
  newId: () => string;
  newCode: () => string;
};

/** Fetched at once: a call to the system's generator costs far more than a number. */
const poolBytes = 8192;
const idBytes = 16;
const codeLength = 10;
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
