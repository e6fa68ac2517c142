import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { AppError } from '../errors/app-error.ts';
import type { BcryptEngine } from './password-hasher.ts';

/** A hash to make, or the question whether the text has this hash. */
type Task = { text: string; cost: number } | { text: string; hash: string };

export type ProcessOptions = {
  deadline?: number;
  closeTime?: number;
  start?: () => ChildProcess;
};

/** Ends by itself after this idle time (ms). */
export const forkWorker = (idleTime = 10_000) =>
  fork(new URL('./bcrypt-worker.mjs', import.meta.url), [String(idleTime)], {
    // Few threads of its own: a container's limit of processes counts them, too.
    execArgv: ['--v8-pool-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Rejects if the process cannot be started, or ends without an answer. */
async function answerOf(child: ChildProcess, task: Task, signal: AbortSignal): Promise<unknown> {
  const over = new AbortController();
  const options = { signal: AbortSignal.any([signal, over.signal]) };
  const gone = once(child, 'exit', options).then(() => {
    throw new Error('a process that hashes passwords is gone');
  });
  const answer = Promise.race([once(child, 'message', options), gone]);
  answer.catch(() => undefined);
  try {
    child.send(task);
    return (await answer)[0];
  } finally {
    over.abort();
  }
}

const busy = () => new AppError('busy', { retryAfter: 2 });

/**
 * bcrypt in low-priority processes, so that a flood of logins only gets the time that the game
 * leaves. They end when idle; the caller limits how many run at once. Throws `busy` after two
 * failures in a row, and after the close.
 */
export function createBcryptProcesses({
  deadline = 10_000,
  closeTime = 2_000,
  start = forkWorker,
}: ProcessOptions = {}): BcryptEngine & { close(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const idle = new Set<ChildProcess>();
  const closed = new AbortController();
  const killed = new AbortController();

  function started(): ChildProcess {
    const child = start();
    // A failure after the first one has nobody else to report to.
    child.on('error', () => undefined).once('disconnect', () => idle.delete(child));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child;
  }

  async function attempt(task: Task): Promise<unknown> {
    killed.signal.throwIfAborted();
    const [child = started()] = idle;
    idle.delete(child);
    const signal = AbortSignal.any([killed.signal, AbortSignal.timeout(deadline)]);
    try {
      const answer = await answerOf(child, task, signal);
      if (closed.signal.aborted) child.disconnect();
      else idle.add(child);
      return answer;
    } catch (error) {
      // One that could not be started has the id 0 for a moment, which is that of our whole group.
      if (child.pid !== undefined) child.kill('SIGKILL');
      throw error;
    }
  }

  async function run(task: Task): Promise<unknown> {
    try {
      closed.signal.throwIfAborted();
      return await attempt(task).catch(() => attempt(task));
    } catch {
      throw busy();
    }
  }

  async function tracked(task: Task): Promise<unknown> {
    const done = run(task);
    running.add(done);
    try {
      return await done;
    } finally {
      running.delete(done);
    }
  }

  return {
    hash: async (text, cost) => (await tracked({ text, cost })) as string,
    compare: async (text, hash) => (await tracked({ text, hash })) as boolean,
    async close() {
      closed.abort();
      for (const child of idle) child.disconnect();
      const late = setTimeout(() => killed.abort(), closeTime);
      await Promise.allSettled(running);
      clearTimeout(late);
    },
  };
}
