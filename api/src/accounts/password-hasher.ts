import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { startPart } from '@craque/common/tracing/call-trace.ts';
import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

/** The library's own threads in tests, low-priority processes in production. */
export type BcryptEngine = {
  hash(text: string, cost: number): Promise<string>;
  compare(text: string, hash: string): Promise<boolean>;
};

/** One core is left to the game. */
const hashesAtOnce = Math.min(16, Math.max(1, availableParallelism() - 1));

/** Passwords that may wait for their turn. */
const maxQueue = 64;

export type HasherOptions = {
  /** Kept outside the store, so that a copy of the store alone is useless. */
  pepper: string;
  cost: number;
  atOnce?: number;
  engine?: BcryptEngine;
};

/** The pre-hash (64 characters) keeps long passwords from being cut at bcrypt's 72 bytes. */
export function createPasswordHasher(options: HasherOptions) {
  const { pepper, cost, atOnce = hashesAtOnce, engine = bcrypt } = options;
  const gate = pLimit(atOnce);
  const prepared = (password: string) =>
    createHmac('sha384', pepper).update(password).digest('base64');
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (gate.pendingCount >= maxQueue) throw new AppError('busy', { retryAfter: 2 });
    const endWait = startPart('waiting');
    return gate(async () => {
      endWait();
      const end = startPart('hash');
      return work().finally(end);
    });
  };
  // Compared if there is no user, so that both answers take the same time.
  const dummyHash = bcrypt.genSaltSync(cost) + '.'.repeat(31);
  return {
    queue: () => ({ waiting: gate.pendingCount, running: gate.activeCount }),
    /** Throws `busy` if too many are waiting. */
    hash: async (password: string) => inTurn(() => engine.hash(prepared(password), cost)),
    /** Without a hash (no such user) it takes the same time and returns false. */
    async verify(password: string, hash: string | undefined) {
      const isRight = await inTurn(() => engine.compare(prepared(password), hash ?? dummyHash));
      return isRight && hash !== undefined;
    },
  };
}
export type PasswordHasher = Omit<ReturnType<typeof createPasswordHasher>, 'queue'>;
