import type { Socket as Connection, Server as Engine } from 'engine.io';
import { createAgeQueue } from './age-queue.ts';
import type { Limits } from './limits.ts';

export type HeartbeatParts = {
  engine: Engine;
  limits: Pick<Limits, 'pingEvery'>;
  /** Milliseconds that never go back. */
  now: () => number;
};

/** Steps in the time between two pings. */
const steps = 100;

/**
 * Pings the connections of a node in step, all that are due in the same hundredth of the period together: thousands of
 * timers and answers one by one would wake a quiet process hundreds of times a second, which costs more than the pings
 * (docs/benchmarks.md). Engine.IO's own heartbeat stays behind it: an answer puts its next ping off, and where none comes
 * it pings and closes at its own times. Gives what ends it.
 */
export function startHeartbeat({ engine, limits, now }: HeartbeatParts): () => void {
  const step = limits.pingEvery / steps;
  // Early enough to be there before Engine.IO's own, even where a step is late.
  const age = limits.pingEvery - 2 * step;
  const connections = createAgeQueue<Connection>();
  engine.on('connection', (connection: Connection) => {
    connections.touch(connection, now());
    connection.once('close', () => connections.remove(connection));
  });
  const timer = setInterval(() => {
    const time = now();
    for (const connection of connections.untouchedSince(time - age)) {
      connections.touch(connection, time);
      // One that is still writing is alive or stalled: the guard and Engine.IO see to it.
      if (connection.transport.writable) connection.transport.send([{ type: 'ping' }]);
    }
  }, step).unref();
  return () => clearInterval(timer);
}
