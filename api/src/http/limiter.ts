import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/**
 * `factor` raises all limits together (for tests and benchmarks); with Redis they are shared by all
 * nodes.
 */
export type LimiterOptions = { factor: number; redis?: Redis };

/** Counts up to `points` in `duration` seconds under keys of this name. */
export function createLimiter(
  name: string,
  { points, duration }: { points: number; duration: number },
  { factor, redis }: LimiterOptions,
): RateLimiterAbstract {
  const options = { keyPrefix: `limit:${name}`, points: Math.ceil(points * factor), duration };
  const inProcess = new RateLimiterMemory(options);
  // Without Redis each node counts for itself: a local limit is better than none.
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess })
    : inProcess;
}
