const reportInterval = 5_000;

type Listener = (error: Error) => void;

export type ConnectingRedis = {
  on(event: 'error', listener: Listener): unknown;
  off(event: 'error' | 'reconnecting', listener: Listener): unknown;
  once(event: 'ready' | 'reconnecting', listener: () => void): unknown;
  connect(): Promise<unknown>;
  disconnect(): void;
};

export type RedisWait<Client extends ConnectingRedis> = {
  /** `redis:` or `rediss:`; only its host is ever logged. */
  url: string;
  log: { debug(entry: object, message: string): void; warn(entry: object, message: string): void };
  signal?: AbortSignal | undefined;
  probe(client: Client): Promise<unknown>;
};

export const redisRetryDelay = (attempt: number): number => Math.min(50 * 2 ** attempt, 1000);

/** Waiting does not help. Redis before 6 has no code for a wrong password. */
function isRefusal({ message }: Error): boolean {
  return /^(WRONGPASS|NOAUTH|NOPERM)\b|^ERR invalid password/.test(message);
}

function ready<Client extends ConnectingRedis>(
  redis: Client,
  probe: (client: Client) => Promise<unknown>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => isRefusal(error) && reject(error);
    redis.on('error', refuse);
    redis.once('ready', () => {
      redis.off('error', refuse);
      probe(redis).then(
        () => resolve(),
        (error: Error) => (isRefusal(error) ? reject(error) : resolve()),
      );
    });
    redis.connect().catch(() => undefined);
  });
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** As long as it takes, logging at once and every 5 s. Rejects if refused, and if aborted. */
export async function waitForRedis<Client extends ConnectingRedis>(
  redis: Client,
  { url, log, signal, probe }: RedisWait<Client>,
): Promise<Client> {
  const { host } = new URL(url);
  // Without a listener an error event would end the process.
  redis.on('error', (error) => log.debug({ err: error }, 'redis'));
  const report = () => log.warn({}, `waiting for Redis at ${host}`);
  redis.once('reconnecting', report);
  const waiting = setInterval(report, reportInterval);
  try {
    await Promise.race([ready(redis, probe), aborted(signal)]);
    return redis;
  } catch (error) {
    redis.disconnect();
    if (signal?.aborted) throw error;
    const { message } = error as Error;
    throw new Error(`REDIS_URL cannot be used, ${host} answers: ${message}`, { cause: error });
  } finally {
    clearInterval(waiting);
    redis.off('reconnecting', report);
  }
}
