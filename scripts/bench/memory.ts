import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '../run/server-node.mjs';
import { freePort } from '../services/service.ts';
import { judged, type Row, rounded } from './measure/figures.ts';
import {
  projectRoot,
  type Running,
  residentMemory,
  residentMemoryOfAll,
  temporaryFolder,
  withProduct,
} from './measure/pinned-process.ts';
import { playGames } from './play-games.ts';

const restLimit = { must: 130, aim: 115 };
const growthLimit = { must: 10 };
const warmUpGames = 1000;
/** Longer than the minute for which the rate limits remember a caller. */
const restAfterGames = 65_000;
/** Longer than a process that hashes passwords stays. */
const restAfterRegistration = 20_000;

async function inspectorOf(port: number): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => undefined);
    const [target] = ((await answer?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
    if (attempt === 50) throw new Error('the server opened no inspector');
    await pause(100);
  }
}

/** Forces a garbage collection; returns the MB of heap in use afterwards. */
async function heapAfterCollection(port: number): Promise<number> {
  const socket = new WebSocket(await inspectorOf(port));
  await once(socket, 'open');
  const send = async (id: number, method: string) => {
    const answered = once(socket, 'message') as Promise<[{ data: string }]>;
    socket.send(JSON.stringify({ id, method }));
    const [{ data }] = await answered;
    return JSON.parse(data) as { result: { usedSize?: number } };
  };
  await send(1, 'HeapProfiler.collectGarbage');
  await send(2, 'HeapProfiler.collectGarbage');
  const { result } = await send(3, 'Runtime.getHeapUsage');
  socket.close();
  return (result.usedSize ?? 0) / 1e6;
}

type Sample = { resident: number; heap: number };

async function sampleAfter(product: Running, port: number, games: number): Promise<Sample> {
  await playGames(product.address, games);
  await pause(restAfterGames);
  const heap = await heapAfterCollection(port);
  await pause(2000);
  return { resident: residentMemory(product.pid), heap };
}

const megabytes = (value: number) => `${rounded(value)} MB`;

function growthRow(measure: string, before: number, after: number): Row {
  const growth = (after / before - 1) * 100;
  return {
    measure,
    ours: megabytes(after),
    baseline: megabytes(before),
    ratio: `${growth >= 0 ? '+' : ''}${rounded(growth)} %`,
    ...judged(growth, growthLimit, ' %'),
  };
}

async function register(address: string): Promise<void> {
  const { status } = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'first-user', password: 'a password of the bench' }),
  });
  if (status !== 201) throw new Error(`the registration was answered with ${status}`);
}

async function rowsOf(product: Running, port: number, games: number): Promise<Row[]> {
  await pause(2000);
  const started = residentMemoryOfAll(product.pid);
  await register(product.address);
  await pause(restAfterRegistration);
  const rest = residentMemoryOfAll(product.pid);
  // The inspector needs memory itself, so growth counts from here.
  process.kill(product.pid, 'SIGUSR1');
  await heapAfterCollection(port);
  await pause(2000);
  const inspected = residentMemory(product.pid);
  const warm = await sampleAfter(product, port, warmUpGames);
  const after = await sampleAfter(product, port, games);
  const played = `after ${games.toLocaleString('en')} games`;
  return [
    { measure: 'memory: resident after the first start', ours: megabytes(started) },
    {
      measure: 'memory: resident at rest, after the first start and a registration',
      ours: megabytes(rest),
      ...judged(rest, restLimit, ' MB'),
    },
    growthRow(`memory: resident ${played}, from at rest`, inspected, after.resident),
    growthRow('memory: resident after 1,000 games, from at rest', inspected, warm.resident),
    growthRow(`memory: resident ${played}, from after 1,000`, warm.resident, after.resident),
    growthRow(`memory: heap in use ${played}, from after 1,000`, warm.heap, after.heap),
  ];
}

/** What `npm start` does before the server, with nothing compiled before. */
function prepareFirstStart(env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(process.execPath, [...serverFlags, 'scripts/run/prepare.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the start could not be prepared');
}

/**
 * Memory of the idle server after the very first start and a registration, and what 10,000 finished
 * games leave behind. BENCH_GAMES makes it shorter.
 */
export async function benchMemory(): Promise<Row[]> {
  const games = Number(process.env.BENCH_GAMES ?? 10_000);
  const port = await freePort();
  await using folder = await temporaryFolder();
  const env = { NODE_COMPILE_CACHE: join(folder.path, 'compiled') };
  prepareFirstStart(env);
  return await withProduct((product) => rowsOf(product, port, games), {
    env,
    nodeFlags: [`--inspect-port=127.0.0.1:${port}`],
  });
}
