import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds; what never holds ends at the test's timeout. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}
