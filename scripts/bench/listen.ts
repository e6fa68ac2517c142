import type { Server } from 'node:net';

/** Where the parent waits for it; SIGTERM ends in order, so that a profile is written. */
export function listen(server: Server): void {
  process.once('SIGTERM', () => process.exit());
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
