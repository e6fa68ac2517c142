import { redisRetryDelay, waitForRedis } from '@craque/common/redis/wait-for-redis.ts';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const connectionOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  // A Redis that hangs costs a call this much twice at most; once the socket counts as dead, nothing.
  commandTimeout: 200,
  socketTimeout: 1_000,
  retryStrategy: redisRetryDelay,
};

/**
 * Connects to a configured Redis; see waitForRedis for how it is waited for and when this rejects. Later losses are
 * bridged: commands fail within 200 ms, limits are counted in this process meanwhile, news wait for the clients' polls,
 * and the client reconnects.
 */
export async function connectRedis(url: string, log: Logger, signal?: AbortSignal): Promise<Redis> {
  const redis = await waitForRedis(new Redis(url, connectionOptions), {
    url,
    log,
    signal,
    // A script is what the limits are made of.
    probe: (client) => client.eval('return 1', 0),
  });
  reportLosses(redis, log);
  return redis;
}

/** Once a loss, however often the client tries again; a client that is closed does not reconnect. */
function reportLosses(redis: Redis, log: Logger): void {
  const report = () => log.warn('Redis is gone: limits are counted by this process alone');
  const watch = () => redis.once('reconnecting', report);
  watch();
  redis.on('ready', () => {
    redis.off('reconnecting', report);
    watch();
  });
}
