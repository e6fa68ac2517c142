import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { useNodes } from '../testing/nodes.ts';
import { openRaw } from '../testing/raw-socket.ts';
import { sessionCookie } from '../testing/test-node.ts';

const start = useNodes();

describe('a draining node', () => {
  test('asks each client to reconnect after a delay of its own, and then disconnects it', async () => {
    const draws = [0.5, 0.1, 0.9];
    const node = await start({
      random: () => draws.shift() ?? 0,
      limits: { drainSpread: 500 },
    });
    const clients = await Promise.all(['ana', 'bia', 'caio'].map((name) => node.user(name)));
    const order: number[] = [];
    const delays = clients.map(async (client) => {
      const { delayMs } = (await client.next('server:restarting')) as { delayMs: number };
      expect(await client.ended).toBe('io server disconnect');
      order.push(delayMs);
    });
    const draining = node.realtime.drain();
    expect(node.realtime.isDraining()).toBe(true);
    await Promise.all(delays);
    expect(order).toEqual([50, 250, 450]);
    await draining;
    expect(node.realtime.socketCount()).toBe(0);
    expect(node.realtime.roomCount()).toBe(0);
  });

  test('refuses new connections', async () => {
    const node = await start();
    const handshaking = await openRaw({
      port: node.port,
      headers: { Cookie: sessionCookie('ana') },
    });
    await node.user('bia');
    const draining = node.realtime.drain(200);
    handshaking.sendText('40');
    expect(await handshaking.text('44')).toContain('UNAVAILABLE');
    expect((await openRaw({ port: node.port })).status).toBe(503);
    await draining;
    await handshaking.closed;
  });

  test('does not wait for clients that do not close or read', async () => {
    const node = await start();
    const stalled = await openRaw({ port: node.port, headers: { Cookie: sessionCookie('ana') } });
    stalled.sendText('40');
    await stalled.text('40');
    stalled.stall();
    await Promise.all([node.realtime.drain(0), node.realtime.drain(0)]);
    await sleep(20);
    expect(await node.realtime.metricsText()).toContain('realtime_connections 0');
    stalled.destroy();
  });
});
