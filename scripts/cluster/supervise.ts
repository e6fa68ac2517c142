import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersHttp } from './answers.ts';
import type { TiedProcess } from './tied-process.ts';

export type Supervised = {
  process: TiedProcess;
  /** Health check by status 200; undefined if a running process is enough. */
  healthPath?: string;
};

/** Number of failed checks in a row after which a process is restarted. */
const maxFailures = 3;

async function isHealthy({ process, healthPath }: Supervised): Promise<boolean> {
  if (!healthPath) return true;
  return answersHttp(process.port, healthPath, 200).catch(() => false);
}

type Watching = { every: number; signal: AbortSignal; tell: (line: string) => void };

async function watch(supervised: Supervised, { every, signal, tell }: Watching): Promise<void> {
  const { process } = supervised;
  let silent = 0;
  while (!signal.aborted) {
    await sleep(every, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (process.isRunning()) {
      silent = (await isHealthy(supervised)) ? 0 : silent + 1;
      if (silent < maxFailures || signal.aborted) continue;
      tell(`${process.name} is silent: ended`);
      process.signal('SIGKILL');
      await process.ended();
    }
    silent = 0;
    tell(`${process.name} has ended (${await process.howEnded()}): started again`);
    await process.start().catch((error: Error) => tell(error.message));
  }
}

/** A check by which a process that stands still is noticed: ms between two, and for the answer. */
const still = { every: 300, within: 500 };

/** Processor time used so far; undefined where the kernel does not tell. */
function processorTime(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}

/** True if it neither answered nor computed meanwhile: stopped, or waiting for what never comes. */
async function standsStill({ process, healthPath = '' }: Supervised): Promise<boolean> {
  const before = processorTime(process.pid);
  const isSilent = await answersHttp(process.port, healthPath, 200, still.within).then(
    () => false,
    (error: Error) => error.name === 'TimeoutError',
  );
  return isSilent && before !== undefined && processorTime(process.pid) === before;
}

/**
 * Ends a process that stands still in two checks in a row; a single one may be the machine's. Only
 * a busy one may take longer to answer.
 */
async function endStill(supervised: Supervised, { signal, tell }: Watching): Promise<void> {
  const { process } = supervised;
  let count = 0;
  while (!signal.aborted) {
    await sleep(still.every, undefined, { signal }).catch(() => undefined);
    const isStill = process.isRunning() && (await standsStill(supervised));
    count = isStill ? count + 1 : 0;
    if (count < 2 || signal.aborted) continue;
    tell(`${process.name} stands still: ended`);
    process.signal('SIGKILL');
    await process.ended();
    count = 0;
  }
}

/**
 * Restarts processes that have exited or fail three checks in a row, each within 2 s, and within
 * 2 s those that stand still. Resolves when the signal has aborted and no start is under way.
 */
export async function supervise(
  all: readonly Supervised[],
  options: { signal: AbortSignal; tell: (line: string) => void; every?: number },
): Promise<void> {
  const { every = 2_000, ...rest } = options;
  const checked = all.filter(({ healthPath }) => healthPath);
  await Promise.all([
    ...all.map((supervised) => watch(supervised, { every, ...rest })),
    ...checked.map((supervised) => endStill(supervised, { every, ...rest })),
  ]);
}
