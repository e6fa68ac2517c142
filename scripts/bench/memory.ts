import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '../run/server-node.mjs';
import { type BenchSize, judged, type Row, rounded } from './figures.ts';
import {
  projectRoot,
  residentMemoryOfAll,
  type Running,
  startServer,
  temporaryFolder,
  withProduct,
} from './pinned-process.ts';

const limit = { must: 160, aim: 115 };
const restAfterRegistration = 20_000;

/** What `npm start` does before the server, with nothing compiled before. */
function prepareFirstStart(env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(process.execPath, [...serverFlags, 'scripts/run/prepare.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the start could not be prepared');
}

async function register({ address }: Running): Promise<void> {
  const { status } = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'first-user', password: 'a password of the bench' }),
  });
  if (status !== 201) throw new Error(`the registration was answered with ${status}`);
}

/**
 * Memory (MB, with its children) of the idle server after the very first start and a
 * registration.
 */
export async function benchMemory({ quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const env = { NODE_COMPILE_CACHE: join(folder.path, 'compiled') };
  prepareFirstStart(env);
  await using bare = await startServer('scripts/bench/page/static-server.ts', {
    args: ['web/dist'],
  });
  const [started, rest] = await withProduct(
    async (product) => {
      await pause(quick ? 0 : 2_000);
      const first = residentMemoryOfAll(product.pid);
      await register(product);
      await pause(quick ? 0 : restAfterRegistration);
      return [first, residentMemoryOfAll(product.pid)] as const;
    },
    { env },
  );
  const least = residentMemoryOfAll(bare.pid);
  const row = (measure: string, megabytes: number): Row => ({
    measure: `memory: resident ${measure} (MB), against express with a folder`,
    ours: rounded(megabytes),
    baseline: rounded(least),
    ratio: rounded(megabytes / least),
  });
  return [
    row('after the first start', started),
    {
      ...row('at rest, after the first start and a registration', rest),
      ...judged(rest, limit, ' MB'),
    },
  ];
}
