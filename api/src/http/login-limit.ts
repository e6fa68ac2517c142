import { addressKey } from '@craque/common/network/client-address.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import type { Request } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import { createLimiter, type LimiterOptions } from './rate-limit.ts';

/** An allowed attempt. It stays counted as a failure unless one of these is called. */
export type Counted = {
  /** Right password: costs nothing and ends the delay of its name and address. */
  succeeded(): Promise<void>;
  /** Neither right nor wrong: the attempt is not counted. */
  giveBack(): Promise<void>;
};

/** `name`: the username's key, or the text as typed; `address` as the other limits count it. */
export type Attempt = { name: string; address: string };

/** Every spelling of a name counts as the same name. */
export function attemptOf(request: Request, username: string): Attempt {
  const key = usernameKey(username);
  return { name: key.ok ? key.value : username, address: addressKey(request.ip ?? '') };
}

const failures = { ofName: 10, ofAddress: 100, seconds: 600 } as const;
/** Passwords of an address that may be hashed at a time, by this process. */
const mostChecked = 16;
/** Seconds to wait from the tenth failure on; doubled after each further one. */
const firstDelay = 30;
const longestDelay = 3600;
/** Seconds after the first delay until delays start again with the shortest. */
const delaysKept = 4 * longestDelay;

const nameKey = ({ name, address }: Attempt) => `${address} ${name.slice(0, 64)}`;

/** `delays`: number of delays so far, including this one. */
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
    /** One point: whoever gets it may try, and all others wait until it is back. */
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

/**
 * From the last attempt of the allowance on, one attempt at a time; false if none was needed.
 * Throws for all others.
 */
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

function createPlaces(most: number) {
  const taken = new Map<string, number>();
  return (address: string) => {
    const before = taken.get(address) ?? 0;
    if (before >= most) refuseUntil(1000);
    taken.set(address, before + 1);
    return () => {
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    };
  };
}

/** Limits failed logins, and of successful ones how many are checked at a time. */
export function createLoginLimit(options: LimiterOptions) {
  const limiters = createLimiters(options);
  const { ofName, ofAddress, delay, delays } = limiters;

  async function countAddress(address: string): Promise<void> {
    const all = await counted(ofAddress, address);
    if (all.consumedPoints <= ofAddress.points) return;
    await ofAddress.reward(address);
    refuseUntil(all.msBeforeNext);
  }

  return {
    /**
     * Takes one of the address's places among the passwords that are being hashed, so that no
     * address fills the queue for everybody. Returns what gives it back. Throws `too_many_attempts`
     * if all are taken.
     */
    takePlace: createPlaces(Math.ceil(mostChecked * options.factor)),
    /**
     * Counts the attempt before its password is checked, so that simultaneous attempts cannot exceed
     * the allowance. Throws `too_many_attempts` with Retry-After while this name from this address,
     * or the address, has to wait.
     */
    async begin(attempt: Attempt): Promise<Counted> {
      const { address } = attempt;
      const key = nameKey(attempt);
      const waiting = await delay.get(key);
      if (waiting && waiting.msBeforeNext > 0) refuseUntil(waiting.msBeforeNext);
      await countAddress(address);
      // A refused attempt was not a wrong password: it counts only against its name's allowance,
      // which is used up.
      const hasTurn = await takeTurn(limiters, key).catch(async (refusal: unknown) => {
        await ofAddress.reward(address);
        throw refusal;
      });
      return {
        async succeeded() {
          const ofThisName = [ofName, delay, delays].map((limiter) => limiter.delete(key));
          await Promise.all([...ofThisName, ofAddress.reward(address)]);
        },
        async giveBack() {
          const turn = hasTurn ? [delay.delete(key), delays.reward(key)] : [];
          await Promise.all([...turn, ofName.reward(key), ofAddress.reward(address)]);
        },
      };
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;

/** Does what hashes a password in one of the address's places. Throws `too_many_attempts`. */
export async function inPlace<T>(
  limit: LoginLimit,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  const leavePlace = limit.takePlace(address);
  try {
    return await work();
  } finally {
    leavePlace();
  }
}

const wrongSecrets = new Set(['wrong_credentials', 'wrong_password']);

/**
 * Guards password checks: only wrong passwords count, and after too many of them attempts are
 * refused for a while. An address has only so many checked at a time.
 */
export function tryPassword<T>(
  limit: LoginLimit,
  attempt: Attempt,
  check: () => Promise<T>,
): Promise<T> {
  return inPlace(limit, attempt.address, async () => {
    const counted = await limit.begin(attempt);
    try {
      const value = await check();
      await counted.succeeded();
      return value;
    } catch (error) {
      const isWrong = error instanceof AppError && wrongSecrets.has(error.code);
      if (!isWrong) await counted.giveBack();
      throw error;
    }
  });
}
