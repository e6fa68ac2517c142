import type { Socket as Connection, Server as Engine } from 'engine.io';
import { pingNow } from '../admission/engine-internals.ts';
import { createAgeQueue } from '../bus/age-queue.ts';
import type { Limits } from '../process/limits.ts';

export type HeartbeatParts = {
  engine: Engine;
  limits: Pick<Limits, 'pingInterval'>;
  /** Milliseconds that never go back. */
  now: () => number;
};

/** Steps in the time between two pings, and how many before its end a connection is due: Engine.IO's own comes then. */
const steps = 100;
const stepsAhead = 10;
/** Most of the connections that are pinged in one step, of a fair share of them all. */
const burstFactor = 1.5;

/**
 * Pings the connections of a node in step, those that are due in the same hundredth of the period together: thousands of
 * timers and answers one by one would wake a quiet process hundreds of times a second (docs/benchmarks.md). Never too
 * many at once, though: connections that a pause of the process has brought together would stay so. Engine.IO's own
 * heartbeat stays behind it: an answer puts its next ping off, and where none comes it pings and closes at its own
 * times. Gives what ends it.
 */
export function startHeartbeat({ engine, limits, now }: HeartbeatParts): () => void {
  const step = limits.pingInterval / steps;
  const age = limits.pingInterval - stepsAhead * step;
  const connections = createAgeQueue<Connection>();
  engine.on('connection', (connection: Connection) => {
    connections.touch(connection, now());
    connection.once('close', () => connections.remove(connection));
  });
  const timer = setInterval(() => {
    const time = now();
    let room = Math.ceil((burstFactor * connections.size()) / steps);
    for (const connection of connections.untouchedSince(time - age)) {
      if (room === 0) break;
      room -= 1;
      connections.touch(connection, time);
      // One that is still writing is alive or stalled: the guard and Engine.IO see to it.
      pingNow(connection);
    }
  }, step).unref();
  return () => clearInterval(timer);
}
