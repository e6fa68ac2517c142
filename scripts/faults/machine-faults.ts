import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime } from '../bench/pinned-process.ts';
import { answersHttp } from '../services/tied-process.ts';
import type { TiedProcess } from '../services/tied-process.ts';
import { installDebianPackage, programOnPath } from '../services/service.ts';
import { atMost, type Fault, figure, untilTrue } from './fault.ts';
import { underLoad } from './under-load.ts';

const allowed = 256;
const setLimit = ({ pid }: TiedProcess, count: number) =>
  spawnSync('prlimit', ['--pid', `${pid}`, `--nofile=${count}:`]);

async function runOut(process: TiedProcess) {
  setLimit(process, allowed);
  const sockets = Array.from({ length: 2 * allowed }, () =>
    connect(process.port, '127.0.0.1').on('error', () => undefined),
  );
  const before = processorTime(process.pid);
  await sleep(2_000);
  const busy = processorTime(process.pid) - before;
  for (const socket of sockets) socket.destroy();
  const healthy = () => answersHttp(process.port, '/healthz', 200).catch(() => false);
  const ms = await untilTrue(healthy, 20_000);
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
    ...{ callsASecond: 20, mayFail: true },
    async disturb({ cluster: { api, realtime }, sockets, troubles }, size) {
      const figures = [];
      for (let count = 0; count < size; count += 1) {
        for (const process of [...api.slice(0, 1), ...realtime.slice(0, 1)]) {
          figures.push(...(await troubles.during('api', () => runOut(process), true)));
          await sockets.untilAllLive();
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
    ...{ callsASecond: 20, mayFail: true },
    async disturb({ troubles, probe, sockets }, size) {
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
      return [
        atMost('last call over 1 s begun after it', last - freed, 5_000),
        atMost('all sockets live afterwards', await sockets.untilAllLive(), 5_000),
      ];
    },
  }),
};

const faketime = () =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file));

const clock: Fault = {
  name: 'clock-jumps',
  size: { usual: 4, full: 20, of: 'jumps of an hour, there and back' },
  missing() {
    if (!faketime()) installDebianPackage('libfaketime');
    return faketime() ? undefined : 'libfaketime is not installed';
  },
  async run(options) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'craque-clock-'));
    const offset = join(folder.path, 'offset');
    writeFileSync(offset, '+0\n');
    const env = {
      LD_PRELOAD: faketime() ?? '',
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    return await underLoad({
      ...{ env, callsASecond: 20, mayFail: false },
      async disturb({ troubles, sockets, outcomes, stores, violations }, size) {
        for (let count = 0; count < size; count += 1) {
          await troubles.during('machine', () => {
            writeFileSync(offset, count % 2 === 0 ? '+3600\n' : '+0\n');
            return sleep(3_000);
          });
          await sockets.untilAllLive();
        }
        for (const { gameId } of outcomes) {
          const game = await stores.games.find(gameId as never);
          if (game?.players.some(({ end }) => (end?.timeTaken ?? 0) < 0))
            violations.push(`${gameId} has a negative time`);
        }
        return [figure('games without a negative time', outcomes.length)];
      },
    })(options);
  },
};

export const machineFaults: readonly Fault[] = [descriptors, processor, clock];
