import { redisRetryDelay, waitForRedis } from '@craque/common/redis/wait-for-redis.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const connectionOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  // A hanging Redis costs a call at most twice this, until the socket counts as dead.
  commandTimeout: 200,
  socketTimeout: 1_000,
  retryStrategy: redisRetryDelay,
};

/**
 * For the wait and when this rejects see waitForRedis. During later outages commands fail within
 * 200 ms, this process counts the limits, and clients poll for events.
 */
export async function connectRedis(url: string, log: Logger, signal?: AbortSignal): Promise<Redis> {
  const redis = await waitForRedis(new Redis(url, connectionOptions), {
    url,
    log,
    signal,
    // The limits are implemented as a script.
    probe: (client) => client.eval('return 1', 0),
  });
  reportOutages(redis, log);
  return redis;
}

/** Once per outage, however often the client retries. */
function reportOutages(redis: Redis, log: Logger): void {
  let isGone = false;
  redis.on('reconnecting', () => {
    if (!isGone) log.warn('Redis is gone: limits are counted by this process alone');
    isGone = true;
  });
  redis.on('ready', () => {
    if (isGone) log.info('Redis is back: limits are counted for all processes again');
    isGone = false;
  });
}
