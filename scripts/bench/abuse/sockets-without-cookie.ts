import type { Socket } from 'node:net';
import type { Attack, Target } from './attack.ts';
import { openSocket } from './open-socket.ts';

/** Upgrades in flight at a time. */
const lanes = 50;

type Count = { open: number; most: number; opened: number; refused: number };

function hold(socket: Socket, count: Count): void {
  count.open += 1;
  count.opened += 1;
  count.most = Math.max(count.most, count.open);
  socket.resume();
  socket.once('close', () => {
    count.open -= 1;
  });
}

async function open(target: Target, count: Count): Promise<void> {
  while (!target.signal.aborted) {
    const socket = await openSocket(target);
    if (socket) hold(socket, count);
    else count.refused += 1;
  }
}

export const socketsWithoutCookie: Attack = {
  name: 'sockets',
  description: 'one address opens sockets without a cookie and keeps them',
  async run(target) {
    const count: Count = { open: 0, most: 0, opened: 0, refused: 0 };
    await Promise.all(Array.from({ length: lanes }, () => open(target, count)));
    return `${count.most} sockets at once, ${count.opened} opened, ${count.refused} refused`;
  },
};
