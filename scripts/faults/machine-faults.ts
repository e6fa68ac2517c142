import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime } from '../bench/pinned-process.ts';
import { answersHttp } from '../cluster/answers.ts';
import type { TiedProcess } from '../cluster/tied-process.ts';
import { installDebianPackage, programOnPath } from '../services/service.ts';
import { atMost, type Fault, figure, untilTrue } from './fault.ts';
import { type Scene, underLoad } from './under-load.ts';

const allowed = 256;
const setLimit = ({ pid }: TiedProcess, count: number) =>
  spawnSync('prlimit', ['--pid', `${pid}`, `--nofile=${count}:`]);

/** Connections that say nothing, to a process that cannot open so many files. */
async function openTooMany({ port }: TiedProcess, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
      return socket;
    }),
  );
}

async function runOut(process: TiedProcess, { violations }: Scene) {
  setLimit(process, allowed);
  const sockets = await openTooMany(process, 2 * allowed);
  const before = processorTime(process.pid);
  await sleep(2_000);
  const busy = processorTime(process.pid) - before;
  for (const socket of sockets) socket.destroy();
  const healthy = () => answersHttp(process.port, '/healthz', 200).catch(() => false);
  const ms = await untilTrue(healthy, 20_000);
  if (!process.isRunning()) violations.push(`${process.name} has ended`);
  setLimit(process, 16_384);
  return [
    atMost(`${process.name}: processor time in 2 s without descriptors`, busy, 1_500),
    atMost(`${process.name}: healthy after they are free`, ms, 5_000),
  ];
}

const descriptors: Fault = {
  name: 'descriptors',
  size: { usual: 1, full: 5, of: 'times in an api and a realtime process' },
  missing: () => (programOnPath('prlimit') ? undefined : 'prlimit is not on the PATH'),
  run: underLoad({
    callsASecond: 20,
    mayFail: true,
    async disturb(scene, size) {
      const { api, realtime } = scene.cluster;
      const figures = [];
      for (let count = 0; count < size; count += 1) {
        for (const process of [api[0], realtime[0]]) {
          if (!process) continue;
          figures.push(...(await scene.during('api', () => runOut(process, scene), true)));
          await scene.sockets.untilAllLive();
        }
      }
      return figures;
    },
  }),
};

const processor: Fault = {
  name: 'processor-taken',
  size: { usual: 5, full: 20, of: 's' },
  run: underLoad({
    callsASecond: 20,
    mayFail: true,
    async disturb({ during, probe, sockets }, size) {
      const loops = Array.from({ length: 2 * availableParallelism() }, () =>
        spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
      );
      try {
        await during('machine', () => sleep(size * 1_000), true);
      } finally {
        for (const loop of loops) loop.kill('SIGKILL');
      }
      const freed = performance.now();
      await sleep(10_000);
      const slow = probe.since(freed).filter(({ ms }) => ms > 1_000);
      const last = Math.max(freed, ...slow.map(({ at }) => at));
      return [
        atMost('last call over 1 s begun after it', last - freed, 5_000),
        figure('busy loops', loops.length),
        atMost('all sockets live afterwards', await sockets.untilAllLive(), 5_000),
      ];
    },
  }),
};

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];
const faketime = () => libraries.find((file) => existsSync(file));

function clockFolder(): { file: string; env: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'craque-clock-'));
  const file = join(folder, 'offset');
  writeFileSync(file, '+0\n');
  return {
    file,
    env: {
      LD_PRELOAD: faketime() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const clock: Fault = {
  name: 'clock-jumps',
  size: { usual: 4, full: 20, of: 'jumps of an hour, there and back' },
  missing() {
    if (!faketime()) installDebianPackage('libfaketime');
    return faketime() ? undefined : 'libfaketime is not installed';
  },
  async run(size, random) {
    const { file, env, remove } = clockFolder();
    try {
      return await underLoad({
        ...{ env, callsASecond: 20, mayFail: false },
        async disturb({ during, sockets, outcomes, stores, violations }) {
          for (let count = 0; count < size; count += 1) {
            await during('machine', async () => {
              writeFileSync(file, count % 2 === 0 ? '+3600\n' : '+0\n');
              await sleep(3_000);
            });
            await sockets.untilAllLive();
          }
          for (const { gameId } of outcomes) {
            const game = await stores.games.find(gameId as never);
            const negative = game?.players.filter(({ end }) => (end?.timeTaken ?? 0) < 0) ?? [];
            if (negative.length > 0) violations.push(`${gameId} has a negative time`);
          }
          return [figure('games without a negative time', outcomes.length)];
        },
      })(size, random);
    } finally {
      remove();
    }
  },
};

/** What the machine takes away: files, processor, time. */
export const machineFaults: readonly Fault[] = [descriptors, processor, clock];
