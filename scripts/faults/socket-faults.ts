import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { redisPushes } from '@craque/api/events/redis-pushes.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { openRaw } from '@craque/realtime/testing/raw-socket.ts';
import { Redis } from 'ioredis';
import { residentMemory } from '../bench/pinned-process.ts';
import { atMost, type Fault, type Figure, figure, share, times, untilTrue } from './fault.ts';
import { openLine } from './line.ts';
import type { SeededPlayer } from './seed-players.ts';
import { seedPlayers } from './seed-players.ts';
import { figuresOfSockets, openSockets } from './sockets.ts';
import { type Scene, underLoad } from './under-load.ts';

const herd: Fault = {
  name: 'herd',
  size: { usual: 300, full: 2_000, of: 'sockets lost at once' },
  run: underLoad({
    lanes: 2,
    callsASecond: 20,
    sockets: (size) => size,
    mayFail: false,
    async disturb({ cluster, sockets, during }) {
      const both = [0, 1];
      await during('realtime', async () => {
        for (const index of both) cluster.kill('realtime', index);
        await Promise.all(both.map((index) => cluster.restart('realtime', index)));
      });
      const live = await sockets.untilAllLive();
      return [atMost('all back', live, 15_000), ...figuresOfSockets(sockets, 15_000)];
    },
  }),
};

/** Number of sockets that the nodes count, all together. */
async function socketsOfNodes({ cluster }: Scene): Promise<number> {
  const texts = cluster.realtime.map(async ({ port }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return Number(/^realtime_sockets (\d+)/m.exec(await answer.text())?.[1] ?? 0);
  });
  return (await Promise.all(texts)).reduce((sum, each) => sum + each, 0);
}

const lineDead: Fault = {
  name: 'line-dead',
  size: { usual: 1, full: 10, of: 'times' },
  run: underLoad({
    ...{ lanes: 1, callsASecond: 20, sockets: 16, mayFail: false },
    async disturb(scene, size) {
      const { cluster, stores, secret } = scene;
      const line = await openLine(Number(new URL(cluster.origin).port));
      const players = await seedPlayers(stores, secret, 8, { areFriends: false });
      const before = await socketsOfNodes(scene);
      const origin = `http://127.0.0.1:${line.port}`;
      const far = await openSockets(cluster.origin, players, 50, origin);
      const [noticed, left, back]: [number[], number[], number[]] = [[], [], []];
      for (let count = 0; count < size; count += 1) {
        line.hang();
        const both = [
          untilTrue(() => far.live() === 0, 30_000),
          untilTrue(async () => (await socketsOfNodes(scene)) <= before, 30_000),
        ] as const;
        noticed.push(await both[0]);
        left.push(await both[1]);
        await line.mend();
        back.push(await far.untilAllLive());
      }
      far.close();
      line.close();
      return [
        atMost('clients have noticed', share(noticed, 1), 15_500),
        atMost('no socket is left on a node', share(left, 1), 15_500),
        atMost('all back after it has healed', share(back, 1), 5_000),
      ];
    },
  }),
};

/** A guess over the line, sent twice with one key; the time of the first answer in ms. */
async function guessTwice(origin: string, id: number, player: SeededPlayer, text: string) {
  const send = async () => {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/games/${id}/guess`, init);
    await answer.arrayBuffer();
    return { ms: performance.now() - begun, status: answer.status };
  };
  const headers = { cookie: player.cookie, 'content-type': 'application/json' };
  const key = { 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ guess: text });
  const init = { method: 'POST', headers: { ...headers, ...key }, body };
  const [first, second] = [await send(), await send()];
  return { ms: first.ms, isTaken: first.status === 200 && second.status === 200 };
}

const lineSlow: Fault = {
  name: 'line-slow',
  size: { usual: 5, full: 50, of: 'games over 64 kbit/s and 300 ± 200 ms' },
  run: underLoad({
    ...{ lanes: 1, callsASecond: 20, sockets: 16, mayFail: false },
    async disturb({ cluster, stores, secret, random, violations }, size) {
      const delay = () => 100 + 400 * random();
      const line = await openLine(Number(new URL(cluster.origin).port), {
        ...{ delay, bytesASecond: 8_000 },
      });
      const origin = `http://127.0.0.1:${line.port}`;
      const [player] = await seedPlayers(stores, secret, 1);
      if (!player) throw new RangeError('no player');
      const taken: number[] = [];
      const headers = { cookie: player.cookie, 'content-type': 'application/json' };
      for (let count = 0; count < size; count += 1) {
        const body = '{"sport":"tennis","difficulty":"easy"}';
        const made = await fetch(`${origin}/api/games`, { method: 'POST', headers, body });
        const { id } = (await made.json()) as GameView;
        for (const text of ['nobody at all', 'no one', 'somebody else']) {
          const { ms, isTaken } = await guessTwice(origin, id, player, text);
          taken.push(ms);
          if (!isTaken) violations.push(`game ${id}: a guess was refused`);
        }
        const read = await fetch(`${cluster.origin}/api/games/${id}`, { headers });
        const { guesses } = (await read.json()) as GameView;
        if (guesses.length !== 3) violations.push(`game ${id} has ${guesses.length} guesses`);
      }
      line.close();
      return [times('guesses', taken), atMost('guess p95', share(taken, 0.95), 2_000)];
    },
  }),
};

