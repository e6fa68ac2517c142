import type { Log } from '../process/log.ts';
import type { RedisClients } from './redis-bus.ts';

export type RedisHealthParts = {
  redis: RedisClients;
  /** Unguessable name of this node. */
  node: string;
  probeInterval: number;
  /** Called once per change. */
  changed(healthy: boolean): void;
  log: Pick<Log, 'warn' | 'info'>;
};

export type BusHealth = { isHealthy(): boolean; close(): void };

/** For a service of one process, where events cannot get lost between nodes. */
export const alwaysHealthy: BusHealth = { isHealthy: () => true, close: () => undefined };

/** Unanswered probes after which a connection that still looks alive is replaced. */
const roundsUntilReconnect = 3;

/**
 * Keeps sending itself a message through both connections: only what comes back proves that events
 * are delivered. Notices a lost connection at once, and a hanging Redis within two rounds.
 */
export function createRedisHealth(parts: RedisHealthParts): BusHealth {
  const { redis, node, probeInterval, changed, log } = parts;
  const { pub, sub } = redis;
  const channel = `craque:probe:${node}`;
  const state = { healthy: true, sent: 0, arrived: 0 };

  function become(healthy: boolean): void {
    if (state.healthy === healthy) return;
    state.healthy = healthy;
    if (healthy) log.info({}, 'Redis is back: events are delivered again');
    else log.warn({}, 'Redis is gone: events may get lost, clients poll');
    changed(healthy);
  }

  function probe(): void {
    state.sent += 1;
    pub.publish(channel, `${state.sent}`).catch(() => undefined);
  }

  function round(): void {
    const missed = state.sent - state.arrived;
    if (missed > 0) become(false);
    if (missed >= roundsUntilReconnect) {
      state.arrived = state.sent;
      for (const client of [pub, sub]) if (client.status === 'ready') client.disconnect(true);
    }
    probe();
  }

  const onMessage = (from: string, text: string) => {
    if (from !== channel) return;
    state.arrived = Math.max(state.arrived, Number(text));
    if (state.arrived === state.sent) become(true);
  };
  const onLoss = () => become(false);
  sub.on('message', onMessage);
  for (const client of [pub, sub]) client.on('close', onLoss).on('ready', probe);
  sub.subscribe(channel).catch(() => undefined);
  const timer = setInterval(round, probeInterval).unref();
  return {
    isHealthy: () => state.healthy,
    close() {
      clearInterval(timer);
      sub.off('message', onMessage);
      for (const client of [pub, sub]) client.off('close', onLoss).off('ready', probe);
    },
  };
}
