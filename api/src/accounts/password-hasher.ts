import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

export type PasswordHasher = {
  /** Throws `busy` while too many wait. */
  hash(password: string): Promise<string>;
  /** Without a hash (no such user) it takes as long and says no. Throws `busy` while too many wait. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
};

/** Who does the work: the library's own way in tests, threads that give way to the game in the product. */
export type BcryptEngine = {
  hash(text: string, cost: number): Promise<string>;
  compare(text: string, hash: string): Promise<boolean>;
};

/** Hashes at one time: one core is left to the game. */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** Passwords that may wait for their turn; more are refused, or a flood of them would pile up. */
const longestQueue = 64;

export type HasherOptions = {
  /** Keys the pre-hash; kept outside the store, so that a copy of the store alone is of no use. */
  pepper: string;
  /** 12 in the product; tests take the least that bcrypt allows. */
  cost: number;
  /** Absent: as many as `hashesAtOnce`. */
  atOnce?: number;
  engine?: BcryptEngine;
};

/**
 * bcrypt over base64(HMAC-SHA-384(pepper, password)): 64 characters, so that nothing of a long password is cut at
 * bcrypt's 72 bytes.
 */
export function createPasswordHasher(options: HasherOptions): PasswordHasher {
  const { pepper, cost, atOnce = hashesAtOnce, engine = bcrypt } = options;
  const gate = pLimit(atOnce);
  const prepared = (password: string) =>
    createHmac('sha384', pepper).update(password).digest('base64');
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (gate.pendingCount >= longestQueue) throw new AppError('busy', { retryAfter: 2 });
    return gate(work);
  };
  // Of no password: compared with where there is no user, so that both answers take the same time.
  const ofNobody = bcrypt.genSaltSync(cost) + '.'.repeat(31);
  return {
    hash: async (password) => inTurn(() => engine.hash(prepared(password), cost)),
    async verify(password, hash) {
      const isRight = await inTurn(() => engine.compare(prepared(password), hash ?? ofNobody));
      return isRight && hash !== undefined;
    },
  };
}
