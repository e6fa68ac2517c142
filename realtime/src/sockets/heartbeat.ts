import type { Socket as Connection, Server as Engine } from 'engine.io';
import { pingNow } from '../admission/engine-internals.ts';
import { createAgeQueue } from '../bus/age-queue.ts';
import type { Limits } from '../process/limits.ts';

export type HeartbeatParts = {
  engine: Engine;
  limits: Pick<Limits, 'pingInterval'>;
  /** Monotonic milliseconds. */
  now: () => number;
};

/**
 * Steps per ping period, and how many steps before its end a connection is due, so that Engine.IO's
 * own ping comes later.
 */
const steps = 100;
const stepsAhead = 10;
/** Maximum number of connections pinged in one step, relative to an even share. */
const burstFactor = 1.5;

/**
 * Pings the connections of a node in steps, those due in the same hundredth of the period together:
 * thousands of single timers and answers would wake a quiet process hundreds of times a second
 * (docs/benchmarks.md). The number per step is limited, so that connections bunched together by a
 * pause of the process spread again. Engine.IO's own heartbeat remains as a fallback: an answer
 * postpones its next ping, and without one it pings and closes at its own times. Returns a function
 * that stops it.
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
      // One that is still writing is alive or stalled: the guard and Engine.IO handle both.
      pingNow(connection);
    }
  }, step).unref();
  return () => clearInterval(timer);
}
