import { createServer, type Socket } from 'node:net';
import { listenLocally } from './local-server.ts';

export type FakeRedis = {
  url: string;
  connections(): number;
  /** From now on it accepts everything and answers nothing, like a stopped process. */
  hang(): void;
  close(): void;
};

type Reply = (command: string) => string;

const info = 'redis_version:5.0.0\r\nloading:0\r\n';

/** The answers of an old Redis to the start of a connection, and OK to the rest. */
const willing: Reply = (command) => {
  if (command === 'hello') return "-ERR unknown command 'HELLO'\r\n";
  return command === 'info' ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n';
};

/** Speaks enough of the Redis protocol for a connection; `reply` answers a command's name. */
export async function startFakeRedis(reply: Reply = willing): Promise<FakeRedis> {
  const sockets: Socket[] = [];
  const hung = new AbortController();
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      if (hung.signal.aborted) return;
      for (const [, name = ''] of bytes.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        socket.write(reply(name.toLowerCase()));
      }
    });
  });
  return {
    url: `redis://127.0.0.1:${await listenLocally(server)}`,
    connections: () => sockets.length,
    hang: () => hung.abort(),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const startRefusingRedis = (error: string): Promise<FakeRedis> =>
  startFakeRedis(() => `-${error}\r\n`);
