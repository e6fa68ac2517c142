import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const reportEvery = 5_000;

const connectionOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  // A Redis that hangs costs a call this much twice at most; once the socket counts as dead, nothing.
  commandTimeout: 200,
  socketTimeout: 1_000,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, 1000),
};

/** The server is there and says no: waiting would not help. Redis before 6 has no code for a wrong password. */
function isRefusal({ message }: Error): boolean {
  return /^(WRONGPASS|NOAUTH|NOPERM)\b|^ERR invalid password/.test(message);
}

/** Settles with the first answer to a script, which is what the limits are made of. */
function ready(redis: Redis): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => isRefusal(error) && reject(error);
    redis.on('error', refuse);
    redis.once('ready', () => {
      redis.off('error', refuse);
      // Any other failure is a loss like a later one, and bridged.
      redis.eval('return 1', 0).then(
        () => resolve(),
        (error: Error) => (isRefusal(error) ? reject(error) : resolve()),
      );
    });
    redis.connect().catch(() => undefined);
  });
}

/** Rejects with the signal's reason when it aborts. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Connects to a configured Redis and waits for it as long as it takes, saying so at once and every 5 s (design 1.9).
 * Rejects where Redis refuses the credentials, and with the signal's reason when that aborts. Later losses are bridged:
 * commands fail within 200 ms, limits are counted in this process meanwhile, and the client reconnects.
 */
export async function connectRedis(url: string, log: Logger, signal?: AbortSignal): Promise<Redis> {
  const { host } = new URL(url);
  const redis = new Redis(url, connectionOptions);
  // Without a listener an error event would end the process (reliability K1).
  redis.on('error', (error) => log.debug({ err: error }, 'redis'));
  const report = () => log.warn(`waiting for Redis at ${host}`);
  redis.once('reconnecting', report);
  const waiting = setInterval(report, reportEvery);
  try {
    await Promise.race([ready(redis), aborted(signal)]);
  } catch (error) {
    redis.disconnect();
    if (signal?.aborted) throw error;
    const { message } = error as Error;
    throw new Error(`REDIS_URL cannot be used, ${host} answers: ${message}`, { cause: error });
  } finally {
    clearInterval(waiting);
    redis.off('reconnecting', report);
  }
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
