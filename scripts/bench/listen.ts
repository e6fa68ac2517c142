import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Prints the address, for which the parent waits; SIGTERM ends in order, so that a profile is written. */
export async function listen(server: Server, port = 0): Promise<void> {
  process.once('SIGTERM', () => process.exit());
  await once(server.listen(port, '127.0.0.1'), 'listening');
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}
