import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../services/service.ts';
import { judged, type Row, rounded } from './measure/figures.ts';
import { type Running, residentMemory, withProduct } from './measure/pinned-process.ts';
import { playGames } from './play-games.ts';

const restLimit = { must: 120 };
const growthLimit = { must: 10 };
const warmUpGames = 1000;
/** Longer than the minute for which the rate limits remember a caller. */
const restAfterGames = 65_000;

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

async function rowsOf(product: Running, port: number, games: number): Promise<Row[]> {
  await pause(2000);
  const started = residentMemory(product.pid);
  await pause(10_000);
  const rest = residentMemory(product.pid);
  process.kill(product.pid, 'SIGUSR1');
  const warm = await sampleAfter(product, port, warmUpGames);
  const after = await sampleAfter(product, port, games);
  const played = `after ${games.toLocaleString('en')} games`;
  return [
    { measure: 'memory: resident after the start', ours: megabytes(started) },
    {
      measure: 'memory: resident at rest, 10 s later',
      ours: megabytes(rest),
      ...judged(rest, restLimit, ' MB'),
    },
    growthRow(`memory: resident ${played}, from after 1,000`, warm.resident, after.resident),
    growthRow(`memory: heap in use ${played}, from after 1,000`, warm.heap, after.heap),
    growthRow(`memory: resident ${played}, from at rest`, rest, after.resident),
  ];
}

/**
 * Memory of the idle server, and what 10,000 finished games leave behind: counted from idle, and
 * from a thousand games on, when the code that plays them has been compiled. BENCH_GAMES makes it
 * shorter.
 */
export async function benchMemory(): Promise<Row[]> {
  const games = Number(process.env.BENCH_GAMES ?? 10_000);
  const port = await freePort();
  return withProduct((product) => rowsOf(product, port, games), {
    nodeFlags: [`--inspect-port=127.0.0.1:${port}`],
  });
}
