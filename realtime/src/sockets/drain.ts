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

/** Sends everybody away, each at a time of their own, so that they do not all arrive at the next node at once. */
export async function drain(parts: DrainParts, patience: number): Promise<void> {
  const { io, door, members, bus, limits, random } = parts;
  const closings = [...members.values()].map(async ({ socket }) => {
    const delayMs = Math.floor(random() * limits.drainSpread);
    socket.emit('server:restarting', { delayMs });
    await sleep(Math.min(delayMs, patience));
    socket.disconnect(true);
  });
  await Promise.all(closings);
  const left = door.count();
  await io.close();
  // The last frames are on their way; a client that does not take them is not waited for.
  if (left > 0) await sleep(Math.min(limits.closeTimeout, 300));
  door.destroyAll();
  await bus.close();
}
