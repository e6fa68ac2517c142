import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Settings of a process of a measured system, as JSON in its first argument. */
export type NodeParts = {
  rosterFile: string;
  /** Port for triggering wins; a node of a cluster gets them by Redis only. */
  triggerPort?: number;
  redisUrl?: string;
  /** Folder with third-party packages (peers.ts). */
  peers?: string;
  /** Milliseconds between pings, if not the system's own default. */
  pingInterval?: number;
};

export function nodeParts(): NodeParts {
  return JSON.parse(process.argv[2] ?? '{}') as NodeParts;
}

/**
 * Prints the line for which the parent process waits. SIGUSR2 forces a garbage collection; SIGTERM
 * ends the process in order, so that a profile of it is written.
 */
export function tellAddress(port: number): void {
  process.once('SIGTERM', () => process.exit());
  process.on('SIGUSR2', () => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  });
  process.stdout.write(`http://127.0.0.1:${port}\n`);
}

export async function openServer(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  tellAddress((server.address() as AddressInfo).port);
}

/** Loads packages from a folder that npm has filled; they are not dependencies of the project. */
export function packagesIn(folder: string): (name: string) => unknown {
  return createRequire(join(folder, 'package.json'));
}
