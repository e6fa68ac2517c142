import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Limits } from '../process/limits.ts';
import type { Log } from '../process/log.ts';
import { createLocalPresence, type Presence } from './presence.ts';
import { createBusAdapter, type RedisClients } from './redis-bus.ts';
import { alwaysHealthy, type BusHealth, createRedisHealth } from './redis-health.ts';
import { createRedisPresence } from './redis-presence.ts';

export type BusParts = {
  redis: RedisClients | undefined;
  clock: () => number;
  limits: Pick<Limits, 'presenceAge' | 'presenceRefresh' | 'probeInterval'>;
  log: Log;
  failed(): void;
  changed(healthy: boolean): void;
};

/** What connects the nodes: Redis, or nothing in a service of one process. */
export type Bus = {
  adapter: ReturnType<typeof createBusAdapter> | undefined;
  presence: Presence;
  health: BusHealth;
  close(): Promise<void>;
};

const leaveTime = 500;

async function leave(client: Redis, failed: () => void): Promise<void> {
  const quitting = client.status === 'ready' ? client.quit().catch(failed) : undefined;
  const hasQuit = await Promise.race([quitting, sleep(leaveTime, undefined, { ref: false })]);
  if (hasQuit !== 'OK') client.disconnect();
}

export function createBus({ redis, clock, limits, log, failed, changed }: BusParts): Bus {
  if (!redis) {
    const close = async () => undefined;
    return { adapter: undefined, presence: createLocalPresence(), health: alwaysHealthy, close };
  }
  const node = randomBytes(12).toString('base64url');
  const { presenceAge, presenceRefresh, probeInterval } = limits;
  const times = { presenceAge, presenceRefresh };
  const presence = createRedisPresence({ redis: redis.pub, node, clock, failed, ...times });
  const health = createRedisHealth({ redis, node, probeInterval, changed, log });
  return {
    adapter: createBusAdapter(redis, failed, log),
    presence,
    health,
    async close() {
      presence.close();
      health.close();
      await Promise.all([redis.pub, redis.sub].map((client) => leave(client, failed)));
    },
  };
}
