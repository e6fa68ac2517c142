import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '../run/server-node.mjs';

export const projectRoot = join(import.meta.dirname, '../..');

export type Running = AsyncDisposable & { pid: number; address: string; stop(): Promise<void> };

type Options = {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Processor to pin to; not pinned without it, or if taskset or a second processor is missing. */
  core?: number;
  nodeFlags?: readonly string[];
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

export const profiled = () => process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];

function startNode(script: string, options: Options = {}): ChildProcess {
  const { args = [], env = {}, core, nodeFlags = [] } = options;
  const command = [process.execPath, ...nodeFlags, join(projectRoot, script), ...args];
  const pinned =
    core !== undefined && canPin() ? ['taskset', '-c', String(core), ...command] : command;
  const [program = '', ...rest] = pinned;
  const child = spawn(program, rest, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const leave = () => child.kill();
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  return child;
}

async function addressOf(child: ChildProcess): Promise<string> {
  const text: string[] = [];
  child.stdout?.setEncoding('utf8');
  for await (const chunk of child.stdout ?? []) {
    text.push(String(chunk));
    const found = /https?:\/\/\S+/.exec(text.join(''))?.[0];
    if (found) return found;
  }
  throw new Error(`${child.spawnargs.join(' ')} ended without listening`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill('SIGTERM');
  await closed;
}

export async function startServer(script: string, options: Options = {}): Promise<Running> {
  const child = startNode(script, options);
  const address = await addressOf(child);
  const stop = () => end(child);
  return { pid: child.pid ?? 0, address, stop, [Symbol.asyncDispose]: stop };
}

/** The real product without effective limits, on a free port and its own data folder. */
export function startProduct(dataDir: string, options: Options = {}): Promise<Running> {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LIMITS_FACTOR: '100000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...serverEnvironment(projectRoot),
    ...options.env,
  };
  const nodeFlags = [...serverFlags, ...(options.nodeFlags ?? [])];
  return startServer('scripts/serve.ts', { ...options, env, nodeFlags });
}

/** An empty folder; TMPDIR chooses the disk. */
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
