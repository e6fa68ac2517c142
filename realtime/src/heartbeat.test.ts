import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Server as Engine } from 'engine.io';
import { startHeartbeat } from './heartbeat.ts';
import { useNodes } from './testing/nodes.ts';
import { openRaw } from './testing/raw-socket.ts';
import { sessionCookie } from './testing/test-node.ts';

const ping = '2';
const pong = '3';

describe('a heartbeat', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Connections that note when they are pinged, in a time of their own. */
  function open() {
    jest.useFakeTimers();
    const engine = new EventEmitter();
    const began = performance.now();
    const limits = { pingEvery: 10_000 };
    const now = () => performance.now() - began;
    const stop = startHeartbeat({ engine: engine as unknown as Engine, limits, now });
    const connect = () => {
      const pings: number[] = [];
      const transport = { writable: true, send: () => pings.push(now()) };
      const connection = Object.assign(new EventEmitter(), { transport, pings });
      engine.emit('connection', connection);
      return connection;
    };
    return { connect, stop };
  }

  test('comes before ten seconds are over, and goes on', () => {
    const { connect, stop } = open();
    const { pings } = connect();
    jest.advanceTimersByTime(60_000);
    stop();
    expect(pings.length).toBeGreaterThanOrEqual(6);
    const gaps = pings.map((at, index) => at - (pings[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(10_000);
    expect(Math.min(...gaps)).toBeGreaterThan(9_000);
    jest.advanceTimersByTime(60_000);
    expect(pings).toHaveLength(gaps.length);
  });

  test('is one for all that came within the same tenth of a second, from then on', () => {
    const { connect } = open();
    const connections = Array.from({ length: 200 }, () => {
      jest.advanceTimersByTime(5);
      return connect();
    });
    jest.advanceTimersByTime(60_000);
    const times = new Set(connections.flatMap(({ pings }) => pings));
    const rounds = Math.max(...connections.map(({ pings }) => pings.length));
    expect(connections.every(({ pings }) => pings.length >= rounds - 1)).toBe(true);
    // A second of newcomers falls into ten steps, one more at its border.
    expect(times.size).toBeLessThanOrEqual(11 * rounds);
  });

  test('leaves out who is still writing, and who is gone', () => {
    const { connect } = open();
    const [writing, gone, calm] = [connect(), connect(), connect()];
    writing.transport.writable = false;
    gone.emit('close');
    jest.advanceTimersByTime(10_000);
    expect([writing, gone, calm].map(({ pings }) => pings.length)).toEqual([0, 0, 1]);
    writing.transport.writable = true;
    jest.advanceTimersByTime(10_000);
    expect([writing, gone, calm].map(({ pings }) => pings.length)).toEqual([1, 0, 2]);
  });
});

describe('a socket', () => {
  const start = useNodes();

  async function open() {
    const node = await start({ limits: { pingEvery: 300, pingTimeout: 600 } });
    const ana = await openRaw({ port: node.port, headers: { Cookie: sessionCookie('ana') } });
    ana.sendText('40');
    await ana.text('40');
    return { ana, node };
  }

  test('that answers each ping lives on', async () => {
    const { ana } = await open();
    for (let answered = 0; answered < 6; ) {
      await sleep(5);
      expect(ana.isOpen()).toBe(true);
      const pings = ana.texts.filter((text) => text === ping).length;
      for (; answered < pings; answered += 1) ana.sendText(pong);
    }
    ana.destroy();
  });

  test('that answers none is closed', async () => {
    const { ana, node } = await open();
    expect(node.realtime.socketCount()).toBe(1);
    await ana.closed;
    expect(ana.texts).toContain(ping);
    expect(node.realtime.socketCount()).toBe(0);
  });
});
