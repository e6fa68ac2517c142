import { spawn, spawnSync } from 'node:child_process';
import { globSync, linkSync, mkdtempDisposableSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGame, readGame, takeHint } from '@craque/common/contracts/games.ts';
import { Redis } from 'ioredis';
import { processorTime } from '../bench/pinned-process.ts';
import { installDebianPackage, programOnPath, untilTrue } from '../services/service.ts';
import type { TiedProcess } from '../services/tied-process.ts';
import { isAlive, isReady } from './outages.ts';
import { newGame, statusOf } from './probe.ts';
import type { Fault, Scene } from './scene.ts';

const allowed = 256;
const setLimit = ({ pid }: TiedProcess, count: number) =>
  spawnSync('prlimit', ['--pid', `${pid}`, `--nofile=${count}:`]);

async function runOut({ notes }: Scene, process: TiedProcess): Promise<void> {
  setLimit(process, allowed);
  const sockets = Array.from({ length: 2 * allowed }, () =>
    connect(process.port, '127.0.0.1').on('error', () => undefined),
  );
  const before = processorTime(process.pid);
  await sleep(2_000);
  const busy = processorTime(process.pid) - before;
  for (const socket of sockets) socket.destroy();
  const healthy = await untilTrue(() => isAlive(process), 20_000);
  setLimit(process, 16_384);
  notes.add(`${process.name}: processor time without descriptors`, busy, { aim: 1_500 });
  notes.add(`${process.name}: healthy after they are free`, healthy, { aim: 5_000 });
}

const descriptors: Fault = {
  name: 'descriptors',
  size: [1, 5, 'times in an api and a realtime process'],
  missing: () => (programOnPath('prlimit') ? undefined : 'prlimit is not on the PATH'),
  ...{ load: () => ({ callsASecond: 20 }), mayFail: true },
  async disturb(scene, size) {
    const { api, realtime } = scene.processes;
    for (let count = 0; count < size; count += 1) {
      for (const process of [...api.slice(0, 1), ...realtime.slice(0, 1)]) {
        await scene.troubles.during('api', () => runOut(scene, process), true);
        await scene.untilAllLive();
      }
    }
  },
};

const processor: Fault = {
  name: 'processor-taken',
  size: [5, 20, 's'],
  ...{ load: () => ({ callsASecond: 20 }), mayFail: true, live: 5_000 },
  async disturb({ notes, troubles, probe, untilAllLive }, size) {
    const loops = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
    );
    await troubles
      .during('machine', () => sleep(size * 1_000), true)
      .finally(() => loops.map((loop) => loop.kill('SIGKILL')));
    const freed = performance.now();
    await sleep(10_000);
    const slow = probe.since(freed).filter(({ ms }) => ms > 1_000);
    const last = Math.max(freed, ...slow.map(({ at }) => at));
    notes.add('last call over 1 s begun after it', last - freed, { aim: 5_000 });
    await untilAllLive();
  },
};

const faketime = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
const setClock = (folder: string, offset: string) => {
  const file = join(folder, 'offset');
  writeFileSync(file, `${offset}\n`);
  return file;
};

const clock: Fault = {
  name: 'clock-jumps',
  size: [4, 20, 'jumps of an hour, there and back'],
  missing() {
    if (!faketime()) installDebianPackage('libfaketime');
    return faketime() ? undefined : 'libfaketime is not installed';
  },
  env: (folder) => ({
    LD_PRELOAD: faketime() ?? '',
    FAKETIME_TIMESTAMP_FILE: setClock(folder, '+0'),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }),
  load: () => ({ callsASecond: 20 }),
  async disturb({ folder, troubles, untilAllLive }, size) {
    for (let count = 0; count < size; count += 1) {
      await troubles.during('machine', () => {
        setClock(folder, count % 2 === 0 ? '+3600' : '+0');
        return sleep(3_000);
      });
      await untilAllLive();
    }
  },
};

const redisFull: Fault = {
  name: 'redis-full',
  size: [10, 30, 's'],
  load: () => ({ lanes: 0, callsASecond: 4 }),
  env: () => ({ LIMITS_FACTOR: '1' }),
  live: 5_000,
  async disturb({ call, processes, troubles, untilAllLive, violations }, size) {
    const redis = new Redis(processes.redis[0]?.port ?? 0);
    await troubles.during('redis', async () => {
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
      await redis.config('SET', 'maxmemory', '1mb');
      const { id } = await call(createGame, newGame);
      const hint = { params: { id }, query: { n: 1 } };
      let refused = 0;
      for (let count = 0; count < 100; count += 1)
        if ((await statusOf(() => call(takeHint, hint))) === 429) refused += 1;
      // 30 a minute on each of two processes.
      if (refused < 40) violations.push(`of 100 hints only ${refused} were refused`);
      await sleep(size * 1_000);
      await redis.config('SET', 'maxmemory', '0');
    });
    redis.disconnect();
    await untilAllLive();
  },
};

function cannotMount(): string | undefined {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'craque-faults-'));
  const can =
    spawnSync('mount', ['-t', 'tmpfs', 'none', folder.path]).status === 0 &&
    spawnSync('umount', [folder.path]).status === 0;
  return can ? undefined : 'this user may not mount a file system';
}

const diskFull: Fault = {
  name: 'disk-full',
  size: [50, 1_000, 'refused writes'],
  missing: cannotMount,
  ...{ topology: 'embedded', disk: '3m', mayFail: true },
  load: () => ({ lanes: 0, callsASecond: 100, sockets: 0 }),
  async disturb({ call, data, notes, probe, processes, violations }, size) {
    if ((await untilTrue(() => probe.refused() > size, 120_000)) === Infinity)
      violations.push('the disk did not become full');
    violations.push(...(await probe.lost()));
    spawnSync('mount', ['-o', 'remount,size=64m', data]);
    const isWritten = async () => (await statusOf(() => call(createGame, newGame))) === 200;
    notes.add('first write after there is room', await untilTrue(isWritten), { aim: 5_000 });
    for (const product of processes.embedded) {
      await product.stop();
      await product.start();
    }
  },
};

const databaseRemoved: Fault = {
  name: 'database-removed',
  size: [1, 5, 'times'],
  topology: 'embedded',
  load: () => ({ lanes: 0, callsASecond: 0, sockets: 0 }),
  async disturb({ call, data, notes, processes, violations }, size) {
    const [product] = processes.embedded;
    if (!product) throw new RangeError('no process');
    const file = join(data, 'craque.db');
    for (let count = 0; count < size; count += 1) {
      const { id } = await call(createGame, newGame);
      linkSync(file, `${file}.kept`);
      unlinkSync(file);
      const isUnready = async () => !(await isReady(product));
      notes.add('not ready after the removal', await untilTrue(isUnready, 20_000), { aim: 5_000 });
      if ((await statusOf(() => call(createGame, newGame))) === 200)
        violations.push('a game was written into a removed database');
      if ((await statusOf(() => call(readGame, { params: { id } }))) !== 200)
        violations.push(`the game ${id} could not be read`);
      product.signal('SIGKILL');
      await product.ended();
      const starting = await Promise.allSettled([product.start()]);
      if (starting[0].status === 'fulfilled')
        violations.push('an empty database was made in place of the removed one');
      await product.stop();
      linkSync(`${file}.kept`, file);
      unlinkSync(`${file}.kept`);
      await product.start();
    }
  },
};

export const machineFaults: readonly Fault[] = [
  descriptors,
  processor,
  clock,
  redisFull,
  diskFull,
  databaseRemoved,
];
