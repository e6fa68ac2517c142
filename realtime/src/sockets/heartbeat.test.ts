import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Server as Engine } from 'engine.io';
import { startHeartbeat } from './heartbeat.ts';
import { useNodes } from '../testing/nodes.ts';
import { openRaw } from '../testing/raw-socket.ts';
import { sessionCookie } from '../testing/test-node.ts';

const ping = '2';
const pong = '3';

describe('a heartbeat', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Connections that record when they are pinged, on a fake clock. */
  function open() {
    jest.useFakeTimers();
    const engine = new EventEmitter();
    const began = performance.now();
    const limits = { pingInterval: 10_000 };
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

  test('comes within ten seconds, and repeats', () => {
    const { connect, stop } = open();
    const { pings } = connect();
    jest.advanceTimersByTime(60_000);
    stop();
    expect(pings.length).toBeGreaterThanOrEqual(6);
    const gaps = pings.map((at, index) => at - (pings[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(10_000);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9_000);
    jest.advanceTimersByTime(60_000);
    expect(pings).toHaveLength(gaps.length);
  });

  test('comes in steps, whenever the connections were opened', () => {
    const { connect } = open();
    const connections = Array.from({ length: 200 }, () => {
      jest.advanceTimersByTime(5);
      return connect();
    });
    jest.advanceTimersByTime(60_000);
    const pings = connections.flatMap((connection) => connection.pings);
    expect(Math.min(...connections.map((connection) => connection.pings.length))).toBe(6);
    expect(new Set(pings.map((at) => at % 100)).size).toBe(1);
  });

  test('spreads connections that a pause has bunched together, and then none waits for ten seconds', () => {
    const { connect } = open();
    const connections = Array.from({ length: 600 }, connect);
    jest.advanceTimersByTime(40_000);
    const counts = new Map<number, number>();
    for (const at of connections.flatMap(({ pings }) => pings)) {
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBe(9);
    const later = connections.map(({ pings }) =>
      pings.slice(1).map((at, i) => at - (pings[i] ?? 0)),
    );
    expect(Math.max(...later.flat())).toBeLessThan(10_000);
  });

  test('leaves out connections that are still writing or closed', () => {
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

  async function open(limits: { pingInterval: number; pingTimeout: number }) {
    const node = await start({ limits });
    const ana = await openRaw({ port: node.port, headers: { Cookie: sessionCookie('ana') } });
    ana.sendText('40');
    await ana.text('40');
    return { ana, node };
  }

  test('that answers each ping stays open', async () => {
    // Without an answer it would be closed after 3.2 s; twenty pings take longer.
    const { ana } = await open({ pingInterval: 200, pingTimeout: 3_000 });
    for (let answered = 0; answered < 20; ) {
      await sleep(5);
      expect(ana.isOpen()).toBe(true);
      const pings = ana.texts.filter((text) => text === ping).length;
      for (; answered < pings; answered += 1) ana.sendText(pong);
    }
    ana.destroy();
  });

  test('that answers none is closed', async () => {
    const { ana, node } = await open({ pingInterval: 300, pingTimeout: 600 });
    expect(node.realtime.socketCount()).toBe(1);
    await ana.closed;
    expect(ana.texts).toContain(ping);
    expect(node.realtime.socketCount()).toBe(0);
  });
});
