import { usernameKey } from '@craque/common/domain/username.ts';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import { addressKey } from './rate-limit.ts';

/** Counts failed logins alone; right ones cost nothing (D46). */
export type LoginLimit = {
  /** Throws `too_many_attempts` with Retry-After while this name from this address, or the address, has to wait. */
  refuse(attempt: Attempt): Promise<void>;
  /** Counts one more; throws `too_many_attempts` for one that was sent at once with those that used the allowance up. */
  failed(attempt: Attempt): Promise<void>;
  /** A right login ends the waiting of its name and address. */
  succeeded(attempt: Attempt): Promise<void>;
};

/** `name`: the username's key, or the text as it was typed; `address` as the other limits count it. */
export type Attempt = { name: string; address: string };

/** Every spelling of a name counts as the one name that it leads to. */
export function attemptOf(request: Request, username: string): Attempt {
  const key = usernameKey(username);
  return { name: key.ok ? key.value : username, address: addressKey(request.ip ?? '') };
}

const failures = { ofName: 10, ofAddress: 100, seconds: 600 } as const;
/** Seconds to wait after the tenth failure; twice as long after each further one. */
const firstDelay = 30;
const longestDelay = 3600;

const nameKey = ({ name, address }: Attempt) => `${address} ${name.slice(0, 64)}`;

function delayAfter(failed: number, allowed: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(16, failed - allowed));
}

function createLimiters({ factor, redis }: { factor: number; redis?: Redis }) {
  const limiter = (name: string, points: number): RateLimiterAbstract => {
    const options = {
      keyPrefix: `limit:${name}`,
      points: Math.ceil(points * factor),
      duration: failures.seconds,
    };
    const inProcess = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess })
      : inProcess;
  };
  return {
    ofName: limiter('login-name', failures.ofName),
    ofAddress: limiter('login-address', failures.ofAddress),
    delay: limiter('login-delay', 1),
  };
}

/** Counts one more, also over the limit. */
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

/** `factor` and `redis` as for the other limits. */
export function createLoginLimit(options: { factor: number; redis?: Redis }): LoginLimit {
  const { ofName, ofAddress, delay } = createLimiters(options);
  return {
    async refuse(attempt) {
      const [waiting, all] = await Promise.all([
        delay.get(nameKey(attempt)),
        ofAddress.get(attempt.address),
      ]);
      if (waiting && waiting.msBeforeNext > 0) refuseUntil(waiting.msBeforeNext);
      if (all && all.consumedPoints >= ofAddress.points) refuseUntil(all.msBeforeNext);
    },
    async failed(attempt) {
      const key = nameKey(attempt);
      const all = await counted(ofAddress, attempt.address);
      const { consumedPoints: failed } = await counted(ofName, key);
      const seconds = delayAfter(failed, ofName.points);
      if (failed >= ofName.points) await delay.block(key, seconds);
      if (failed > ofName.points) refuseUntil(seconds * 1000);
      if (all.consumedPoints > ofAddress.points) refuseUntil(all.msBeforeNext);
    },
    async succeeded(attempt) {
      const key = nameKey(attempt);
      await Promise.all([ofName.delete(key), delay.delete(key)]);
    },
  };
}

const wrongSecrets = new Set(['wrong_credentials', 'wrong_password']);

/** Lets a password be tried: only wrong ones count, and after too many of them nothing is tried for a while. */
export async function tryPassword<T>(
  limit: LoginLimit,
  attempt: Attempt,
  check: () => Promise<T>,
): Promise<T> {
  await limit.refuse(attempt);
  try {
    const value = await check();
    await limit.succeeded(attempt);
    return value;
  } catch (error) {
    if (error instanceof AppError && wrongSecrets.has(error.code)) await limit.failed(attempt);
    throw error;
  }
}
