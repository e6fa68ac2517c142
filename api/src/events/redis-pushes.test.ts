import { describe, expect, test } from '@jest/globals';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { pushKey } from '@craque/common/redis/push-frames.ts';
import type { Redis } from 'ioredis';
import { createMetrics } from '../http/metrics.ts';
import { idOf } from '../testing/store-builders.ts';
import { redisPushes } from './redis-pushes.ts';

type Published = { channel: string; message: Buffer | string };

/** The used part of a connection; `publish` returns the outcome of each message. */
function fakeRedis(publish: () => Promise<number>) {
  const published: Published[] = [];
  const redis = {
    publish(channel: string, message: Buffer | string) {
      published.push({ channel, message });
      return publish();
    },
  };
  return { published, redis: redis as unknown as Redis };
}

const body = { gameId: 1, rematchId: 2, username: 'ann' };

describe('pushes over Redis', () => {
  test('publish a message once, for the sockets in a room', async () => {
    const { published, redis } = fakeRedis(async () => 1);
    const lost: unknown[] = [];
    redisPushes(redis, (error) => lost.push(error)).emit('rematch', body, { rooms: ['user:a'] });
    expect(published).toHaveLength(1);
    expect(published[0]?.channel).toBe(`${pushKey}#/#user:a#`);
    expect(String(published[0]?.message)).toContain(`2${JSON.stringify(['rematch', body])}`);
    expect(lost).toEqual([]);
  });

  test('count what Redis refuses, without rejecting', async () => {
    const { redis } = fakeRedis(() => Promise.reject(new Error('no connection')));
    const metrics = createMetrics();
    const lost: unknown[] = [];
    const pushes = redisPushes(redis, (error) => {
      lost.push(error);
      metrics.countLostPush();
    });
    pushes.emit('rematch', body, { rooms: ['user:a'] });
    pushes.unwatch(userPlayer('a'), idOf(1));
    pushes.endSession('sid');
    await new Promise(setImmediate);
    // The end of a session is two messages, the event and the disconnection; and so is leaving a
    // game: its room, and its tickets.
    expect(lost).toEqual(Array(5).fill(new Error('no connection')));
    expect(await metrics.text()).toContain('pushes_lost_total 5');
  });

  test('of one turn are written together', async () => {
    const { published, redis } = fakeRedis(async () => 1);
    const written: number[] = [];
    const stream = {
      writableCorked: 0,
      cork() {
        this.writableCorked += 1;
      },
      uncork() {
        this.writableCorked -= 1;
        written.push(published.length);
      },
    };
    const pushes = redisPushes(Object.assign(redis, { stream }) as Redis, () => undefined);
    const emit = () => pushes.emit('rematch', body, { rooms: ['user:a'] });
    for (const times of [2, 1]) {
      for (let count = 0; count < times; count += 1) emit();
      expect(stream.writableCorked).toBe(1);
      await new Promise(setImmediate);
      expect(stream.writableCorked).toBe(0);
    }
    expect(written).toEqual([2, 3]);
  });
});
