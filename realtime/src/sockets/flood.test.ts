import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { playerRoom, socketPath } from '@craque/common/contracts/realtime.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { WebSocket } from 'ws';
import { frame, openRaw, openRawUser } from '../testing/raw-socket.ts';
import { ticketOf } from '../testing/test-node.ts';
import { useNodes } from '../testing/use-nodes.ts';
import { until } from '../testing/until.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';

const start = useNodes();

/** A clock that stands still: everything is sent within one second. */
const oneSecond = () => {
  const now = Date.now();
  return { clock: () => now };
};
const times = (count: number, bytes: Buffer) => Buffer.concat(Array(count).fill(bytes));

describe('a connection that sends too much, before its handshake too', () => {
  const ping = frame(9, Buffer.alloc(0));
  const pong = frame(10, Buffer.alloc(0));
  const heartbeat = frame(1, Buffer.from('3'));
  const begin = Buffer.from([0x01, 0x80, 0, 0, 0, 0]);
  const more = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);

  test.each([
    ['pings', times(21, ping)],
    ['pongs', times(21, pong)],
    ['pings, pongs and messages', times(7, Buffer.concat([ping, pong, heartbeat]))],
    ['bytes of a message that never ends', Buffer.concat([begin, times(3000, more)])],
  ])('is cut for its %s', async (_name, bytes) => {
    const { port, realtime } = await start({
      ...oneSecond(),
      limits: { handshakeTimeout: 60_000 },
    });
    const raw = await openRaw({ port });
    raw.sendBytes(bytes);
    await raw.closed;
    expect(await realtime.metricsText()).toContain('realtime_cut_total{reason="budget"} 1');
  });

  test('is refused if it sends frames before the answer to its upgrade', async () => {
    const { port, realtime } = await start();
    const raw = await openRaw({ port, early: times(100, ping) });
    expect(raw.status).toBe(400);
    expect(await realtime.metricsText()).toContain('realtime_refused_total{reason="request"} 1');
    raw.destroy();
  });

  test('is answered each ping within its budget', async () => {
    const { url } = await start(oneSecond());
    const client = new WebSocket(`${url}${socketPath}?EIO=4&transport=websocket`);
    await once(client, 'open');
    for (const text of ['a', 'b', 'c']) {
      client.ping(text);
      expect(String((await once(client, 'pong'))[0])).toBe(text);
    }
    client.terminate();
  });
});

describe('a client that sends too much', () => {
  test('is cut after its budget of messages per second', async () => {
    const { port, realtime } = await start(oneSecond());
    const ana = await openRawUser(port, 'ana');
    for (let sent = 0; sent < 30; sent += 1) ana.sendText('421["unwatch",{"gameId":7}]');
    await ana.closed;
    expect(ana.texts.filter((text) => text.startsWith('43')).length).toBeLessThanOrEqual(20);
    expect(await realtime.metricsText()).toContain('realtime_cut_total{reason="budget"} 1');
  });

  test('is kept within the budget', async () => {
    const time = { now: Date.now() };
    const { user } = await start({ clock: () => time.now });
    const ana = await user('ana');
    // One of the twenty of the first second is its handshake.
    for (const count of [19, 20, 20]) {
      for (let sent = 0; sent < count; sent += 1) await ana.send('unwatch', { gameId: 7 });
      time.now += 1000;
    }
    expect(ana.socket.connected).toBe(true);
  });

  test('is cut for a message of more than 4 kB', async () => {
    const { user } = await start();
    const ana = await user('ana');
    ana.socket.emit('unwatch', { gameId: 7, more: 'x'.repeat(4096) });
    expect(await ana.ended).toBe('transport close');
  });
});

describe('a client that does not read', () => {
  test('is cut at 65 waiting packets, and others are not', async () => {
    const { port, user, realtime } = await start();
    const slow = await openRawUser(port, 'ana');
    const bia = await user('bia');
    slow.stall();
    const title = 'x'.repeat(20_000);
    const body = { gameId: 7, userId: title, online: true };
    const rooms = [playerRoom(userPlayer('ana')), playerRoom(userPlayer('bia'))];
    const before = process.memoryUsage().rss;
    while (realtime.socketCount() === 2) {
      realtime.pushes.emit('presence', body, { rooms });
      await sleep(1);
    }
    expect(bia.socket.connected).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
    expect(await realtime.metricsText()).toContain('realtime_cut_total{reason="slow"} 1');
    slow.destroy();
  });

  test('is cut too if only answers to its pings are waiting', async () => {
    const { port, realtime } = await start({
      limits: {
        queuedBytes: 64 * 1024,
        checkInterval: 20,
        messagesASecond: Number.POSITIVE_INFINITY,
        bytesASecond: Number.POSITIVE_INFINITY,
      },
    });
    const slow = await openRawUser(port, 'ana');
    slow.stall();
    const pings = Buffer.concat(Array.from({ length: 1000 }, () => frame(9, Buffer.alloc(125))));
    while (realtime.socketCount() === 1) {
      slow.sendBytes(pings);
      await sleep(5);
    }
    expect(await realtime.metricsText()).toContain('realtime_cut_total{reason="slow"} 1');
    slow.destroy();
  });
});

