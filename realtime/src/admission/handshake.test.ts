import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { playerRoom, sessionRoom } from '@craque/common/contracts/realtime.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { newPersonalToken } from '@craque/common/tokens/personal-token.ts';
import { frame, openRaw, openRawUser, type RawSocket } from '../testing/raw-socket.ts';
import { until } from '../testing/until.ts';
import {
  connected,
  guestPass,
  newGuest,
  sessionCookie,
  ticketOf,
  tickets,
  tokens,
} from '../testing/test-node.ts';
import { useNodes } from '../testing/use-nodes.ts';

const start = useNodes();
const week = 7 * 24 * 60 * 60 * 1000;

async function untilAccepted(port: number): Promise<RawSocket> {
  for (;;) {
    const socket = await openRaw({ port });
    if (socket.status === 101) return socket;
  }
}

describe('an upgrade', () => {
  test.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost',
  ])('from %s is refused first, whoever asks', async (origin) => {
    const { port } = await start();
    for (const Cookie of [undefined, sessionCookie('ana'), newGuest().cookie]) {
      expect(await openRaw({ port, headers: { Origin: origin, Cookie } })).toMatchObject({
        status: 403,
      });
    }
  });

  test('without an Origin does not come from a browser, and proceeds to the cookie', async () => {
    const { port } = await start();
    const headers = { Origin: undefined };
    const nobody = await openRaw({ port, headers });
    nobody.sendText('40');
    expect(await nobody.text('44')).toContain('UNAUTHORIZED');
    const ana = await openRaw({ port, headers: { ...headers, Cookie: sessionCookie('ana') } });
    ana.sendText('40');
    expect(await ana.text('40')).toContain('sid');
    nobody.destroy();
    ana.destroy();
  });

  test('by a personal token alone is refused', async () => {
    const { port } = await start();
    const headers = { Authorization: `Bearer ${newPersonalToken().token}` };
    const bot = await openRaw({ port, headers });
    bot.sendText('40');
    expect(await bot.text('44')).toContain('UNAUTHORIZED');
    bot.destroy();
  });

  test('above the limit is answered 503, and accepted again after a socket has left', async () => {
    const { port, realtime, untilMetric } = await start({ maxSockets: 2 });
    const first = await openRaw({ port });
    const second = await openRaw({ port });
    const refused = await openRaw({ port });
    expect(refused.status).toBe(503);
    expect(refused.head).toContain('Retry-After');
    first.destroy();
    await untilMetric('realtime_connections 1');
    const fourth = await openRaw({ port });
    expect(fourth.status).toBe(101);
    expect(await realtime.metricsText()).toContain('realtime_refused_total{reason="full"} 1');
    second.destroy();
    fourth.destroy();
  });

  test('of an address with many connections is answered 429; other addresses are not', async () => {
    const { port, realtime } = await start({
      trustProxy: 1,
      limitsFactor: 1,
      limits: { socketsOfAddress: 3, unconnectedOfAddress: 2, restTime: 10 },
    });
    const from = (address: string, Cookie?: string) =>
      openRaw({ port, headers: { 'X-Forwarded-For': `9.9.9.9, ${address}`, Cookie } });
    const [first, second] = [await from('2001:db8::1'), await from('2001:db8:0:ff::2')];
    const refused = await from('2001:db8:0:12::3');
    expect([refused.status, first.status, second.status]).toEqual([429, 101, 101]);
    expect(refused.head).toContain('Retry-After: 5');
    const other = await from('2001:db8:0:100::1');
    expect(other.status).toBe(101);
    expect(await realtime.metricsText()).toContain('realtime_refused_total{reason="address"} 1');

    first.destroy();
    second.destroy();
    const players: RawSocket[] = [];
    while (players.length < 3) {
      const player = await from('2001:db8::1', sessionCookie('ana'));
      if (player.status === 429) continue;
      player.sendText('40');
      await player.text('40');
      players.push(player);
    }
    expect((await from('2001:db8::1', sessionCookie('ana'))).status).toBe(429);
    for (const socket of [...players, other]) socket.destroy();
  });

  test('of an address whose connection was cut for what it sent is refused for longer', async () => {
    const { port } = await start({
      limitsFactor: 1,
      limits: { unconnectedOfAddress: 1, messagesASecond: 1, restTime: 0, penaltyTime: 60_000 },
    });
    const calm = await openRaw({ port });
    calm.destroy();
    const noisy = await untilAccepted(port);
    noisy.sendBytes(Buffer.concat([frame(9, Buffer.alloc(0)), frame(9, Buffer.alloc(0))]));
    await noisy.closed;
    await sleep(50);
    expect((await openRaw({ port })).status).toBe(429);
  });

  test.each([
    ['another transport', 'EIO=4&transport=polling'],
    ['another protocol', 'EIO=3&transport=websocket'],
    ['the id of a connection', 'EIO=4&transport=websocket&sid=abc'],
    ['nothing', ''],
  ])('with %s is refused', async (_name, query) => {
    const { port } = await start();
    expect((await openRaw({ port, query })).status).toBe(400);
  });

  test('to another path or protocol is answered like any other request', async () => {
    const { url, port } = await start();
    const elsewhere = await openRaw({ port, headers: { Upgrade: 'h2c' } });
    expect(elsewhere.status).toBe(404);
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(404);
  });

  test('without a handshake is gone after its timeout, whether its client closes or not', async () => {
    const { port, untilMetric } = await start({
      limits: { handshakeTimeout: 50, closeTimeout: 600_000 },
    });
    const deaf = await openRaw({ port });
    deaf.stall();
    await untilMetric('realtime_connections 0');
    deaf.destroy();
  });
});

