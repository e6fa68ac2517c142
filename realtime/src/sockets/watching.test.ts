import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { frame, openRawUser } from '../testing/raw-socket.ts';
import { newGuest, sessionCookie, ticketOf, tickets, connected } from '../testing/test-node.ts';
import { useNodes } from '../testing/use-nodes.ts';
import { until } from '../testing/until.ts';

const start = useNodes();
const presenceOf = (gameId: number, userId: string, online: boolean) => ({
  name: 'presence',
  body: { gameId, userId, online },
});

describe('watch', () => {
  test.each([
    ['a forged ticket', () => ticketOf('ana', 7).replace(/.$/, '!')],
    ['a ticket whose game was changed', () => ticketOf('ana', 8).replace(/^8/, '7')],
    ['a ticket that is past its 5 minutes', () => ticketOf('ana', 7, Date.now() - 300_001)],
    ['the ticket of another user', () => ticketOf('bia', 7)],
    ['the ticket of another game', () => ticketOf('ana', 8)],
    [
      'the ticket of a guest',
      () => tickets.issue({ gameId: 7, player: newGuest().player, userId: 'ana' }, Date.now()),
    ],
    ['an empty ticket', () => ''],
    ['a session token', () => sessionCookie('ana').slice('sid='.length)],
  ])('with %s is FORBIDDEN', async (_name, ticket) => {
    const { user, realtime } = await start();
    const ana = await user('ana');
    const rooms = realtime.roomCount();
    expect(await ana.watch(7, ticket())).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(realtime.roomCount()).toBe(rooms);
  });

  test('is still answered, and the socket kept, after many of those', async () => {
    const { user } = await start();
    const ana = await user('ana');
    for (let times = 0; times < 5; times += 1) {
      expect(await ana.watch(7, 'old')).toEqual({ ok: false, code: 'FORBIDDEN' });
    }
    expect(await ana.watch(7, ticketOf('ana', 7))).toEqual({ ok: true, online: [] });
  });

  test('allows twenty games per socket, and one more after one was left', async () => {
    const { user } = await start({ limits: { messagesASecond: 100 } });
    const ana = await user('ana');
    for (let gameId = 1; gameId <= 20; gameId += 1) {
      expect(await ana.watch(gameId, ticketOf('ana', gameId))).toMatchObject({ ok: true });
    }
    expect(await ana.watch(20, ticketOf('ana', 20))).toMatchObject({ ok: true });
    expect(await ana.watch(21, ticketOf('ana', 21))).toEqual({ ok: false, code: 'TOO_MANY' });
    await ana.send('unwatch', { gameId: 3 });
    expect(await ana.watch(21, ticketOf('ana', 21))).toMatchObject({ ok: true });
  });
});

describe('unwatch', () => {
  test('ends the events of that game only, and is harmless if nothing is watched', async () => {
    const { user, realtime } = await start();
    const ana = await user('ana');
    await ana.watch(7, ticketOf('ana', 7));
    await ana.watch(8, ticketOf('ana', 8));
    expect(await ana.send('unwatch', { gameId: 7 })).toEqual({ ok: true, online: [] });
    expect(await ana.send('unwatch', { gameId: 99 })).toEqual({ ok: true, online: [] });
    for (const gameId of [7, 8]) {
      const body = { gameId, userId: 'bia', online: true };
      realtime.pushes.emit('presence', body, { rooms: [gameRoom(gameId)] });
    }
    expect(await ana.next('presence')).toMatchObject({ gameId: 8 });
    await sleep(30);
    expect(ana.received).toHaveLength(1);
  });
});

