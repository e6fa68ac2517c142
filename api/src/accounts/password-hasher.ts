import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

export type PasswordHasher = {
  /** Throws `busy` if too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Without a hash (no such user) it takes the same time and returns false. Throws `busy` if too
   * many are waiting.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
};

/** Who does the work: the library's own threads in tests, low-priority processes in production. */
export type BcryptEngine = {
  hash(text: string, cost: number): Promise<string>;
  compare(text: string, hash: string): Promise<boolean>;
};

/** Hashes at one time: one core is left to the game, and each takes a process. */
const hashesAtOnce = Math.min(16, Math.max(1, availableParallelism() - 1));

/** Passwords that may wait for their turn; more are refused, so that a flood cannot pile up. */
const maxQueue = 64;

export type HasherOptions = {
  /** Key of the pre-hash; kept outside the store, so that a copy of the store alone is useless. */
  pepper: string;
  /** 12 in production; tests use the minimum of bcrypt. */
  cost: number;
  /** Defaults to `hashesAtOnce`. */
  atOnce?: number;
  engine?: BcryptEngine;
};

/**
 * bcrypt over base64(HMAC-SHA-384(pepper, password)): 64 characters, so that a long password is not
 * cut at bcrypt's 72 bytes.
 */
export function createPasswordHasher(options: HasherOptions): PasswordHasher {
  const { pepper, cost, atOnce = hashesAtOnce, engine = bcrypt } = options;
  const gate = pLimit(atOnce);
  const prepared = (password: string) =>
    createHmac('sha384', pepper).update(password).digest('base64');
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (gate.pendingCount >= maxQueue) throw new AppError('busy', { retryAfter: 2 });
    return gate(work);
  };
  // Hash of an unknown password, compared if there is no user, so that both answers take the same
  // time.
  const dummyHash = bcrypt.genSaltSync(cost) + '.'.repeat(31);
  return {
    hash: async (password) => inTurn(() => engine.hash(prepared(password), cost)),
    async verify(password, hash) {
      const isRight = await inTurn(() => engine.compare(prepared(password), hash ?? dummyHash));
      return isRight && hash !== undefined;
    },
  };
}
