import { Piscina } from 'piscina';
import type { BcryptEngine } from './password-hasher.ts';

/** Milliseconds after which a thread that has nothing to do ends. */
const idleTime = 60_000;
/** The last in line for a processor, as far as the system knows such an order (Linux, macOS). */
const leastPriority = 19;

/**
 * bcrypt in threads of its own that give way to everything else: a flood of logins takes what the game leaves. They start with the first password and end when there is none for a while.
 */
export function createQuietBcrypt(threads: number): BcryptEngine & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL('./bcrypt-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTime,
    niceIncrement: leastPriority,
  });
  return {
    hash: (text, cost) => pool.run({ text, cost }, { name: 'hash' }),
    compare: (text, hash) => pool.run({ text, hash }, { name: 'compare' }),
    close: () => pool.close(),
  };
}
