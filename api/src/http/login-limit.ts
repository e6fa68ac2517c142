import { addressKey } from '@craque/common/network/client-address.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import type { Request } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import { createLimiter, type LimiterOptions } from './rate-limit.ts';

export type Attempt = { name: string; address: string };

export function attemptOf(request: Request, username: string): Attempt {
  const key = usernameKey(username);
  return { name: key.ok ? key.value : username, address: addressKey(request.ip ?? '') };
}

const failures = { ofName: 10, ofAddress: 100, seconds: 600 } as const;
/** Concurrent password hashes per address in this process. */
const mostChecked = 16;
/** Seconds to wait after the tenth failure; doubled by each further one. */
const firstDelay = 30;
const longestDelay = 3600;
/** Seconds after the first delay until delays restart at the shortest. */
const delaysKept = 4 * longestDelay;

const wrongSecrets = new Set(['wrong_credentials', 'wrong_password', 'wrong_code']);

function delayOf(delays: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(16, delays - 1));
}

function createLimiters(options: LimiterOptions) {
  const { ofName, ofAddress, seconds: duration } = failures;
  // One attempt per delay, whatever the factor: this is not an allowance.
  const turns = { ...options, factor: 1 };
  return {
    ofName: createLimiter('login-name', { points: ofName, duration }, options),
    ofAddress: createLimiter('login-address', { points: ofAddress, duration }, options),
    /** Whoever takes its one point may try; all others wait until it is back. */
    delay: createLimiter('login-delay', { points: 1, duration: firstDelay }, turns),
    delays: createLimiter('login-delays', { points: 1, duration: delaysKept }, turns),
  };
}
type Limiters = ReturnType<typeof createLimiters>;

/** Counts one more, even beyond the limit. */
async function counted(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function refuseUntil(milliseconds: number): never {
  throw new AppError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}

/** One at a time once the allowance is used up; false if no turn was needed. */
async function takeTurn({ ofName, delay, delays }: Limiters, key: string): Promise<boolean> {
  const { consumedPoints } = await counted(ofName, key);
  if (consumedPoints < ofName.points) return false;
  const before = await delays.get(key);
  const customDuration = delayOf((before?.consumedPoints ?? 0) + 1);
  try {
    await delay.consume(key, 1, { customDuration });
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    refuseUntil(refusal.msBeforeNext);
  }
  await delays.penalty(key);
  return true;
}

/** Limits failed logins, and concurrent password hashes per address. */
export function createLoginLimit(options: LimiterOptions) {
  const limiters = createLimiters(options);
  const { ofName, ofAddress, delay, delays } = limiters;
  const places = Math.ceil(mostChecked * options.factor);
  const taken = new Map<string, number>();

  async function countAddress(address: string): Promise<void> {
    const all = await counted(ofAddress, address);
    if (all.consumedPoints <= ofAddress.points) return;
    await ofAddress.reward(address);
    refuseUntil(all.msBeforeNext);
  }

  /** Counts the attempt as a failure, before its password is checked. True if it took a turn. */
  async function begin(key: string, address: string): Promise<boolean> {
    const waiting = await delay.get(key);
    if (waiting && waiting.msBeforeNext > 0) refuseUntil(waiting.msBeforeNext);
    await countAddress(address);
    try {
      return await takeTurn(limiters, key);
    } catch (refusal) {
      // A refused attempt is no wrong password: it counts only against the name.
      await ofAddress.reward(address);
      throw refusal;
    }
  }

  /** Throws `too_many_attempts` if the address has too many passwords being hashed. */
  async function inPlace<T>(address: string, work: () => Promise<T>): Promise<T> {
    const before = taken.get(address) ?? 0;
    taken.set(address, before + 1);
    try {
      if (before >= places) refuseUntil(1000);
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts')
        options.refused?.('login');
      throw error;
    } finally {
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    }
  }

  return {
    inPlace,
    /**
     * Only wrong passwords count, even simultaneous ones. Throws `too_many_attempts` with
     * Retry-After.
     */
    tryPassword<T>({ name, address }: Attempt, check: () => Promise<T>): Promise<T> {
      return inPlace(address, async () => {
        const key = `${address} ${name.slice(0, 64)}`;
        const hasTurn = await begin(key, address);
        try {
          const value = await check();
          const ofThisName = [ofName, delay, delays].map((limiter) => limiter.delete(key));
          await Promise.all([...ofThisName, ofAddress.reward(address)]);
          return value;
        } catch (error) {
          const isWrong = error instanceof AppError && wrongSecrets.has(error.code);
          if (isWrong) throw error;
          const turn = hasTurn ? [delay.delete(key), delays.reward(key)] : [];
          await Promise.all([...turn, ofName.reward(key), ofAddress.reward(address)]);
          throw error;
        }
      });
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;
