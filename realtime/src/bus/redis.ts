import { redisRetryDelay, waitForRedis } from '@craque/common/redis/wait-for-redis.ts';
import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../process/log.ts';
import type { RedisClients } from './redis-bus.ts';

const shared: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 2_000,
  disconnectTimeout: 500,
  retryStrategy: redisRetryDelay,
};
/** While Redis is away events are dropped, not queued: clients read them with their next poll. */
const publishing: RedisOptions = {
  ...shared,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
};
const subscribing: RedisOptions = { ...shared, maxRetriesPerRequest: null };

const probeChannel = 'craque:probe';

/**
 * The two clients of a node, which reconnect by themselves after a loss. Rejects as waitForRedis
 * does.
 */
export async function connectBus(
  url: string,
  log: Log,
  signal?: AbortSignal,
): Promise<RedisClients> {
  const pub = new Redis(url, publishing);
  const wait = { url, log, signal };
  await waitForRedis(pub, { ...wait, probe: (client) => client.publish(probeChannel, '') });
  try {
    const sub = await waitForRedis(new Redis(url, subscribing), {
      ...wait,
      probe: async (client) => {
        await client.subscribe(probeChannel);
        await client.unsubscribe(probeChannel);
      },
    });
    return { pub, sub };
  } catch (error) {
    pub.disconnect();
    throw error;
  }
}
