import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { ticketOf } from './testing/test-node.ts';
import { useNodes } from './testing/use-nodes.ts';

const start = useNodes();

const guessed = (gameId: number, version = 1) => ({
  gameId,
  version,
  at: new Date(0).toISOString(),
  by: 'ana',
  state: { players: [], challenge: { creatorId: 'ana', startsAt: null } },
});

describe('the question for the time', () => {
  test('is answered by the clock of the server, and refused with anything but an object', async () => {
    const now = Date.now();
    const node = await start({ clock: () => now });
    const ana = await node.user('ana');
    expect(await ana.send('clock', {})).toEqual({ ok: true, now });
    expect(await ana.send('clock', 'now')).toEqual({ ok: false, code: 'INVALID' });
    expect(await ana.send('clock')).toEqual({ ok: false, code: 'INVALID' });
  });
});

describe('events of a game', () => {
  test('reach those who watch it, except the player who caused them', async () => {
    const node = await start();
    const [ana, bia, caio] = await Promise.all(
      ['ana', 'bia', 'caio'].map((name) => node.user(name)),
    );
    if (!ana || !bia || !caio) throw new Error('three users are there');
    expect(await ana.watch(7, ticketOf('ana', 7))).toEqual({ ok: true, online: [] });
    expect(await bia.watch(7, ticketOf('bia', 7))).toEqual({ ok: true, online: ['ana'] });
    const to = { rooms: [gameRoom(7)], except: [playerRoom(userPlayer('ana'))] };
    node.realtime.pushes.emit('opponent-guessed', guessed(7), to);
    expect(await bia.next('opponent-guessed')).toEqual(guessed(7));
    await sleep(50);
    expect(ana.received.map(({ name }) => name)).toEqual(['presence']);
    expect(caio.received).toEqual([]);
  });

  test('do not reach a player whom the api has removed from the game', async () => {
    const node = await start();
    const bia = await node.user('bia');
    await bia.watch(7, ticketOf('bia', 7));
    node.realtime.pushes.unwatch(userPlayer('bia'), 7 as GameId);
    node.realtime.pushes.emit('opponent-guessed', guessed(7), { rooms: [gameRoom(7)] });
    await sleep(50);
    expect(bia.received).toEqual([]);
  });

  test('without a room reach nobody', async () => {
    const node = await start();
    const bia = await node.user('bia');
    node.realtime.pushes.emit('opponent-guessed', guessed(7), { rooms: [] });
    await sleep(50);
    expect(bia.received).toEqual([]);
  });
});
