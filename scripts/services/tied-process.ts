import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';
import { freePort, untilTrue } from './service.ts';

export type ProcessPlan = {
  name: string;
  command: readonly string[];
  env: Readonly<NodeJS.ProcessEnv>;
  folder: string;
  port: number;
  /** True when it can be used; polled, and may reject. */
  isReady: () => Promise<boolean>;
};

/** Without settings of the product and options of this Node. */
export function inheritedSettings(): Record<string, string> {
  const { PATH = '', HOME = '/' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
}

export async function answersHttp(port: number, path: string, status: number): Promise<boolean> {
  const settings = { headers: { connection: 'close' }, signal: AbortSignal.timeout(2_000) };
  const answer = fetch(`http://127.0.0.1:${port}${path}`, settings);
  return answer
    .then(async (each) => (await each.arrayBuffer()) && each.status === status)
    .catch(() => false);
}

/** A watcher ends the program when standard input closes: a killed parent leaves no servers. */
const tie = 'exec 3<&0; (cat <&3 >/dev/null; kill "$$" 2>/dev/null) & exec "$@" </dev/null 3<&-';
const readyWithin = 60_000;
const stopWithin = 15_000;
const wholeGroup: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGSTOP', 'SIGCONT']);

function send(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (!child?.pid) return;
  try {
    process.kill(wholeGroup.has(signal) ? -child.pid : child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function spawnTied({ command, env, folder, name }: ProcessPlan): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn('/bin/sh', ['-c', tie, 'sh', ...command], {
    cwd: root,
    env,
    // The terminal's Ctrl-C does not reach a process group of its own.
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  // The watcher also ends what a killed program leaves behind, such as nginx's workers on its port.
  child.once('exit', () => send(child, 'SIGKILL'));
  return child;
}

export function tiedProcess(plan: ProcessPlan) {
  const { name, port, folder, isReady } = plan;
  let child: ChildProcess | undefined;
  const isRunning = () =>
    child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const ended = async (): Promise<number | null> => {
    if (child && isRunning()) await once(child, 'exit');
    return child?.exitCode ?? null;
  };
  return {
    name,
    port,
    get pid(): number {
      return child?.pid ?? 0;
    },
    isRunning,
    ended,
    /** Rejects with the end of its log if it exits first or takes longer than a minute. */
    async start(): Promise<void> {
      if (isRunning()) throw new Error(`${name} is running already`);
      child = spawnTied(plan);
      const isDecided = async () => (await isReady().catch(() => false)) || !isRunning();
      const isLate = (await untilTrue(isDecided, readyWithin, 50)) === Infinity;
      if (isRunning() && !isLate) return;
      send(child, 'SIGKILL');
      const reason = isLate ? 'was not ready in time' : 'ended before it was ready';
      const log = readFileSync(join(folder, `${name}.log`), 'utf8').slice(-2000);
      throw new Error(`${name} ${reason}:\n${log}`);
    },
    signal: (signal: NodeJS.Signals): void => send(child, signal),
    async stop(): Promise<void> {
      if (!isRunning()) return;
      const timer = setTimeout(() => send(child, 'SIGKILL'), stopWithin);
      // A stopped (SIGSTOP) process would not notice the end either.
      send(child, 'SIGCONT');
      send(child, 'SIGTERM');
      await ended();
      clearTimeout(timer);
    },
  };
}
export type TiedProcess = ReturnType<typeof tiedProcess>;

/** A server on a free port, in an empty folder that its stop removes. */
export async function startAlone(
  name: string,
  command: (port: number, folder: string) => readonly string[],
  isReady: (port: number) => Promise<boolean>,
  env: (port: number) => ProcessPlan['env'] = inheritedSettings,
) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'craque-server-'));
  const server = tiedProcess({
    ...{ name, folder, port, command: command(port, folder), env: env(port) },
    isReady: () => isReady(port),
  });
  await server.start();
  return {
    ...{ port, pid: server.pid },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