/** Events a second to one player, of so many bytes: kernel buffers are full within seconds. */
const flood = { eventsASecond: 1_000, bytes: 8_000 };

/** Pushes to the rooms until the signal; returns when each was sent. */
async function push(redis: Redis, rooms: string[], signal: AbortSignal): Promise<number[]> {
  const pushes = redisPushes(redis, () => undefined);
  const sent: number[] = [];
  const text = 'x'.repeat(flood.bytes);
  while (!signal.aborted) {
    for (let count = 0; count < flood.eventsASecond / 50; count += 1) {
      const body = { gameId: sent.push(performance.now()), text };
      pushes.emit('invite', body as never, { rooms });
    }
    await sleep(20, undefined, { signal }).catch(() => undefined);
  }
  return sent;
}

const readerStalled: Fault = {
  name: 'reader-stalled',
  size: { usual: 5, full: 20, of: 's of 1,000 events a second to a socket that is not read' },
  run: underLoad({
    ...{ lanes: 1, callsASecond: 20, sockets: 16, mayFail: false },
    async disturb({ cluster, stores, secret, violations }, size) {
      const [one] = await seedPlayers(stores, secret, 1);
      const [node] = cluster.realtime;
      if (!one || !node) throw new RangeError('no player or node');
      const headers = { Origin: undefined, cookie: one.cookie };
      const socket = await openRaw({ port: node.port, headers });
      socket.sendText('40');
      await socket.text('40');
      const redis = new Redis(cluster.redis.port);
      const ending = new AbortController();
      const pushing = push(redis, [playerRoom(userPlayer(one.id))], ending.signal);
      let most = 0;
      const watching = setInterval(() => {
        most = Math.max(most, residentMemory(node.pid));
      }, 50);
      // What the events cost that are read.
      await sleep(size * 1_000);
      const before = most;
      socket.stall();
      const cut = async () => {
        const text = await (await fetch(`http://127.0.0.1:${node.port}/metrics`)).text();
        return /^realtime_cut_total\{reason="slow"\} [1-9]/m.test(text);
      };
      const ms = await untilTrue(cut, 30_000);
      await sleep(size * 1_000);
      ending.abort();
      clearInterval(watching);
      const { length } = await pushing;
      redis.disconnect();
      socket.destroy();
      if (ms === Infinity) violations.push('the reader was not cut');
      return [
        figure('events sent', length),
        atMost('cut after', ms, 5_000),
        atMost('memory of the node, more than with one that reads', most - before, 10, ' MB'),
      ];
    },
  }),
};

/** Milliseconds until the other end closes a connection to which a byte is sent now and then. */
function closedAfter(port: number, first: string, more?: string): Promise<number> {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(first);
  const sending = more && setInterval(() => socket.writable && socket.write(more), 500);
  // Read, or its end is never seen.
  socket.resume().once('end', () => socket.end());
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(sending || undefined);
      resolve(performance.now() - begun);
    }),
  );
}

const sendersSlow: Fault = {
  name: 'senders-slow',
  size: { usual: 100, full: 500, of: 'senders of each kind' },
  run: underLoad({
    ...{ lanes: 1, callsASecond: 20, sockets: 16, mayFail: false },
    async disturb({ cluster, probe }, size): Promise<Figure[]> {
      const [api, node] = [cluster.api[0]?.port ?? 0, cluster.realtime[0]?.port ?? 0];
      const all = <T>(open: () => Promise<T>) => Promise.all(Array.from({ length: size }, open));
      const begun = performance.now();
      const start = 'POST /api/games HTTP/1.1\r\nHost: a\r\n';
      const body = 'Content-Type: application/json\r\nContent-Length: 999\r\n\r\n';
      const [lines, bodies, silent] = await Promise.all([
        all(() => closedAfter(api, start, 'X-A: b\r\n')),
        all(() => closedAfter(api, `${start}${body}`, ' ')),
        all(async () => {
          const from = performance.now();
          const socket = await openRaw({ port: node, headers: { Origin: undefined } });
          await socket.closed;
          return performance.now() - from;
        }),
      ]);
      const asked = probe.since(begun).map(({ ms }) => ms);
      return [
        atMost('headers without an end, cut after', share(lines, 1), 6_000),
        atMost('bodies byte by byte, cut after', share(bodies, 1), 11_000),
        atMost('sockets without a handshake, cut after', share(silent, 1), 6_000),
        times('calls meanwhile', asked),
      ];
    },
  }),
};

/** Connections that are lost, bad, or not used as they should be. */
export const socketFaults: readonly Fault[] = [
  herd,
  lineDead,
  lineSlow,
  readerStalled,
  sendersSlow,
];