describe('any other message', () => {
  test.each([
    ['an unknown event', ['hello', {}]],
    ['an event of the server', ['opponent-won', { gameId: 7 }]],
    ['an error', ['error', {}]],
    ['no body', ['watch']],
    ['null', ['watch', null]],
    ['a body of another shape', ['watch', { gameId: '7', ticket: 'x' }]],
    ['a game that is not an integer', ['watch', { gameId: 1.5, ticket: 'x' }]],
    ['a ticket that is too long', ['watch', { gameId: 7, ticket: 'x'.repeat(1025) }]],
    ['two bodies', ['unwatch', { gameId: 7 }, { gameId: 8 }]],
    ['binary data', ['unwatch', { gameId: 7, more: Buffer.from('x') }]],
  ])('%s is answered by INVALID, and the third time by a disconnection', async (_name, message) => {
    const { user, realtime } = await start();
    const ana = await user('ana');
    const [name = '', ...body] = message as [string, ...unknown[]];
    for (let times = 0; times < 3; times += 1) {
      expect(await ana.send(name, ...body)).toEqual({ ok: false, code: 'INVALID' });
    }
    expect(await ana.ended).toBe('io server disconnect');
    expect(await realtime.metricsText()).toContain('realtime_cut_total{reason="errors"} 1');
  });

  test('a message without an acknowledgement counts too', async () => {
    const { user } = await start();
    const ana = await user('ana');
    for (let times = 0; times < 3; times += 1) ana.socket.emit('unwatch', { gameId: 7 });
    expect(await ana.ended).toBe('io server disconnect');
  });
});

describe('presence', () => {
  test("announces a player's first socket and last one, and no others", async () => {
    const { user, realtime } = await start();
    const [ana, bia, second] = await Promise.all([user('ana'), user('bia'), user('bia')]);
    await ana.watch(7, ticketOf('ana', 7));
    await bia.watch(7, ticketOf('bia', 7));
    expect(await second.watch(7, ticketOf('bia', 7))).toEqual({ ok: true, online: ['ana'] });
    bia.socket.disconnect();
    await until(() => realtime.socketCount() === 2);
    await second.send('unwatch', { gameId: 7 });
    await ana.next('presence');
    await ana.next('presence');
    expect(ana.received).toEqual([presenceOf(7, 'bia', true), presenceOf(7, 'bia', false)]);
    expect(second.received).toEqual([]);
  });

  test('ends if the api removes a player from the game', async () => {
    const { user, realtime } = await start();
    const [ana, bia] = await Promise.all([user('ana'), user('bia')]);
    await ana.watch(7, ticketOf('ana', 7));
    await bia.watch(7, ticketOf('bia', 7));
    realtime.pushes.unwatch(userPlayer('bia'), 7 as GameId);
    await ana.next('presence');
    expect(await ana.next('presence')).toMatchObject({ userId: 'bia', online: false });
    expect(await bia.watch(7, ticketOf('bia', 7))).toEqual({ ok: true, online: ['ana'] });
  });

  test('is not to be had with a ticket from before the player left, on a new socket either', async () => {
    const { user, realtime } = await start();
    const bia = await user('bia');
    const early = ticketOf('bia', 7, Date.now() - 1000);
    await bia.watch(7, early);
    realtime.pushes.unwatch(userPlayer('bia'), 7 as GameId);
    for (const client of [bia, await user('bia')])
      expect(await client.watch(7, early)).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(await bia.watch(8, ticketOf('bia', 8))).toMatchObject({ ok: true });
    expect(await bia.watch(7, ticketOf('bia', 7, Date.now() + 1))).toMatchObject({ ok: true });
  });

  test('is not left behind by a socket that watches and is closed at the same moment', async () => {
    const { port, realtime, untilMetric } = await start();
    const raw = await openRawUser(port, 'ana');
    const watch = `421${JSON.stringify(['watch', { gameId: 7, ticket: ticketOf('ana', 7) }])}`;
    const texts = [watch, '42["x"]', '42["x"]', '42["x"]'];
    raw.sendBytes(Buffer.concat(texts.map((text) => frame(1, Buffer.from(text)))));
    await raw.closed;
    await until(() => realtime.roomCount() === 0);
    await untilMetric('realtime_watched_games 0');
  });

  test('uses the public id of a guest', async () => {
    const { user, client } = await start();
    const ana = await user('ana');
    await ana.watch(7, ticketOf('ana', 7));
    const { cookie, player } = newGuest();
    const ticket = tickets.issue({ gameId: 7, player, userId: 'guest-3' }, Date.now());
    const guest = await connected(client({ cookie, auth: { ticket } }));
    expect(await guest.watch(7, ticket)).toEqual({ ok: true, online: ['ana'] });
    expect(await ana.next('presence')).toEqual({ gameId: 7, userId: 'guest-3', online: true });
  });
});
