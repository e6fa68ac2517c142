import type { Stores } from '@craque/api/store/store.ts';

/** What an attack may put into the product's store before it starts. */
export type Ground = {
  stores: Stores;
  /** Signs a stored user in; returns the cookie. */
  cookieOf(userId: string): Promise<string>;
};

export type Target = {
  /** Origin of the product. */
  address: string;
  /** Loopback address that the attacker's connections come from. */
  from: string;
  /** What `prepare` returned; empty without it. */
  prepared: string;
  /** Aborts when the attack is over. */
  signal: AbortSignal;
};

/** One attack of `npm run bench -- abuse`: a stranger against a product with its usual limits. */
export type Attack = {
  /** One word for BENCH_ATTACKS. */
  name: string;
  /** What the attacker does, in a few words for the table. */
  description: string;
  /** Runs before the product starts; the result is passed to `run`, which is another process. */
  prepare?(ground: Ground): Promise<string>;
  /**
   * Attacks until the signal aborts, whatever the product refuses. Returns what came through, for
   * the table: an attack that reached nothing has measured nothing.
   */
  run(target: Target): Promise<string>;
};
