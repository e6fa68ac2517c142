import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type RedisProxy = {
  url: string;
  /** Drops all connections, and refuses new ones. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Keeps the connections and forwards nothing, like a process stopped by a signal. */
  hang(): void;
  resume(): void;
};

/** A proxy to a real Redis that can be closed and opened while Redis itself serves other tests. */
export async function startRedisProxy(target: string): Promise<RedisProxy> {
  const { hostname, port, pathname } = new URL(target);
  const open = new Set<Socket>();
  const state: { server: Server | undefined; port: number } = { server: undefined, port: 0 };

  function join(near: Socket): void {
    const far = connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  }
  async function start(): Promise<void> {
    const server = createServer(join);
    server.listen(state.port, '127.0.0.1');
    await once(server, 'listening');
    state.port = (server.address() as AddressInfo).port;
    state.server = server;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${state.port}${pathname}`,
    start,
    async stop() {
      const { server } = state;
      state.server = undefined;
      server?.close();
      for (const socket of open) socket.destroy();
    },
    hang() {
      for (const socket of open) socket.pause();
    },
    resume() {
      for (const socket of open) socket.resume();
    },
  };
}
