import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { readGame } from '@craque/common/contracts/games.ts';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import {
  type FakeRedis,
  startFakeRedis,
  startRefusingRedis,
} from '@craque/common/testing/fake-redis.ts';
import type { Redis } from 'ioredis';
import pino from 'pino';
import { createRateLimit } from '../http/rate-limit.ts';
import { connectRedis } from './redis.ts';
import { startTestApi } from '../testing/test-api.ts';

const cleanUp = useCleanUp();

async function fake(starting: Promise<FakeRedis>): Promise<FakeRedis> {
  const server = await starting;
  cleanUp(() => server.close());
  return server;
}

function logOf(level = 'warn') {
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push((JSON.parse(line) as { msg: string }).msg);
  };
  return { lines, log: pino({ level }, { write }) };
}

async function logged(lines: readonly string[]): Promise<void> {
  while (lines.length === 0) await sleep(5);
}

async function connected(url: string, log = pino({ level: 'silent' })): Promise<Redis> {
  const redis = await connectRedis(url, log);
  cleanUp(() => redis.disconnect());
  return redis;
}

describe('a Redis that hangs', () => {
  test('holds up no call: limits are counted in the process', async () => {
    const server = await fake(startFakeRedis());
    const redis = await connected(server.url);
    server.hang();
    const rateLimit = createRateLimit({ factor: 3 / 1200, redis });
    const api = await startTestApi({ rateLimit });
    cleanUp(() => api.close());
    const statuses = [];
    for (let calls = 0; calls < 4; calls += 1) {
      statuses.push((await api.guest().call(readGame, { id: 1 })).status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  test('is abandoned after a second, so that calls do not even wait for it', async () => {
    const server = await fake(startFakeRedis());
    const redis = await connected(server.url);
    server.hang();
    await expect(redis.get('key')).rejects.toThrow('Command timed out');
    while (redis.status === 'ready') await sleep(20);
    await expect(redis.get('key')).rejects.toThrow(/^Stream isn't writeable/);
  });
});

describe('a Redis that is absent at the start', () => {
  test('is logged once, at once, and the wait ends with the signal', async () => {
    const { lines, log } = logOf();
    const ending = new AbortController();
    const waiting = connectRedis('redis://127.0.0.1:9', log, ending.signal);
    const outcome = expect(waiting).rejects.toThrow('ended');
    await logged(lines);
    // Long enough for several attempts to connect.
    await sleep(1500);
    ending.abort(new Error('ended'));
    await outcome;
    expect(lines).toEqual(['waiting for Redis at 127.0.0.1:9']);
  });
});

describe('a Redis that is lost', () => {
  test('is logged once, however often the client retries', async () => {
    const { lines, log } = logOf();
    const server = await fake(startFakeRedis());
    await connected(server.url, log);
    server.close();
    await logged(lines);
    await sleep(1500);
    expect(lines).toEqual(['Redis is gone: limits are counted by this process alone']);
  });

  test('is logged each time, and so is its return', async () => {
    const { lines, log } = logOf('info');
    const server = await fake(startFakeRedis());
    const redis = await connected(server.url, log);
    const outage = [
      'Redis is gone: limits are counted by this process alone',
      'Redis is back: limits are counted for all processes again',
    ];
    for (const expected of [outage, [...outage, ...outage]]) {
      redis.disconnect(true);
      await new Promise((resolve) => redis.once('ready', resolve));
      expect(lines).toEqual(expected);
    }
  });
});

describe('a Redis that refuses', () => {
  test.each([
    'WRONGPASS invalid username-password pair or user is disabled.',
    'NOAUTH Authentication required.',
    "NOPERM User reader has no permissions to run the 'hello' command",
    'ERR invalid password',
  ])('is a configuration error: %s', async (error) => {
    const { lines, log } = logOf();
    const { url } = await fake(startRefusingRedis(error));
    const place = url.replace('redis://', '');
    await expect(connectRedis(url.replace('//', '//:secret@'), log)).rejects.toThrow(
      `REDIS_URL cannot be used, ${place} answers: ${error}`,
    );
    expect(lines).toEqual([]);
  });

  test('is a configuration error too if only the scripts of the limits are forbidden', async () => {
    const error = "NOPERM User reader has no permissions to run the 'eval' command";
    const server = await fake(
      startFakeRedis((command) => {
        if (command === 'info') return '$9\r\nloading:0\r\n';
        return command === 'eval' ? `-${error}\r\n` : '+OK\r\n';
      }),
    );
    await expect(connectRedis(server.url, logOf().log)).rejects.toThrow(error);
    await sleep(300);
    expect(server.connections()).toBe(1);
  });
});
