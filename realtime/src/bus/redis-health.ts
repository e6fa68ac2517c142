import type { Log } from '../process/log.ts';
import type { RedisClients } from './redis-bus.ts';

export type RedisHealthParts = {
  redis: RedisClients;
  /** Unguessable name of this node. */
  node: string;
  probeEvery: number;
  /** Called once per change. */
  changed(healthy: boolean): void;
  log: Pick<Log, 'warn' | 'info'>;
};

export type BusHealth = { isHealthy(): boolean; close(): void };

/** For a service of one process: its news cannot get lost on the way. */
export const alwaysHealthy: BusHealth = { isHealthy: () => true, close: () => undefined };

/** Rounds without an answer, after which a connection that still looks alive is taken for dead and made anew. */
const roundsUntilReconnect = 3;

/**
 * Sends itself a message through both connections again and again: only what comes back proves that news arrive. A lost
 * connection is known at once, a Redis that hangs within two rounds.
 */
export function createRedisHealth(parts: RedisHealthParts): BusHealth {
  const { redis, node, probeEvery, changed, log } = parts;
  const { pub, sub } = redis;
  const channel = `craque:probe:${node}`;
  const state = { healthy: true, sent: 0, arrived: 0 };

  function become(healthy: boolean): void {
    if (state.healthy === healthy) return;
    state.healthy = healthy;
    if (healthy) log.info({}, 'Redis is back: news arrive again');
    else log.warn({}, 'Redis is gone: news may get lost, the clients poll');
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
  const timer = setInterval(round, probeEvery).unref();
  return {
    isHealthy: () => state.healthy,
    close() {
      clearInterval(timer);
      sub.off('message', onMessage);
      for (const client of [pub, sub]) client.off('close', onLoss).off('ready', probe);
    },
  };
}
