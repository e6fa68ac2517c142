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
  limits: Pick<Limits, 'presenceAge' | 'presenceRefresh' | 'probeEvery'>;
  log: Log;
  /** Called for each command that Redis did not take. */
  failed(): void;
  /** Called when news begin to get lost, and when they arrive again. */
  changed(healthy: boolean): void;
};

/** What joins the nodes: Redis, or nothing in a service of one process. */
export type Bus = {
  /** Undefined where Socket.IO's own will do. */
  adapter: ReturnType<typeof createBusAdapter> | undefined;
  presence: Presence;
  health: BusHealth;
  /** Takes leave of Redis, with the commands under way. */
  close(): Promise<void>;
};

/** Time (ms) that Redis has to take the last commands. */
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
  const { presenceAge, presenceRefresh, probeEvery } = limits;
  const times = { presenceAge, presenceRefresh };
  const presence = createRedisPresence({ redis: redis.pub, node, clock, failed, ...times });
  const health = createRedisHealth({ redis, node, probeEvery, changed, log });
  return {
    adapter: createBusAdapter(redis, failed),
    presence,
    health,
    async close() {
      presence.close();
      health.close();
      await Promise.all([redis.pub, redis.sub].map((client) => leave(client, failed)));
    },
  };
}
