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
import type { TiedProcess } from '../services/tied-process.ts';
import { seedPlayers } from '../testing/seed-players.ts';
import { atMost, type Fault, figure, share, times, untilTrue } from './fault.ts';
import { openLine } from './line.ts';
import { openSockets, underLoad } from './under-load.ts';

const few = { lanes: 1, callsASecond: 20, sockets: 16, mayFail: false };
const json = { 'content-type': 'application/json' };

async function metricsOf({ port }: TiedProcess): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

async function socketsOf(nodes: readonly TiedProcess[]): Promise<number> {
  const texts = await Promise.all(nodes.map(metricsOf));
  const counts = texts.map((text) => Number(/^realtime_sockets (\d+)/m.exec(text)?.[1] ?? 0));
  return counts.reduce((sum, each) => sum + each, 0);
}

const herd: Fault = {
  name: 'herd',
  size: { usual: 300, full: 2_000, of: 'sockets lost at once' },
  run: underLoad({
    ...{ ...few, lanes: 2, sockets: (size) => size },
    async disturb({ cluster, sockets, troubles }) {
      await troubles.during('realtime', async () => {
        for (const index of [0, 1]) cluster.kill('realtime', index);
        await Promise.all([0, 1].map((index) => cluster.restart('realtime', index)));
      });
      return [atMost('all back', await sockets.untilAllLive(), 15_000), ...sockets.figures(15_000)];
    },
  }),
};

const lineDead: Fault = {
  name: 'line-dead',
  size: { usual: 1, full: 10, of: 'times' },
  run: underLoad({
    ...few,
    async disturb({ cluster, stores, secret }, size) {
      const line = await openLine(Number(new URL(cluster.origin).port));
      const players = await seedPlayers(stores, secret, 8, { areFriends: false });
      const before = await socketsOf(cluster.realtime);
      const far = await openSockets(cluster.origin, players, 50, `http://127.0.0.1:${line.port}`);
      const [noticed, left, back]: [number[], number[], number[]] = [[], [], []];
      for (let count = 0; count < size; count += 1) {
        line.hang();
        const gone = untilTrue(async () => (await socketsOf(cluster.realtime)) <= before, 30_000);
        noticed.push(await untilTrue(() => far.live() === 0, 30_000));
        left.push(await gone);
        await line.mend();
        back.push(await far.untilAllLive());
      }
      far.close();
      line.close();
      return [
        atMost('clients have noticed', noticed, 15_500),
        atMost('no socket is left on a node', left, 15_500),
        atMost('all back after it has healed', back, 5_000),
      ];
    },
  }),
};

