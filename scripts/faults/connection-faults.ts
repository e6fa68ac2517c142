import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { redisPushes } from '@craque/api/events/redis-pushes.ts';
import { createGame, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { openLine } from '@craque/common/testing/line.ts';
import { openRaw } from '@craque/realtime/testing/raw-socket.ts';
import { Redis } from 'ioredis';
import { residentMemory } from '../bench/pinned-process.ts';
import type { TiedProcess } from '../services/tied-process.ts';
import { callerOf, openSockets } from './headless-client.ts';
import { untilTrue } from '../services/service.ts';
import { newGame } from './probe.ts';
import type { Fault } from './scene.ts';

const load = () => ({ lanes: 1, callsASecond: 20, sockets: 16 });

async function metricOf({ port }: TiedProcess, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

const lineDead: Fault = {
  name: 'line-dead',
  size: [1, 10, 'times'],
  load,
  async disturb({ origin, processes, others, notes }, size) {
    const line = await openLine(origin);
    const socketsOfNodes = async () => {
      const counts = processes.realtime.map((node) => metricOf(node, 'realtime_sockets'));
      return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
    };
    const before = await socketsOfNodes();
    const far = await openSockets(origin, others, 50, new URL(line.url).origin);
    for (let count = 0; count < size; count += 1) {
      line.hang();
      const [noticed, left] = await Promise.all([
        untilTrue(() => far.live() === 0, 30_000),
        untilTrue(async () => (await socketsOfNodes()) <= before, 30_000),
      ]);
      await line.mend();
      notes.add('clients have noticed', noticed, { aim: 15_500 });
      notes.add('no socket is left on a node', left, { aim: 15_500 });
      notes.add('all back after it has healed', await far.untilAllLive(), { aim: 5_000 });
    }
    far.close();
    line.cut();
  },
};

const lineSlow: Fault = {
  name: 'line-slow',
  size: [5, 50, 'games over 64 kbit/s and 300 ± 200 ms'],
  load,
  async disturb({ origin, player, random, notes, violations }, size) {
    const line = await openLine(origin, { delay: () => 100 + 400 * random(), bytesASecond: 8_000 });
    const call = callerOf(origin, player, new URL(line.url).origin);
    for (let count = 0; count < size; count += 1) {
      const { id } = await call(createGame, newGame);
      for (const guess of ['nobody at all', 'no one', 'somebody else']) {
        const begun = performance.now();
        const input = { params: { id }, body: { guess }, idempotencyKey: randomUUID() };
        await call(submitGuess, input);
        notes.add('guesses', performance.now() - begun, { aim: 2_000, share: 0.95 });
        await call(submitGuess, input);
      }
      const { guesses } = await call(readGame, { params: { id } });
      if (guesses.length !== 3) violations.push(`game ${id} has ${guesses.length} guesses`);
    }
    line.cut();
  },
};

/** 1,000 events a second of 8 kB to one room: kernel buffers fill within seconds. */
function flood(redis: Redis, room: string) {
  const pushes = redisPushes(redis, () => undefined);
  const text = 'x'.repeat(8_000);
  let sent = 0;
  const timer = setInterval(() => {
    for (let count = 0; count < 20; count += 1) {
      sent += 1;
      pushes.emit('invite', { gameId: sent, text } as never, { rooms: [room] });
    }
  }, 20);
  return () => {
    clearInterval(timer);
    return sent;
  };
}

const readerStalled: Fault = {
  name: 'reader-stalled',
  size: [5, 20, 's of 1,000 events a second to a socket that is not read'],
  load,
  async disturb({ processes, player, notes, violations }, size) {
    const [[node], [store]] = [processes.realtime, processes.redis];
    if (!node || !store) throw new RangeError('no node');
    const headers = { Origin: undefined, cookie: player.cookie };
    const socket = await openRaw({ port: node.port, headers });
    socket.sendText('40');
    await socket.text('40');
    const redis = new Redis(store.port);
    const stopFlood = flood(redis, playerRoom(userPlayer(player.id)));
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, residentMemory(node.pid));
    }, 50);
    await sleep(size * 1_000);
    const before = most;
    socket.stall();
    const isCut = async () => (await metricOf(node, 'realtime_cut_total{reason="slow"}')) > 0;
    const ms = await untilTrue(isCut, 30_000);
    await sleep(size * 1_000);
    clearInterval(watching);
    notes.fact('events sent', stopFlood());
    redis.disconnect();
    socket.destroy();
    if (ms === Infinity) violations.push('the reader was not cut');
    notes.add('cut after', ms, { aim: 5_000 });
    notes.add('memory it cost', most - before, { aim: 10, unit: 'MB' });
  },
};

function untilClosed(port: number, first: string, more: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(first);
  const sending = setInterval(() => socket.writable && socket.write(more), 500);
  // Read, or its end is never seen.
  socket.resume().once('end', () => socket.end());
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(sending);
      resolve();
    });
  });
}

const sendersSlow: Fault = {
  name: 'senders-slow',
  size: [100, 500, 'senders of each kind'],
  load,
  async disturb({ processes, notes }, size) {
    const [api, node] = [processes.api[0]?.port ?? 0, processes.realtime[0]?.port ?? 0];
    const start = 'POST /api/games HTTP/1.1\r\nHost: a\r\n';
    const body = 'Content-Type: application/json\r\nContent-Length: 999\r\n\r\n';
    const openSilent = async () => {
      const { closed } = await openRaw({ port: node, headers: { Origin: undefined } });
      await closed;
    };
    const kinds = [
      ['headers without an end', 6_000, () => untilClosed(api, start, 'X-A: b\r\n')],
      ['bodies byte by byte', 11_000, () => untilClosed(api, `${start}${body}`, ' ')],
      ['sockets without a handshake', 6_000, openSilent],
    ] as const;
    const openOne = async ([name, aim, open]: (typeof kinds)[number]) => {
      const begun = performance.now();
      await open();
      notes.add(`${name}, cut after`, performance.now() - begun, { aim });
    };
    await Promise.all(kinds.flatMap((kind) => Array.from({ length: size }, () => openOne(kind))));
  },
};

const loginsFlooded: Fault = {
  name: 'logins-flooded',
  size: [5, 20, 's of 500 logins a second'],
  load,
  env: () => ({ LIMITS_FACTOR: '1000' }),
  async disturb({ processes, notes, violations }, size) {
    const login = async (count: number) => {
      const begun = performance.now();
      const { status } = await fetch(`http://127.0.0.1:${processes.api[0]?.port}/api/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${count % 50}`,
        },
        body: `{"username":"flood-${count % 200}","password":"not the right one"}`,
      });
      const taken = performance.now() - begun;
      if (status === 503) notes.add('refused after', taken, { aim: 100, share: 0.99 });
      else if (status !== 401) violations.push(`a login was answered ${status}`);
    };
    const logins: Promise<void>[] = [];
    while (logins.length < 500 * size) {
      for (let count = 0; count < 10; count += 1) logins.push(login(logins.length));
      await sleep(20);
    }
    await Promise.all(logins);
    notes.fact('logins', logins.length);
  },
};

export const connectionFaults: readonly Fault[] = [
  lineDead,
  lineSlow,
  readerStalled,
  sendersSlow,
  loginsFlooded,
];
