import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../run/run-tool.ts';
import { serverEnvironment, serverFlags } from '../run/server-node.mjs';
import { isListening } from '../services/service.ts';
import { answersHttp, startAlone } from '../services/tied-process.ts';

export type Running = AsyncDisposable & { pid: number; address: string };

type Options = {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Processor to pin to; not pinned without it, or if taskset or a second processor is missing. */
  core?: number;
  nodeFlags?: readonly string[];
  isReady?: (port: number) => Promise<boolean>;
};

function canPin(): boolean {
  return cpus().length > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;
}

export function pin(pid: number, cores: number | string): void {
  if (canPin()) spawnSync('taskset', ['-apc', String(cores), String(pid)]);
}

export function stayOn(core: number): Disposable {
  pin(process.pid, core);
  return { [Symbol.dispose]: () => pin(process.pid, `0-${cpus().length - 1}`) };
}

export const profiled = (usual: readonly string[] = []) =>
  process.env.BENCH_NODE_FLAGS?.split(' ') ?? usual;

export async function startServer(script: string, options: Options = {}): Promise<Running> {
  const { args = [], env = {}, core, nodeFlags = [], isReady = isListening } = options;
  const pinned = core !== undefined && canPin() ? ['taskset', '-c', `${core}`] : [];
  const command = [...pinned, process.execPath, ...nodeFlags, join(root, script), ...args];
  const name = basename(script, '.ts');
  const { port, pid, stop } = await startAlone(
    name,
    () => command,
    isReady,
    (port) => ({ ...process.env, ...env, PORT: `${port}` }),
  );
  return { pid, address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}

export function startProduct(dataDir: string, options: Options = {}): Promise<Running> {
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LIMITS_FACTOR: '100000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...serverEnvironment(root),
    ...options.env,
  };
  const nodeFlags = [...serverFlags, ...(options.nodeFlags ?? [])];
  const isReady = (port: number) => answersHttp(port, '/readyz', 200);
  return startServer('scripts/serve.ts', { ...options, env, nodeFlags, isReady });
}

export const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'craque-bench-'));

/** Resident memory in MB (10^6 bytes), from the kernel; Linux only. */
export function residentMemory(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1e6;
}

/** Processor time used so far in milliseconds, in steps of 10; Linux only. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
