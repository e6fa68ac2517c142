import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const inUse = (port: number, cause: unknown) =>
  new Error(`port ${port} is in use; set PORT to another one`, { cause });

/** Rejects if another program listens there. */
async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? inUse(port, error) : error;
  }
  server.close();
  await once(server, 'close');
}

/**
 * Holds a lock for the port until the returned function is called or this process ends, however it
 * ends: a cluster that is ending has closed its port, and its processes still use its folder. Keep
 * the function: a lock that nothing refers to is collected. Rejects, changing nothing, while another cluster holds it or another program listens there.
 */
export async function claimPort(port: number, host: string, lock: string): Promise<() => void> {
  mkdirSync(dirname(lock), { recursive: true });
  const held = new DatabaseSync(lock);
  try {
    held.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    throw inUse(port, error);
  }
  try {
    await tryPort(port, host);
  } catch (error) {
    held.close();
    throw error;
  }
  return () => held.close();
}
