import type { LimitName } from '@craque/common/contracts/endpoint.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { startPart } from '@craque/common/tracing/call-trace.ts';
import type { Request, Response } from 'express';
import { addressKey } from '@craque/common/network/client-address.ts';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ErrorCode } from '@craque/common/contracts/errors.ts';
import { AppError } from '../errors/app-error.ts';

/** `factor` raises all limits; with Redis they are shared by all nodes. */
export type LimiterOptions = {
  factor: number;
  redis?: Redis;
  /** Told the name of the limit that has refused a call. */
  refused?: (limit: string) => void;
};

export function createLimiter(
  name: string,
  { points, duration }: { points: number; duration: number },
  { factor, redis }: LimiterOptions,
): RateLimiterAbstract {
  const options = { keyPrefix: `limit:${name}`, points: Math.ceil(points * factor), duration };
  const inProcess = new RateLimiterMemory(options);
  // Without Redis each node counts for itself.
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess })
    : inProcess;
}

/**
 * Calls in `duration` seconds. Per address: `register`, `fault`, new guests, `address` (all calls)
 * and `page` (everything else), new rooms, codes that nobody has, and calls of rooms with a
 * cookie, where a class may sit behind one address; a guess per player and game, the rest per
 * player, `token` for all tokens of one together.
 */
const allowances = {
  guess: { points: 60, duration: 60 },
  hint: { points: 30, duration: 60 },
  game: { points: 60, duration: 60 },
  search: { points: 60, duration: 60 },
  feedback: { points: 10, duration: 3600 },
  correction: { points: 10, duration: 3600 },
  report: { points: 30, duration: 3600 },
  register: { points: 100, duration: 3600 },
  party: { points: 3, duration: 3600 },
  partyCode: { points: 300, duration: 600 },
  partyCall: { points: 6000, duration: 60 },
  partyDevice: { points: 240, duration: 60 },
  guest: { points: 60, duration: 60 },
  guestOfDay: { points: 1000, duration: 24 * 3600 },
  fault: { points: 30, duration: 3600 },
  invite: { points: 60, duration: 3600 },
  export: { points: 6, duration: 3600 },
  player: { points: 600, duration: 60 },
  token: { points: 120, duration: 60 },
  address: { points: 1200, duration: 60 },
  page: { points: 3000, duration: 60 },
} as const;
type Bucket = keyof typeof allowances;
const buckets = Object.keys(allowances) as Bucket[];

/** Limits with their own bucket once the player is known. */
const ofPlayer = ['hint', 'game', 'search', 'export'] as const;
const bucketOf = (limit: LimitName) => ofPlayer.find((each) => each === limit) ?? 'player';

/** Digits of the largest game id; longer text must not become a long key. */
const longestId = 16;

type Arrival = { request: Request; response: Response };
type CountedCall = Arrival & {
  limit: LimitName;
  player: PlayerId | undefined;
  /** For a challenge, the invitations it sends. */
  weight?: number;
  byToken?: boolean;
};

/** By its signed cookie, if it has one. */
type DeviceOf = (request: Request) => PlayerId | undefined;

export const addressOf = (request: Request) => addressKey(request.ip ?? '');

const isPartyCall = ({ path }: Request) => path.startsWith('/api/parties/');

function kindOf({ path }: Request): Bucket {
  return path === '/api' || path.startsWith('/api/') ? 'address' : 'page';
}

function createLimiters(options: LimiterOptions): Record<Bucket, RateLimiterAbstract> {
  // Pages and readiness must not depend on Redis.
  const optionsOf = (bucket: Bucket) => (bucket === 'page' ? { factor: options.factor } : options);
  const limiters = buckets.map(
    (bucket) => [bucket, createLimiter(bucket, allowances[bucket], optionsOf(bucket))] as const,
  );
  return Object.fromEntries(limiters) as Record<Bucket, RateLimiterAbstract>;
}

function announce(response: Response, points: number, state: RateLimiterRes): number {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  response.set('RateLimit-Limit', String(points));
  response.set('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
  response.set('RateLimit-Reset', String(seconds));
  return seconds;
}

/** Over the limit each throws its error, `too_many_requests` if it has none, with Retry-After. */
export function createRateLimit(options: LimiterOptions) {
  const limiters = createLimiters(options);
  const consume = async (
    bucket: Bucket,
    key: string,
    response: Response,
    { weight = 1, code = 'too_many_requests' }: { weight?: number; code?: ErrorCode } = {},
  ) => {
    const limiter = limiters[bucket];
    const end = startPart('limits');
    try {
      announce(response, limiter.points, await limiter.consume(key, weight));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = announce(response, limiter.points, refusal);
      options.refused?.(bucket);
      throw new AppError(code, { retryAfter });
    } finally {
      end();
    }
  };
  return {
    /**
     * Before any look-up: guest cookies are free to mint and ids free to invent. At a party one
     * device of an address cannot use up what the others have, nor can somebody without a part;
     * only there it is asked which device calls.
     */
    async countAddress({ request, response }: Arrival, deviceOf?: DeviceOf): Promise<void> {
      const device = isPartyCall(request) ? deviceOf?.(request) : undefined;
      if (device) await consume('partyDevice', device, response);
      const bucket = device ? 'partyCall' : kindOf(request);
      await consume(bucket, addressOf(request), response);
    },
    /** A code that nobody has. */
    countCode: ({ request, response }: Arrival) =>
      consume('partyCode', addressOf(request), response),
    /** Seconds for which the address has no tries of codes left; undefined if it has. */
    async codesSpent(request: Request): Promise<number | undefined> {
      const limiter = limiters.partyCode;
      const state = await limiter.get(addressOf(request));
      if (!state || state.consumedPoints < limiter.points) return undefined;
      return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    },
    /** Before a new guest gets a cookie; whom the minute refuses costs nothing of the day. */
    async countGuest({ request, response }: Arrival): Promise<void> {
      for (const bucket of ['guest', 'guestOfDay'] as const)
        await consume(bucket, addressOf(request), response, { code: 'too_many_guests' });
    },
    async countPlayer(call: CountedCall): Promise<void> {
      const { request, response, limit, player, byToken } = call;
      if (!player) return;
      if (byToken) await consume('token', player, response);
      if (limit === 'guess') {
        const id = String(request.params.id ?? request.params.code).slice(0, longestId);
        await consume('guess', `${player}:${id}`, response);
      } else if (!byToken || bucketOf(limit) !== 'player')
        await consume(bucketOf(limit), player, response);
    },
    /** After validation: a mistyped form is not a registration. */
    async countAccepted(call: CountedCall): Promise<void> {
      const { request, response, limit, player, weight = 1 } = call;
      if (limit === 'register' || limit === 'fault' || limit === 'party')
        await consume(limit, addressOf(request), response);
      if ((limit === 'feedback' || limit === 'correction' || limit === 'report') && player)
        await consume(limit, player, response);
      if (limit === 'invite' && player) await consume('invite', player, response, { weight });
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