describe('2,000 crafted packets', () => {
  const anything = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.string(),
    fc.constantFrom(
      '{"gameId":7}',
      '{}',
      '[]',
      'null',
      '["watch"]',
      '["watch",{}]',
      '["__proto__"]',
    ),
  );
  const event = fc.constantFrom(
    'watch',
    'unwatch',
    'error',
    'connect',
    'disconnect',
    'constructor',
    '__proto__',
    'newListener',
  );
  const text = fc.oneof(
    fc
      .tuple(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', 'b', '9', '['), anything)
      .map(([type, rest]) => type + rest),
    fc
      .tuple(
        fc.constantFrom('40', '41', '42', '43', '44', '45', '46', '47'),
        fc.constantFrom('', '/', '/admin,', '1', '99999999999999999999', '1-', '11-', '0-'),
        anything,
      )
      .map((parts) => parts.join('')),
    fc.tuple(event, anything, anything).map(([name, a, b]) => `421${JSON.stringify([name, a, b])}`),
    fc.tuple(event, anything).map(([name, body]) => `42["${name}",${body}]`),
  );
  const packet = fc.oneof(
    { weight: 6, arbitrary: text.map((each) => frame(1, Buffer.from(each).subarray(0, 4000))) },
    {
      weight: 2,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((each) => frame(2, Buffer.from(each))),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ minLength: 1, maxLength: 40 }).map((each) => Buffer.from(each)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: 0, max: 15 }), fc.uint8Array({ maxLength: 125 }))
        .map(([opcode, bytes]) => frame(opcode, Buffer.from(bytes))),
    },
  );

  test('are answered by an error or a disconnection, and the service keeps running', async () => {
    const errors: unknown[] = [];
    const { port, user, realtime } = await start({
      log: { ...console, error: (entry) => errors.push(entry) },
    });
    const bia = await user('bia');
    const packets = fc.sample(packet, { numRuns: randomRuns(2000), seed: 20_261_121 });
    const open = () => openRawUser(port, `user-${Math.random()}`);
    const lane = async (own: Buffer[]) => {
      let raw = await open();
      for (const bytes of own) {
        if (!raw.isOpen()) raw = await open();
        raw.sendBytes(bytes);
        await sleep(0);
      }
      raw.destroy();
    };
    await Promise.all([0, 1, 2, 3].map((from) => lane(packets.filter((_, at) => at % 4 === from))));
    expect(await bia.watch(7, ticketOf('bia', 7))).toEqual({ ok: true, online: [] });
    expect(errors).toEqual([]);
    await until(() => realtime.socketCount() === 1);
    expect(realtime.roomCount()).toBe(4);
  });
});

describe('2,000 sockets that come and go', () => {
  test('leave no room, no seat and no connection behind', async () => {
    const { port, realtime, untilMetric } = await start();
    const users = Array.from({ length: 50 }, (_, at) => {
      const name = `user-${at}`;
      const body = { gameId: 7, ticket: ticketOf(name, 7) };
      return { name, watch: `421${JSON.stringify(['watch', body])}` };
    });
    const visit = async (at: number) => {
      const { name, watch } = users[at % users.length] ?? { name: '', watch: '' };
      const raw = await openRawUser(port, name);
      raw.sendText(watch);
      // Every third one leaves without waiting for the answer.
      if (at % 3 > 0) await raw.text('43');
      raw.destroy();
    };
    for (let at = 0; at < 2000; at += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, more) => visit(at + more)));
    }
    await until(() => realtime.socketCount() === 0 && realtime.roomCount() === 0);
    for (const rest of ['realtime_watched_games 0', 'realtime_connections 0'])
      await untilMetric(rest);
  });
});
