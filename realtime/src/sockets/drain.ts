import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import type { Limits } from '../process/limits.ts';
import type { Member } from './members.ts';
import type { SocketServer } from './socket-server.ts';
import type { UpgradeDoor } from '../admission/upgrade-door.ts';

export type DrainParts = {
  io: SocketServer;
  door: UpgradeDoor;
  members: ReadonlyMap<string, Member>;
  bus: Bus;
  limits: Limits;
  random: () => number;
};

/**
 * Disconnects all sockets, each at its own random time, so that they do not all reach the next node
 * at once.
 */
export async function drain(parts: DrainParts, timeout: number): Promise<void> {
  const { io, door, members, bus, limits, random } = parts;
  const closings = [...members.values()].map(async ({ socket }) => {
    const delayMs = Math.floor(random() * limits.drainSpread);
    socket.emit('server:restarting', { delayMs });
    await sleep(Math.min(delayMs, timeout));
    socket.disconnect(true);
  });
  await Promise.all(closings);
  const left = door.count();
  await io.close();
  // The last frames are being sent; a client that does not read them is not waited for.
  if (left > 0) await sleep(Math.min(limits.closeTimeout, 300));
  door.destroyAll();
  await bus.close();
}
