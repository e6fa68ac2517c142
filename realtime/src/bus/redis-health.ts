import type { Log } from '../process/log.ts';
import type { RedisClients } from './redis-bus.ts';

export type RedisHealthParts = {
  redis: RedisClients;
  node: string;
  probeInterval: number;
  changed(healthy: boolean): void;
  log: Pick<Log, 'warn' | 'info'>;
};

export type BusHealth = { isHealthy(): boolean; close(): void };

/** For a service of one process, where events cannot get lost between nodes. */
export const alwaysHealthy: BusHealth = { isHealthy: () => true, close: () => undefined };

/** Unanswered probes after which a connection that still looks alive is replaced. */
const roundsUntilReconnect = 3;

/**
 * Only a message to itself through both connections proves that events are delivered. Notices a
 * lost connection at once, and a hanging Redis within two rounds.
 */
export function createRedisHealth(parts: RedisHealthParts): BusHealth {
  const { redis, node, probeInterval, changed, log } = parts;
  const { pub, sub } = redis;
  const channel = `craque:probe:${node}`;
  /** Numbers of probes: last sent, last arrived, and last sent before a connection was lost. */
  const state = { healthy: true, sent: 0, arrived: 0, lost: 0 };

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
    // One sent before the loss of one connection may still arrive over the other.
    if (state.arrived === state.sent && state.arrived > state.lost) become(true);
  };
  const onLoss = () => {
    state.lost = state.sent;
    become(false);
  };
  /** The driver has already resubscribed, so this answer comes once all subscriptions exist. */
  const onSubscriber = () => {
    sub.subscribe(channel).then(probe, () => undefined);
  };
  sub.on('message', onMessage).on('ready', onSubscriber);
  pub.on('ready', probe);
  for (const client of [pub, sub]) client.on('close', onLoss);
  sub.subscribe(channel).catch(() => undefined);
  const timer = setInterval(round, probeInterval).unref();
  return {
    isHealthy: () => state.healthy,
    close() {
      clearInterval(timer);
      sub.off('message', onMessage).off('ready', onSubscriber);
      pub.off('ready', probe);
      for (const client of [pub, sub]) client.off('close', onLoss);
    },
  };
}
