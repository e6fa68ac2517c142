import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { AppError } from '../errors/app-error.ts';
import type { BcryptEngine } from './password-hasher.ts';

/** A hash to make, or the question whether the text has this hash. */
type Task = { text: string; cost: number } | { text: string; hash: string };
/** `fail` rejects the task under way. */
type Worker = { child: ChildProcess; ended: Promise<unknown>; fail: (reason: Error) => void };

export type PoolOptions = {
  /** Milliseconds after which an idle process ends. */
  idleTime?: number;
  /** Milliseconds after which a process that has not answered is killed. */
  deadline?: number;
  /** Milliseconds that a close waits for passwords under way. */
  closeTime?: number;
  start?: () => ChildProcess;
};

export const forkWorker = () =>
  fork(new URL('./bcrypt-worker.mjs', import.meta.url), {
    // Few threads of its own: a container's limit of processes counts them, too.
    execArgv: ['--v8-pool-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

function workerOf(child: ChildProcess): Worker {
  const worker: Worker = {
    child,
    ended: once(child, 'exit').catch(() => undefined),
    fail: () => undefined,
  };
  // After the first, which is its end, too: a signal or a message that does not reach it.
  child.on('error', () => undefined);
  void worker.ended.then(() => worker.fail(new Error('a process that hashes passwords is gone')));
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, which its task will notice.
  }
  return worker;
}

/** Rejects if the process ends first, or could not be started. */
function answerOf(worker: Worker, task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.fail = reject;
    worker.child.once('message', resolve);
    // Without a descriptor to spare a process is neither started nor has it a channel.
    if (!worker.child.connected) throw new Error('no process to hash passwords');
    worker.child.send(task, (error) => {
      if (error) reject(error);
    });
  });
}

/** Until its failure is told, a process that could not be started has the id 0: that is our whole group. */
function killChild(child: ChildProcess): void {
  if (child.pid !== undefined) child.kill('SIGKILL');
}

function kill(worker: Worker, reason: string): void {
  worker.fail(new Error(reason));
  killChild(worker.child);
}

const busy = () => new AppError('busy', { retryAfter: 2 });

/**
 * bcrypt in low-priority processes: a flood of logins only gets the processor time that the game
 * leaves. They start with the first password and end when idle, and so leave none of the memory
 * behind that a thread would. As many start as are asked for at once: the caller sets a limit.
 * Throws `busy` if two processes after each other have failed, and after the close.
 */
export function createBcryptPool({
  idleTime = 10_000,
  deadline = 10_000,
  closeTime = 2_000,
  start: startChild = forkWorker,
}: PoolOptions = {}): BcryptEngine & { close(): Promise<void>; count(): number } {
  const workers = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  let isClosed = false;
  const leaveIdle = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const start = () => {
    const worker = workerOf(startChild());
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      leaveIdle(worker);
    });
    return worker;
  };
  const take = () => {
    if (isClosed) throw busy();
    const [found] = idle.keys();
    if (!found) return start();
    leaveIdle(found);
    return found;
  };
  const end = (worker: Worker) => {
    leaveIdle(worker);
    if (worker.child.connected) worker.child.disconnect();
  };
  const attempt = async (task: Task) => {
    const worker = take();
    const late = setTimeout(kill, deadline, worker, 'a password takes too long');
    try {
      const answer = await answerOf(worker, task);
      if (isClosed) end(worker);
      else idle.set(worker, setTimeout(end, idleTime, worker));
      return answer;
    } catch (error) {
      killChild(worker.child);
      throw error;
    } finally {
      clearTimeout(late);
    }
  };
  const run = async (task: Task) => {
    try {
      return await attempt(task).catch(() => attempt(task));
    } catch {
      throw busy();
    }
  };
  return {
    hash: async (text, cost) => (await run({ text, cost })) as string,
    compare: async (text, hash) => (await run({ text, hash })) as boolean,
    count: () => workers.size,
    async close() {
      isClosed = true;
      for (const worker of idle.keys()) end(worker);
      const late = setTimeout(() => {
        for (const worker of workers) kill(worker, 'the pool is closed');
      }, closeTime);
      await Promise.all([...workers].map(({ ended }) => ended));
      clearTimeout(late);
    },
  };
}
