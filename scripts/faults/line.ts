import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Quality = {
  delay?: () => number;
  bytesASecond?: number;
};

/** Forwards pieces in order, each after its delay and at the line's rate. */
function forward(from: Socket, to: Socket, { delay, bytesASecond }: Quality): void {
  let busyUntil = 0;
  from.on('data', (bytes) => {
    if (!delay && !bytesASecond) return void to.write(bytes);
    const sent = Math.max(performance.now(), busyUntil) + (delay?.() ?? 0);
    busyUntil = sent + (bytesASecond ? (bytes.length * 1_000) / bytesASecond : 0);
    setTimeout(() => to.writable && to.write(bytes), busyUntil - performance.now());
  });
}

export async function openLine(target: number, quality: Quality = {}) {
  const open = new Set<Socket>();
  let isHung = false;
  const join = (near: Socket): void => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      forward(from, to, quality);
      if (isHung) from.pause();
      from.setNoDelay().on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  };
  const listen = async (at: number): Promise<Server> => {
    const listening = createServer(join).listen(at, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  };
  let server: Server | undefined = await listen(0);
  const { port } = server.address() as AddressInfo;
  /** Drops all connections, and refuses new ones until `mend`. */
  const cut = (): void => {
    server?.close();
    server = undefined;
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut,
    close: cut,
    /** Keeps all connections, accepts new ones, and forwards nothing until `mend`. */
    hang(): void {
      isHung = true;
      for (const socket of open) socket.pause();
    },
    async mend(): Promise<void> {
      isHung = false;
      for (const socket of open) socket.resume();
      server ??= await listen(port);
    },
  };
}
