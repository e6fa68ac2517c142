import { setTimeout as sleep } from 'node:timers/promises';
import type { NodeParts } from './clients.ts';

/** Each at its own random time, so that they do not all reach the next node at once. */
export async function drain(parts: NodeParts, timeout: number): Promise<void> {
  const { io, upgrades, clients, bus, limits, random, pause } = parts;
  const closings = [...clients.values()].map(async ({ socket }) => {
    const delayMs = Math.floor(random() * limits.drainSpread);
    socket.emit('server:restarting', { delayMs });
    await pause(Math.min(delayMs, timeout));
    socket.disconnect(true);
  });
  await Promise.all(closings);
  const left = upgrades.count();
  await io.close();
  // The last frames are being sent; a client that does not read them is not waited for.
  if (left > 0) await sleep(Math.min(limits.closeTimeout, 300));
  upgrades.destroyAll();
  await bus.close();
}