describe('a handshake', () => {
  test('of a live session joins the rooms of the user and of the session', async () => {
    const { user, realtime } = await start();
    const ana = await user('ana');
    realtime.pushes.emit(
      'push-state',
      { healthy: true },
      { rooms: [playerRoom(userPlayer('ana'))] },
    );
    expect(await ana.next('push-state')).toEqual({ healthy: true });
    realtime.pushes.emit('push-state', { healthy: false }, { rooms: [sessionRoom('ana-session')] });
    expect(await ana.next('push-state')).toEqual({ healthy: false });
    expect(realtime.socketCount()).toBe(1);
  });

  test('offers no connection state recovery', async () => {
    const { port } = await start();
    const ana = await openRaw({ port, headers: { Cookie: sessionCookie('ana') } });
    ana.sendText('40{"pid":"of-another","offset":"1"}');
    expect(Object.keys(JSON.parse((await ana.text('40')).slice(2)))).toEqual(['sid']);
    ana.destroy();
  });

  test.each([
    ['nobody', () => ({})],
    ['a guest without a ticket', () => ({ cookie: newGuest().cookie })],
    [
      'a guest with the ticket of another guest',
      () => {
        const { player } = newGuest();
        const ticket = tickets.issue({ gameId: 1, player, userId: 'x' }, Date.now());
        return { cookie: newGuest().cookie, auth: { ticket } };
      },
    ],
    [
      'a guest with the ticket of a user',
      () => ({ cookie: newGuest().cookie, auth: { ticket: ticketOf('ana', 1) } }),
    ],
    ['a ticket without a cookie', () => ({ auth: { ticket: ticketOf('ana', 1) } })],
    [
      'a guest with an old ticket',
      () => {
        const { cookie, player } = newGuest();
        const watching = { gameId: 1, player, userId: 'x' };
        return { cookie, auth: { ticket: tickets.issue(watching, Date.now() - 301_000) } };
      },
    ],
    [
      'an expired session',
      () => ({ cookie: sessionCookie('ana', { now: Date.now() - week - 1000 }) }),
    ],
    ['two session cookies', () => ({ cookie: `${sessionCookie('ana')}; ${sessionCookie('ana')}` })],
    ['a forged session', () => ({ cookie: `${sessionCookie('ana').slice(0, -2)}xx` })],
    ['a guest cookie in place of a session', () => ({ cookie: `sid=${guestPass.issue().value}` })],
  ])('of %s is refused as UNAUTHORIZED', async (_name, options) => {
    const { client, realtime } = await start();
    await expect(connected(client(options()))).rejects.toThrow('UNAUTHORIZED');
    expect(realtime.socketCount()).toBe(0);
    expect(realtime.roomCount()).toBe(0);
  });

  test('of an ended session is refused, even with a valid guest cookie and ticket', async () => {
    const { client, endedSessions } = await start();
    endedSessions.add('ana-session');
    const { cookie, player } = newGuest();
    const ticket = tickets.issue({ gameId: 1, player, userId: 'x' }, Date.now());
    const options = { cookie: `${sessionCookie('ana')}; ${cookie}`, auth: { ticket } };
    await expect(connected(client(options))).rejects.toThrow('UNAUTHORIZED');
  });

  test('of a guest with a ticket of their own is accepted', async () => {
    const { client } = await start();
    const { cookie, player } = newGuest();
    const ticket = tickets.issue({ gameId: 1, player, userId: 'x' }, Date.now());
    const guest = await connected(client({ cookie, auth: { ticket } }));
    expect(await guest.watch(1, ticket)).toEqual({ ok: true, online: [] });
  });

  test('is refused as UNAVAILABLE if the session cannot be checked', async () => {
    const { user } = await start({ liveSessions: () => Promise.reject(new Error('down')) });
    await expect(user('ana')).rejects.toThrow('UNAVAILABLE');
  });

  test('of an eleventh socket is refused until one has left', async () => {
    const { user, realtime } = await start();
    const ten = await Promise.all(Array.from({ length: 10 }, () => user('ana')));
    await expect(user('ana')).rejects.toThrow('TOO_MANY_SOCKETS');
    ten[0]?.socket.disconnect();
    await until(() =>
      user('ana').then(
        () => true,
        () => false,
      ),
    );
    expect(realtime.socketCount()).toBe(10);
  });

  test('of eleven sockets at once admits ten', async () => {
    const { user } = await start();
    const eleven = await Promise.allSettled(Array.from({ length: 11 }, () => user('ana')));
    expect(eleven.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('is allowed once per connection', async () => {
    const asked: string[] = [];
    const { port } = await start({
      liveSessions: async (sids) => {
        asked.push(...sids);
        await sleep(50);
        return new Set(sids);
      },
    });
    const ana = await openRaw({ port, headers: { Cookie: sessionCookie('ana') } });
    for (let times = 0; times < 10; times += 1) ana.sendText('40');
    await ana.closed;
    expect(asked).toEqual(['ana-session']);
  });
});

describe('a connection whose socket has left', () => {
  test('is closed, so that nobody keeps more connections than sockets', async () => {
    const { port, realtime } = await start({ limits: { pingInterval: 60_000 } });
    const ana = await openRawUser(port, 'ana');
    ana.sendText('41');
    await ana.closed;
    expect(realtime.socketCount()).toBe(0);
  });
});

describe('another namespace', () => {
  test.each(['/admin', '/game', '/%00'])('%s is refused to everybody', async (namespace) => {
    const { client } = await start();
    for (const cookie of ['', sessionCookie('ana'), newGuest().cookie]) {
      await expect(connected(client({ namespace, cookie }))).rejects.toThrow('Invalid namespace');
    }
  });
});

describe('the session cookie', () => {
  test('is read under its https name', async () => {
    const { client } = await start({ secureCookies: true });
    await expect(connected(client({ cookie: sessionCookie('ana') }))).rejects.toThrow(
      'UNAUTHORIZED',
    );
    const session = { sid: 's', userId: 'ana', expiresAt: Date.now() + week };
    const cookie = `__Host-sid=${tokens.sign(session, Date.now())}`;
    expect((await connected(client({ cookie }))).socket.connected).toBe(true);
  });
});