const lineSlow: Fault = {
  name: 'line-slow',
  size: { usual: 5, full: 50, of: 'games over 64 kbit/s and 300 ± 200 ms' },
  run: underLoad({
    ...few,
    async disturb({ cluster, stores, secret, random, violations }, size) {
      const delay = () => 100 + 400 * random();
      const quality = { delay, bytesASecond: 8_000 };
      const line = await openLine(Number(new URL(cluster.origin).port), quality);
      const games = `http://127.0.0.1:${line.port}/api/games`;
      const [player] = await seedPlayers(stores, secret, 1);
      const headers = { ...json, cookie: player?.cookie ?? '' };
      const taken: number[] = [];
      for (let count = 0; count < size; count += 1) {
        const body = '{"sport":"tennis","difficulty":"easy"}';
        const made = await fetch(games, { method: 'POST', headers, body });
        const { id } = (await made.json()) as GameView;
        for (const guess of ['nobody at all', 'no one', 'somebody else']) {
          const key = { 'idempotency-key': randomUUID() };
          const init = { method: 'POST', headers: { ...headers, ...key } };
          // Sent twice, as after an answer that got lost.
          for (const attempt of [0, 1]) {
            const begun = performance.now();
            const answer = await fetch(`${games}/${id}/guess`, {
              ...init,
              body: JSON.stringify({ guess }),
            });
            await answer.arrayBuffer();
            if (attempt === 0) taken.push(performance.now() - begun);
            if (answer.status !== 200) violations.push(`game ${id}: a guess was refused`);
          }
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

/** 1,000 events a second of 8 kB to one room until the signal: kernel buffers fill within seconds. */
async function flood(redis: Redis, room: string, signal: AbortSignal): Promise<number> {
  const pushes = redisPushes(redis, () => undefined);
  const text = 'x'.repeat(8_000);
  let sent = 0;
  while (!signal.aborted) {
    for (let count = 0; count < 20; count += 1) {
      sent += 1;
      pushes.emit('invite', { gameId: sent, text } as never, { rooms: [room] });
    }
    await sleep(20, undefined, { signal }).catch(() => undefined);
  }
  return sent;
}

const readerStalled: Fault = {
  name: 'reader-stalled',
  size: { usual: 5, full: 20, of: 's of 1,000 events a second to a socket that is not read' },
  run: underLoad({
    ...few,
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
      const flooding = flood(redis, playerRoom(userPlayer(one.id)), ending.signal);
      let most = 0;
      const watching = setInterval(() => {
        most = Math.max(most, residentMemory(node.pid));
      }, 50);
      // What the events cost that are read.
      await sleep(size * 1_000);
      const before = most;
      socket.stall();
      const isCut = async () =>
        /^realtime_cut_total\{reason="slow"\} [1-9]/m.test(await metricsOf(node));
      const ms = await untilTrue(isCut, 30_000);
      await sleep(size * 1_000);
      ending.abort();
      clearInterval(watching);
      const sent = await flooding;
      redis.disconnect();
      socket.destroy();
      if (ms === Infinity) violations.push('the reader was not cut');
      return [
        figure('events sent', sent),
        atMost('cut after', ms, 5_000),
        atMost('memory of the node, more than with one that reads', most - before, 10, ' MB'),
      ];
    },
  }),
};

/** Milliseconds until the other end closes a connection to which bytes are sent now and then. */
function closedAfter(port: number, first: string, more: string): Promise<number> {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(first);
  const sending = setInterval(() => socket.writable && socket.write(more), 500);
  // Read, or its end is never seen.
  socket.resume().once('end', () => socket.end());
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(sending);
      resolve(performance.now() - begun);
    }),
  );
}

const sendersSlow: Fault = {
  name: 'senders-slow',
  size: { usual: 100, full: 500, of: 'senders of each kind' },
  run: underLoad({
    ...few,
    async disturb({ cluster, probe }, size) {
      const [api, node] = [cluster.api[0]?.port ?? 0, cluster.realtime[0]?.port ?? 0];
      const all = (open: () => Promise<number>) => Promise.all(Array.from({ length: size }, open));
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
        atMost('headers without an end, cut after', lines, 6_000),
        atMost('bodies byte by byte, cut after', bodies, 11_000),
        atMost('sockets without a handshake, cut after', silent, 6_000),
        times('calls meanwhile', asked),
      ];
    },
  }),
};

const loginsFlooded: Fault = {
  name: 'logins-flooded',
  size: { usual: 5, full: 20, of: 's of 500 logins a second' },
  run: underLoad({
    ...few,
    env: { LIMITS_FACTOR: '1000' },
    async disturb({ cluster, violations }, size) {
      const refused: number[] = [];
      const [api] = cluster.api;
      const login = async (count: number) => {
        const begun = performance.now();
        const answer = await fetch(`http://127.0.0.1:${api?.port}/api/login`, {
          method: 'POST',
          headers: { ...json, 'x-forwarded-for': `192.0.2.${count % 50}` },
          body: `{"username":"flood-${count % 200}","password":"not the right one"}`,
        });
        await answer.arrayBuffer();
        if (answer.status === 503) refused.push(performance.now() - begun);
        else if (answer.status !== 401) violations.push(`a login was answered ${answer.status}`);
      };
      const logins: Promise<void>[] = [];
      while (logins.length < 500 * size) {
        for (let count = 0; count < 10; count += 1) logins.push(login(logins.length));
        await sleep(20);
      }
      await Promise.all(logins);
      return [
        figure('logins, and refused logins', `${logins.length}, ${refused.length}`),
        atMost('refused after, p99', share(refused, 0.99), 100),
      ];
    },
  }),
};

export const socketFaults: readonly Fault[] = [
  herd,
  lineDead,
  lineSlow,
  readerStalled,
  sendersSlow,
  loginsFlooded,
];
