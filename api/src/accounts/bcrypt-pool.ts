import { Piscina } from 'piscina';
import type { BcryptEngine } from './password-hasher.ts';

/** Milliseconds after which an idle thread ends. */
const idleTime = 60_000;
/** The lowest scheduling priority, on systems that have one (Linux, macOS). */
const lowestPriority = 19;

/**
 * bcrypt in separate low-priority threads: a flood of logins only gets the processor time that the
 * game leaves. The threads start with the first password and end when idle.
 */
export function createBcryptPool(threads: number): BcryptEngine & { close(): Promise<void> } {
  const pool = new Piscina({
    filename: new URL('./bcrypt-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTime,
    niceIncrement: lowestPriority,
  });
  return {
    hash: (text, cost) => pool.run({ text, cost }, { name: 'hash' }),
    compare: (text, hash) => pool.run({ text, hash }, { name: 'compare' }),
    close: () => pool.close(),
  };
}
