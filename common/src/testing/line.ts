import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Quality = { delay?: () => number; bytesASecond?: number };

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

/** A proxy to a server that can be cut, hung and slowed down while the server serves others. */
export async function openLine(target: string, quality: Quality = {}) {
  const url = new URL(target);
  const host = url.hostname;
  const port = Number(url.port || (url.protocol === 'redis:' ? 6379 : 27017));
  const open = new Set<Socket>();
  let isHung = false;
  const join = (near: Socket): void => {
    const far = connect(port, host);
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
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The target's address through this line. */
    url: url.href,
    /** Drops all connections, and refuses new ones until `mend`. */
    cut(): void {
      server?.close();
      server = undefined;
      for (const socket of open) socket.destroy();
    },
    /** Keeps all connections, accepts new ones, and forwards nothing until `mend`. */
    hang(): void {
      isHung = true;
      for (const socket of open) socket.pause();
    },
    async mend(): Promise<void> {
      isHung = false;
      for (const socket of open) socket.resume();
      server ??= await listen(Number(new URL(url).port));
    },
  };
}
export type Line = Awaited<ReturnType<typeof openLine>>;
