import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What a process of a measured system is told, as JSON in its first argument. */
export type NodeParts = {
  rosterFile: string;
  /** Where it is told of wins; a node of a cluster is told by Redis alone. */
  triggerPort?: number;
  redisUrl?: string;
  /** Folder with the packages of others (peers.ts). */
  peers?: string;
  /** Milliseconds between pings, where that is not the system's own default. */
  pingInterval?: number;
};

export function nodeParts(): NodeParts {
  return JSON.parse(process.argv[2] ?? '{}') as NodeParts;
}

/** The line for which whoever started the process waits. SIGUSR2 has it collect its garbage, as it sooner or later would. */
export function tellAddress(port: number): void {
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

/** Loads packages out of a folder that npm has filled; they are none of the project's own. */
export function packagesIn(folder: string): (name: string) => unknown {
  return createRequire(join(folder, 'package.json'));
}
