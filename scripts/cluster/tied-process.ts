import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessPlan = {
  name: string;
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** Receives the output of the process, across restarts. */
  logFile: string;
  port: number;
  /** True when it can be used; polled, and may reject. */
  isReady: () => Promise<boolean>;
};

export type TiedProcess = Readonly<Pick<ProcessPlan, 'name' | 'logFile' | 'port'>> & {
  /**
   * Process id of the current or last run; it is the program's own, so signals reach it directly.
   */
  readonly pid: number;
  isRunning(): boolean;
  /**
   * Resolves when it is ready. Rejects with the end of its log if it exits first or takes longer
   * than 30 s.
   */
  start(): Promise<void>;
  /** SIGKILL, SIGSTOP and SIGCONT also reach all child processes. */
  signal(signal: NodeJS.Signals): void;
  /** Exit code of the current run; null if a signal ended it. */
  ended(): Promise<number | null>;
  /** The same in words: `exit code 1` or `signal SIGKILL`. */
  howEnded(): Promise<string>;
  /** SIGTERM, and SIGKILL after 15 s. */
  stop(): Promise<void>;
};

/**
 * Execs the program, and leaves a watcher behind that ends it when standard input closes: even a
 * killed parent leaves no servers running.
 */
const tie = 'exec 3<&0; (cat <&3 >/dev/null; kill "$$" 2>/dev/null) & exec "$@" </dev/null 3<&-';
const readyWithin = 30_000;
const stopWithin = 15_000;
const wholeGroup: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGSTOP', 'SIGCONT']);

type Life = { child: ChildProcess | undefined };

const isAlive = ({ child }: Life) =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

function send(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (!child?.pid) return;
  try {
    process.kill(wholeGroup.has(signal) ? -child.pid : child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function spawnTied({ command, env, cwd, logFile }: ProcessPlan): ChildProcess {
  const log = openSync(logFile, 'a');
  const child = spawn('/bin/sh', ['-c', tie, 'sh', ...command], {
    cwd,
    env: { ...env },
    // A process group of its own: the terminal's Ctrl-C does not reach it, its parent stops it in
    // order.
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  // The watcher also ends what a killed program leaves behind, such as nginx's workers on its port.
  child.once('exit', () => send(child, 'SIGKILL'));
  return child;
}

async function untilReady({ name, isReady, logFile }: ProcessPlan, life: Life): Promise<void> {
  const limit = performance.now() + readyWithin;
  while (!(await isReady().catch(() => false))) {
    const isLate = performance.now() > limit;
    if (isAlive(life) && !isLate) {
      await sleep(50);
      continue;
    }
    send(life.child, 'SIGKILL');
    const reason = isLate ? `was not ready after ${readyWithin} ms` : 'ended before it was ready';
    throw new Error(`${name} ${reason}:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
  }
}

async function endOf({ child }: Life): Promise<number | null> {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child?.exitCode ?? null;
}

async function howEnded(life: Life): Promise<string> {
  const code = await endOf(life);
  return code === null ? `signal ${life.child?.signalCode ?? 'unknown'}` : `exit code ${code}`;
}

/** A process that can be stopped in any way and restarted in the same place. */
export function tiedProcess(plan: ProcessPlan): TiedProcess {
  const life: Life = { child: undefined };
  return {
    name: plan.name,
    logFile: plan.logFile,
    port: plan.port,
    get pid() {
      return life.child?.pid ?? 0;
    },
    isRunning: () => isAlive(life),
    async start() {
      if (isAlive(life)) throw new Error(`${plan.name} is running already`);
      life.child = spawnTied(plan);
      await untilReady(plan, life);
    },
    signal: (signal) => send(life.child, signal),
    ended: () => endOf(life),
    howEnded: () => howEnded(life),
    async stop() {
      if (!isAlive(life)) return;
      const killing = setTimeout(() => send(life.child, 'SIGKILL'), stopWithin);
      // A stopped (SIGSTOP) process would not notice the end either.
      send(life.child, 'SIGCONT');
      send(life.child, 'SIGTERM');
      await endOf(life);
      clearTimeout(killing);
    },
  };
}
