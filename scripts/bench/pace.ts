import { setImmediate } from 'node:timers/promises';

/** Counts from when each was due, whatever the server does: a stall counts for all it delays. */
export async function atPace(
  { rate, total, start }: { rate: number; total: number; start: number },
  send: (index: number, due: number) => void,
): Promise<void> {
  let sent = 0;
  // Timers are too coarse, so the clock is read on every turn of the event loop.
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
