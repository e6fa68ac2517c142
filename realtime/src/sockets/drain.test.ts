import { describe, expect, test } from '@jest/globals';
import { openRaw, openRawUser } from '../testing/raw-socket.ts';
import { sessionCookie } from '../testing/test-node.ts';
import { useNodes } from '../testing/use-nodes.ts';

const start = useNodes();

/** Pauses that last until they are ended by hand. */
function createPauses() {
  const lasting = new Map<number, () => void>();
  return {
    pause: (ms: number) => new Promise<void>((resolve) => lasting.set(ms, resolve)),
    lengths: () => [...lasting.keys()],
    end: (ms: number) => lasting.get(ms)?.(),
  };
}

describe('a draining node', () => {
  test('asks each client to reconnect after a delay of its own, and then disconnects it', async () => {
    const draws: number[] = [];
    const { pause, lengths, end } = createPauses();
    const node = await start({
      random: () => draws.shift() ?? 0,
      pause,
      limits: { drainSpread: 500 },
    });
    const clients = await Promise.all(['ana', 'bia', 'caio'].map((name) => node.user(name)));
    // A connection draws as well: when it is moved to another node.
    draws.push(0.5, 0.1, 0.9);
    const draining = node.realtime.drain(300);
    expect(node.realtime.isDraining()).toBe(true);
    expect(lengths()).toEqual([250, 50, 300]);
    const asked = await Promise.all(
      clients.map(async (client) => {
        const { delayMs } = (await client.next('server:restarting')) as { delayMs: number };
        return { client, delayMs };
      }),
    );
    expect(asked.map(({ delayMs }) => delayMs).toSorted((a, b) => a - b)).toEqual([50, 250, 450]);
    const connected = () => asked.filter(({ client }) => client.socket.connected).length;
    for (const [ms, left] of [
      [50, 2],
      [250, 1],
      [300, 0],
    ] as const) {
      const ending = asked.find(({ delayMs }) => Math.min(delayMs, 300) === ms);
      end(ms);
      expect(await ending?.client.ended).toBe('io server disconnect');
      expect(connected()).toBe(left);
    }
    await draining;
    expect(node.realtime.socketCount()).toBe(0);
    expect(node.realtime.roomCount()).toBe(0);
  });

  test('refuses new connections', async () => {
    const { pause, lengths, end } = createPauses();
    const node = await start({ pause });
    const handshaking = await openRaw({
      port: node.port,
      headers: { Cookie: sessionCookie('ana') },
    });
    await node.user('bia');
    const draining = node.realtime.drain();
    handshaking.sendText('40');
    expect(await handshaking.text('44')).toContain('UNAVAILABLE');
    expect((await openRaw({ port: node.port })).status).toBe(503);
    for (const ms of lengths()) end(ms);
    await draining;
    await handshaking.closed;
  });

  test('does not wait for clients that do not close or read', async () => {
    const node = await start();
    const stalled = await openRawUser(node.port, 'ana');
    stalled.stall();
    await Promise.all([node.realtime.drain(0), node.realtime.drain(0)]);
    await node.untilMetric('realtime_connections 0');
    stalled.destroy();
  });
});
