import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const reportEvery = 5_000;

/**
 * Connects to a configured Redis and waits for it as long as it takes, saying so every 5 s (design 1.9). Later losses
 * are bridged: commands fail at once, limits are counted in this process meanwhile, and the client reconnects.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 1000),
  });
  // Without a listener an error event would end the process (reliability K1).
  redis.on('error', (error) => log.debug({ err: error }, 'redis'));
  redis.on('close', () => log.warn('Redis is gone: limits are counted by this process alone'));
  const waiting = setInterval(
    () => log.warn(`waiting for Redis at ${new URL(url).host}`),
    reportEvery,
  );
  try {
    await new Promise<void>((resolve) => {
      redis.once('ready', () => resolve());
      redis.connect().catch(() => undefined);
    });
  } finally {
    clearInterval(waiting);
  }
  return redis;
}
