import { setTimeout as sleep } from 'node:timers/promises';
import { answersHttp } from './answers.ts';
import type { TiedProcess } from './tied-process.ts';

export type Supervised = {
  process: TiedProcess;
  /** Health check by status 200; undefined if a running process is enough. */
  healthPath?: string;
};

/** Number of failed checks in a row after which a process is restarted. */
const timeoutMs = 3;

async function isHealthy({ process, healthPath }: Supervised): Promise<boolean> {
  if (!healthPath) return true;
  return answersHttp(process.port, healthPath, 200).catch(() => false);
}

async function watch(
  supervised: Supervised,
  { every, signal, tell }: { every: number; signal: AbortSignal; tell: (line: string) => void },
): Promise<void> {
  const { process } = supervised;
  let silent = 0;
  while (!signal.aborted) {
    await sleep(every, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (process.isRunning()) {
      silent = (await isHealthy(supervised)) ? 0 : silent + 1;
      if (silent < timeoutMs || signal.aborted) continue;
      tell(`${process.name} is silent: ended`);
      process.signal('SIGKILL');
      await process.ended();
    }
    silent = 0;
    tell(`${process.name} has ended: started again`);
    await process.start().catch((error: Error) => tell(error.message));
  }
}

/**
 * Restarts processes that have exited or fail three checks in a row, each within 2 s. Resolves when
 * the signal has aborted and no start is under way.
 */
export async function supervise(
  all: readonly Supervised[],
  options: { signal: AbortSignal; tell: (line: string) => void; every?: number },
): Promise<void> {
  const { every = 2_000, ...rest } = options;
  await Promise.all(all.map((supervised) => watch(supervised, { every, ...rest })));
}
