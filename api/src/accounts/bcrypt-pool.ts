import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { BcryptEngine } from './password-hasher.ts';

/** Milliseconds after which an idle process ends. */
const usualIdleTime = 10_000;

/** A hash to make, or the question whether the text has this hash. */
type Task = { text: string; cost: number } | { text: string; hash: string };
/** `fail` rejects the task under way. */
type Worker = { child: ChildProcess; ended: Promise<unknown>; fail: (reason: Error) => void };

function startWorker(): Worker {
  const child = fork(new URL('./bcrypt-worker.mjs', import.meta.url), {
    // Few threads of its own: a container's limit of processes counts them, too.
    execArgv: ['--v8-pool-size=1'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const worker: Worker = {
    child,
    ended: once(child, 'exit').catch(() => undefined),
    fail: () => undefined,
  };
  void worker.ended.then(() => worker.fail(new Error('a process that hashes passwords is gone')));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return worker;
}

/** Rejects if the process ends first, or cannot be started. */
function answerOf(worker: Worker, task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.fail = reject;
    worker.child.once('message', resolve);
    worker.child.send(task, (error) => {
      if (error) reject(error);
    });
  });
}

/**
 * bcrypt in low-priority processes: a flood of logins only gets the processor time that the game
 * leaves. They start with the first password and end when idle, and so leave none of the memory
 * behind that a thread would. As many start as are asked for at once: the caller sets a limit.
 */
export function createBcryptPool(
  idleTime = usualIdleTime,
): BcryptEngine & { close(): Promise<void>; count(): number } {
  const workers = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const start = () => {
    const worker = startWorker();
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    return worker;
  };
  const take = () => {
    const [found] = idle.keys();
    if (!found) return start();
    clearTimeout(idle.get(found));
    idle.delete(found);
    return found;
  };
  const end = (worker: Worker) => {
    idle.delete(worker);
    if (worker.child.connected) worker.child.disconnect();
  };
  const run = async (task: Task) => {
    const worker = take();
    const answer = await answerOf(worker, task);
    idle.set(worker, setTimeout(end, idleTime, worker));
    return answer;
  };
  return {
    hash: async (text, cost) => (await run({ text, cost })) as string,
    compare: async (text, hash) => (await run({ text, hash })) as boolean,
    count: () => workers.size,
    async close() {
      for (const worker of workers) {
        clearTimeout(idle.get(worker));
        end(worker);
      }
      await Promise.all([...workers].map(({ ended }) => ended));
    },
  };
}
