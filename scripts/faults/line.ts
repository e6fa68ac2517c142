import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server of this machine that can be made slow, or to fail. */
export type Line = {
  port: number;
  /** Drops all connections, and refuses new ones until `mend`. */
  cut(): void;
  /** Keeps all connections, accepts new ones, and forwards nothing until `mend`. */
  hang(): void;
  mend(): Promise<void>;
  close(): void;
};

export type Quality = {
  /** Milliseconds that a piece takes, besides its length. */
  delay?: () => number;
  bytesASecond?: number;
};

/** Forwards pieces in order, each after its delay and at the line's rate. */
function forward(from: Socket, to: Socket, { delay, bytesASecond }: Quality): void {
  const state = { busyUntil: 0 };
  from.on('data', (bytes) => {
    if (!delay && !bytesASecond) return void to.write(bytes);
    const sent = Math.max(performance.now(), state.busyUntil) + (delay?.() ?? 0);
    state.busyUntil = sent + (bytesASecond ? (bytes.length * 1_000) / bytesASecond : 0);
    setTimeout(() => to.writable && to.write(bytes), state.busyUntil - performance.now());
  });
}

export async function openLine(target: number, quality: Quality = {}): Promise<Line> {
  const open = new Set<Socket>();
  const state = { isHung: false };
  function join(near: Socket): void {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      forward(from, to, quality);
      if (state.isHung) from.pause();
      from.setNoDelay();
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server: Server | undefined = await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    server?.close();
    server = undefined;
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut,
    close: cut,
    hang() {
      state.isHung = true;
      for (const socket of open) socket.pause();
    },
    async mend() {
      state.isHung = false;
      for (const socket of open) socket.resume();
      server ??= await listen(port);
    },
  };
}
