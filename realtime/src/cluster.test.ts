import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { createTrace, inCall } from '@craque/common/tracing/call-trace.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { connectBus } from './bus/redis.ts';
import { type Line, openLine } from '@craque/common/testing/line.ts';
import { silentLog, startTestNode, type TestNode, ticketOf } from './testing/test-node.ts';
import { until } from './testing/until.ts';

const cleanUp = useCleanUp();

/** Other tests use the same Redis. */
const names = () =>
  ['ana', 'bia', 'caio'].map((name) => `${name}-${randomUUID()}`) as [string, string, string];
const newGame = () => Math.floor(Math.random() * 2 ** 50) as GameId;

describeWithService(
  'two nodes on one Redis',
  { environment: process.env, variable: 'CRAQUE_TEST_REDIS_URL' },
  (url) => {
    /** A node on a busy machine misses its probes: without `probeInterval` there are none. */
    async function startNode(by = url, probeInterval = 3_600_000): Promise<TestNode> {
      const node = await startTestNode({
        redis: await connectBus(new URL('/5', by).href, silentLog),
        limits: { probeInterval },
      });
      cleanUp(() => node.close());
      return node;
    }

    async function startProxy(): Promise<Line> {
      const proxy = await openLine(url);
      cleanUp(() => proxy.cut());
      return proxy;
    }

    test('log the call that has made an event where it arrives, at once and late', async () => {
      const lines: { message: string; requestId?: string; milliseconds?: number }[] = [];
      const note = (entry: object, message: string) => void lines.push({ ...entry, message });
      const one = await startNode();
      const two = await startTestNode({
        redis: await connectBus(new URL('/5', url).href, silentLog),
        limits: { probeInterval: 3_600_000 },
        log: { ...silentLog, debug: note, info: note },
      });
      cleanUp(() => two.close());
      const [ana] = names();
      await two.user(ana);
      const to = { rooms: [playerRoom(userPlayer(ana))] };
      const body = { gameId: newGame(), rematchId: 1, username: ana };
      const push = (requestId: string) =>
        inCall(createTrace(requestId), () => one.realtime.pushes.emit('rematch', body, to));
      const lineOf = (name: string) => lines.find(({ requestId }) => requestId === name);
      const [prompt, late] = [randomUUID(), randomUUID()];
      push(prompt);
      await until(() => lineOf(prompt) !== undefined);
      push(late);
      // Nobody reads meanwhile: what arrives has waited.
      await new Promise<void>((resolve) => {
        process.nextTick(() => {
          const end = performance.now() + 400;
          while (performance.now() < end);
          resolve();
        });
      });
      await until(() => lineOf(late) !== undefined);
      expect(lineOf(prompt)).toMatchObject({ event: 'rematch' });
      expect(lineOf(late)).toMatchObject({ event: 'rematch', message: 'slow push' });
    });

    test('deliver the events of either to watchers on the other, except to the player who caused them', async () => {
      const [one, two] = await Promise.all([startNode(), startNode()]);
      const [ana, bia] = names();
      const game = newGame();
      const [atOne, atTwo, other] = await Promise.all([
        one.user(ana),
        two.user(bia),
        two.user(ana),
      ]);
      expect(await atOne.watch(game, ticketOf(ana, game))).toEqual({ ok: true, online: [] });
      expect(await atTwo.watch(game, ticketOf(bia, game))).toEqual({ ok: true, online: [ana] });
      expect(await other.watch(game, ticketOf(ana, game))).toEqual({ ok: true, online: [bia] });
      expect(await atOne.next('presence')).toEqual({ gameId: game, userId: bia, online: true });
      const body = { gameId: game, rematchId: 1, username: ana };
      const to = { rooms: [gameRoom(game)], except: [playerRoom(userPlayer(ana))] };
      one.realtime.pushes.emit('rematch', body, to);
      expect(await atTwo.next('rematch')).toEqual(body);
      atOne.socket.disconnect();
      await sleep(100);
      // That Ana came online may reach the other node later than Bia's watching.
      const events = ({ received }: typeof atTwo) =>
        received.filter(({ name }) => name === 'rematch');
      expect(events(atTwo)).toHaveLength(1);
      expect(events(other)).toEqual([]);
      const gone = { gameId: game, userId: ana, online: false };
      expect(atTwo.received).not.toContainEqual({ name: 'presence', body: gone });
    });

    test('remove a player from a game, and end a session, wherever the sockets are', async () => {
      const [one, two] = await Promise.all([startNode(), startNode()]);
      const [ana, bia] = names();
      const game = newGame();
      const [atOne, atTwo, still] = await Promise.all([
        one.user(ana),
        two.user(ana),
        two.user(bia),
      ]);
      for (const client of [atOne, atTwo]) await client.watch(game, ticketOf(ana, game));
      await still.watch(game, ticketOf(bia, game));
      await atOne.next('presence');
      one.realtime.pushes.unwatch(userPlayer(ana), game);
      const gone = { gameId: game, userId: ana, online: false };
      while (!isDeepStrictEqual(await still.next('presence'), gone));
      two.realtime.pushes.emit('finished', {} as never, { rooms: [gameRoom(game)] });
      await still.next('finished');
      const again = await two.user(ana);
      const early = ticketOf(ana, game, Date.now() - 1000);
      expect(await again.watch(game, early)).toEqual({ ok: false, code: 'FORBIDDEN' });
      for (const { received } of [atOne, atTwo]) {
        expect(received.map(({ name }) => name)).not.toContain('finished');
      }
      one.realtime.pushes.endSession(`${ana}-session`);
      for (const client of [atOne, atTwo]) {
        expect(await client.next('session:ended')).toEqual({ reason: 'ended' });
        expect(await client.ended).toBe('io server disconnect');
      }
      expect(still.socket.connected).toBe(true);
    });

    test('announce that events may get lost when Redis goes, also to newcomers, and when it is back', async () => {
      const proxy = await startProxy();
      const [one, two] = await Promise.all([startNode(proxy.url), startNode()]);
      const [ana, bia, caio] = names();
      const [atOne, atTwo] = await Promise.all([one.user(ana), two.user(bia)]);
      proxy.cut();
      expect(await atOne.next('push-state')).toEqual({ healthy: false });
      const late = await one.user(caio);
      expect(await late.next('push-state')).toEqual({ healthy: false });
      one.realtime.pushes.emit('finished', {} as never, { rooms: [playerRoom(userPlayer(bia))] });
      expect(await late.watch(1, ticketOf(caio, 1))).toMatchObject({ ok: true });
      await proxy.mend();
      expect(await atOne.next('push-state')).toEqual({ healthy: true });
      two.realtime.pushes.emit('finished', {} as never, { rooms: [playerRoom(userPlayer(ana))] });
      await atOne.next('finished');
      one.realtime.pushes.emit('rematch', {} as never, { rooms: [playerRoom(userPlayer(bia))] });
      await atTwo.next('rematch');
      expect(atTwo.received.map(({ name }) => name)).toEqual(['rematch']);
      expect(atOne.received.map(({ name }) => name)).toEqual([
        'push-state',
        'push-state',
        'finished',
      ]);
    });

    test('announce it for a hanging Redis too, and still disconnect their own sockets', async () => {
      const proxy = await startProxy();
      const node = await startNode(proxy.url, 100);
      const [ana, bia] = names();
      const [client, other] = await Promise.all([node.user(ana), node.user(bia)]);
      proxy.hang();
      expect(await client.next('push-state')).toEqual({ healthy: false });
      node.realtime.pushes.endSession(`${ana}-session`);
      expect(await client.ended).toBe('io server disconnect');
      await proxy.mend();
      await until(node.realtime.isHealthy);
      expect(await other.next('push-state')).toEqual({ healthy: false });
      expect(await other.next('push-state')).toEqual({ healthy: true });
    });

    test('drain while Redis is gone', async () => {
      const proxy = await startProxy();
      const node = await startNode(proxy.url);
      const client = await node.user(names()[0]);
      await client.watch(1, ticketOf(client.received.join(), 1));
      proxy.cut();
      await client.next('push-state');
      await node.realtime.drain(0);
      expect(client.socket.connected).toBe(false);
    });
  },
);
