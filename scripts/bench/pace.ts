import { setImmediate } from 'node:timers/promises';

/**
 * Open loop: from `start` on, on the clock of `performance`, sends at fixed times whatever the
 * server does. `send` gets when each was due, so that a stall counts for all that it delays.
 */
export async function atPace(
  { rate, total, start }: { rate: number; total: number; start: number },
  send: (index: number, due: number) => void,
): Promise<void> {
  let sent = 0;
  // Timers are coarser than an answer is fast, so the clock is read on every turn of the event
  // loop.
  while (sent < total) {
    const due = start + (sent * 1000) / rate;
    if (due > performance.now()) {
      await setImmediate();
      continue;
    }
    send(sent, due);
    sent += 1;
  }
}
