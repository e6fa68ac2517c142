export async function inLanes(
  lanes: number,
  total: number,
  work: (index: number, lane: number) => Promise<void>,
): Promise<void> {
  const next = { index: 0 };
  const runLane = async (_: unknown, lane: number) => {
    while (next.index < total) {
      const { index } = next;
      next.index += 1;
      await work(index, lane);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

export type Pace = {
  rate: number;
  total: number;
  /** When the first one is due, on the clock of `performance`; at once without it. */
  start?: number;
};

/**
 * Open loop: sends at fixed times whatever the server does, each on a free line. Times count
 * from when a call was due, so that a stall counts for all that it delays.
 */
export function atPace<Line>(
  lines: readonly Line[],
  { rate, total, start = performance.now() }: Pace,
  send: (line: Line, index: number) => Promise<void>,
): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const free = [...lines];
  const took: number[] = [];
  const progress = { sent: 0 };
  const sendOne = async (line: Line, index: number, due: number) => {
    await send(line, index);
    took.push(performance.now() - due);
    free.push(line);
    if (took.length === total) resolve(took);
  };
  // Timers are coarser than an answer is fast, so the clock is read on every turn of the event
  // loop.
  const turn = () => {
    for (;;) {
      const due = start + (progress.sent * 1000) / rate;
      if (progress.sent === total || due > performance.now()) break;
      const line = free.shift();
      if (!line) break;
      sendOne(line, progress.sent, due).catch(reject);
      progress.sent += 1;
    }
    if (progress.sent < total) setImmediate(turn);
  };
  turn();
  return promise;
}
