import { setTimeout as pause } from 'node:timers/promises';

const between = 40;

/**
 * Repeats a check until it passes; after `within` milliseconds its last failure fails the journey.
 */
export async function eventually(
  check: () => Promise<unknown> | unknown,
  within = 30_000,
): Promise<void> {
  const end = performance.now() + within;
  for (;;) {
    try {
      await check();
      return;
    } catch (violation) {
      if (performance.now() > end) throw violation;
      await pause(between);
    }
  }
}
