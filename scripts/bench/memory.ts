import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, runScript } from '../run/run-tool.ts';
import { serverFlags } from '../run/server-node.mjs';
import { ask } from './ask.ts';
import { type BenchSize, ownRow, type Row } from './figures.ts';
import { residentMemory, startProduct, temporaryFolder } from './pinned-process.ts';

async function register(address: string): Promise<void> {
  const body = { username: 'first-user', password: 'a password of the bench' };
  const { status } = await ask(address, { path: '/api/register', body });
  if (status !== 201) throw new Error(`the registration was answered with ${status}`);
}

function residentMemoryOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  // Without the watcher of tied-process.ts.
  const own = children.filter((each) => readFileSync(`/proc/${each}/comm`, 'utf8') !== 'sh\n');
  return [pid, ...own.map(Number)].reduce((sum, each) => sum + residentMemory(each), 0);
}

export async function benchMemory({ quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const compiled = quick ? join(root, '.cache') : folder.path;
  const env = { NODE_COMPILE_CACHE: join(compiled, 'compiled') };
  const prepare = [...serverFlags, 'scripts/run/prepare.ts'];
  runScript(prepare, 'the start could not be prepared', env);
  await using product = await startProduct(join(folder.path, 'data'), { env });
  await pause(quick ? 0 : 2_000);
  await register(product.address);
  await pause(quick ? 0 : 20_000);
  const measure = 'memory: resident at rest, after the first start and a registration (MB)';
  return [ownRow(measure, residentMemoryOfAll(product.pid), { must: 160, aim: 115 })];
}
