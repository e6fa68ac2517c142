import { redisRetryDelay, waitForRedis } from '@craque/common/redis/wait-for-redis.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const connectionOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  // A hanging Redis costs a call at most twice this; once the socket counts as dead, nothing.
  commandTimeout: 200,
  socketTimeout: 1_000,
  retryStrategy: redisRetryDelay,
};

/**
 * Connects to a configured Redis; see waitForRedis for the wait and for when this rejects. Later
 * outages are bridged: commands fail within 200 ms, limits are counted in this process meanwhile,
 * events are left to the clients' polls, and the client reconnects.
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

/** Logged once per outage, however often the client retries; a closed client does not reconnect. */
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
