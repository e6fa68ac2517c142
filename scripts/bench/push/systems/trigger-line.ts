import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Win } from './win.ts';

/* How the load triggers a win in any system: a line `seq game seat` on a TCP connection. It
   stands for what happens before a push, and costs every system the same. */

export const lineOf = ({ seq, game, seat }: Win): string => `${seq} ${game} ${seat}\n`;

/** Server side: calls back for each line; resolves when it listens on the port of 127.0.0.1. */
export async function listenForWins(port: number, onWin: (win: Win) => void): Promise<void> {
  const server = createServer((socket) => {
    const state = { rest: '' };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const lines = (state.rest + chunk).split('\n');
      state.rest = lines.pop() ?? '';
      for (const line of lines) {
        const [seq = 0, game = 0, seat = 0] = line.split(' ').map(Number);
        onWin({ seq, game, seat });
      }
    });
    socket.on('error', () => socket.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

export async function openTriggers(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}
