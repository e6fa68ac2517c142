import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { silentLog } from '../testing/test-node.ts';
import type { RedisClients } from './redis-bus.ts';
import { createRedisHealth } from './redis-health.ts';

/** One of the two connections; its commands wait until they are answered by hand. */
class FakeClient extends EventEmitter {
  status = 'ready';
  published: string[] = [];
  subscribing: (() => void)[] = [];
  reconnects = 0;

  publish(_channel: string, text: string): Promise<number> {
    this.published.push(text);
    return Promise.resolve(1);
  }
  subscribe(): Promise<void> {
    return new Promise((resolve) => this.subscribing.push(resolve));
  }
  disconnect(): void {
    this.reconnects += 1;
  }
}

const interval = 2000;

function aBus() {
  const [pub, sub] = [new FakeClient(), new FakeClient()];
  const reported: boolean[] = [];
  const redis = { pub, sub } as unknown as RedisClients;
  const changed = (healthy: boolean) => reported.push(healthy);
  const parts = { redis, node: 'one', probeInterval: interval, changed, log: silentLog };
  const health = createRedisHealth(parts);
  return {
    pub,
    sub,
    reported,
    health,
    deliver: (text: string | undefined) => sub.emit('message', 'craque:probe:one', text),
    async subscribed(): Promise<void> {
      for (const answer of sub.subscribing.splice(0)) answer();
      await Promise.resolve();
    },
  };
}

describe('the health of the connections to Redis', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is lost with either connection, at once, and reported once', () => {
    const { pub, sub, reported, health } = aBus();
    pub.emit('close');
    sub.emit('close');
    expect(reported).toEqual([false]);
    expect(health.isHealthy()).toBe(false);
  });

  test('is not back with a probe that was under way when a connection was lost', () => {
    const { pub, reported, deliver } = aBus();
    jest.advanceTimersByTime(interval);
    pub.emit('close');
    deliver(pub.published.at(-1));
    expect(reported).toEqual([false]);
  });

  test('is back with a probe sent as soon as the subscriptions stand again, not a round later', async () => {
    const { pub, sub, reported, deliver, subscribed } = aBus();
    await subscribed();
    sub.emit('close');
    sub.emit('ready');
    expect(pub.published).toEqual([]);
    await subscribed();
    expect(pub.published).toEqual(['1']);
    deliver('1');
    expect(reported).toEqual([false, true]);
  });

  test('is back when the publishing connection returns last', async () => {
    const { pub, sub, reported, deliver, subscribed } = aBus();
    for (const client of [pub, sub]) client.emit('close');
    sub.emit('ready');
    await subscribed();
    pub.emit('ready');
    deliver('1');
    expect(reported).toEqual([false]);
    deliver('2');
    expect(reported).toEqual([false, true]);
  });

  test('is lost after a round without an answer; after three both connect anew', () => {
    const { pub, sub, reported } = aBus();
    jest.advanceTimersByTime(2 * interval);
    expect(reported).toEqual([false]);
    jest.advanceTimersByTime(2 * interval);
    expect([pub.reconnects, sub.reconnects]).toEqual([1, 1]);
    expect(reported).toEqual([false]);
  });

  test('is no concern of a closed bus', () => {
    const { pub, sub, reported, health } = aBus();
    health.close();
    pub.emit('close');
    sub.emit('ready');
    jest.advanceTimersByTime(5 * interval);
    expect(reported).toEqual([]);
    expect(pub.published).toEqual([]);
  });
});
