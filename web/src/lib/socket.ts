import type { ServerEventName } from '@craque/common/contracts/realtime.ts';
import {
  clockReply,
  connectRefusals,
  serverEvents,
  socketPath,
  watchReply,
} from '@craque/common/contracts/realtime.ts';
import { io } from 'socket.io-client';
import type { Connect, Transport, TransportHandlers } from './transport.ts';

/** The used part of the library's socket. */
export type Socket = {
  /** True while the library reconnects by itself. */
  active: boolean;
  connect: () => unknown;
  disconnect: () => unknown;
  on: (name: string, listener: (body: never) => void) => unknown;
  onAny: (listener: (name: string, body: unknown) => void) => unknown;
  timeout: (ms: number) => { emitWithAck: (name: string, body: object) => Promise<unknown> };
  io: {
    on: (name: 'reconnect_attempt', listener: (attempt: number) => void) => unknown;
    reconnectionDelayMax: (ms: number) => unknown;
  };
};

const ackMs = 5_000;

/** A refused handshake has a code of the contract in its data. */
const refusalIn = (error: unknown) => {
  const { code } = (error as { data?: { code?: unknown } }).data ?? {};
  return connectRefusals.find((each) => each === code) ?? 'UNAVAILABLE';
};

/** WebSocket only: no sticky sessions are needed, and polling is the fallback. */
export const socketOptions = {
  path: socketPath,
  transports: ['websocket'],
  autoConnect: false,
  forceNew: true,
  timeout: 5_000,
  reconnectionDelay: 300,
  randomizationFactor: 0.5,
};

/**
 * Longest wait (ms) before an attempt to reconnect. Nodes that restart are away for seconds; a
 * longer outage is not to be met by everybody every other second.
 */
const reconnection = { first: 2_000, later: 10_000, quick: 8 };

export const connectSocket: Connect = async (ticket, handlers) =>
  transportOver(
    io({
      ...socketOptions,
      auth: (give) => {
        const own = ticket();
        give(own ? { ticket: own } : {});
      },
    }) as unknown as Socket,
    handlers,
  );

/** The library's socket as a transport; events that do not fit the contract are dropped. */
export function transportOver(socket: Socket, handlers: TransportHandlers): Transport {
  const { first, later, quick } = reconnection;
  const slowDown = (attempt: number) =>
    socket.io.reconnectionDelayMax(attempt < quick ? first : later);
  slowDown(0);
  socket.io.on('reconnect_attempt', slowDown);
  socket.on('connect', () => handlers.opened());
  socket.on('connect_error', (error: unknown) => {
    if (socket.active) return handlers.refused(undefined);
    handlers.refused(refusalIn(error));
  });
  socket.on('disconnect', (reason: string) => {
    if (reason !== 'io client disconnect') handlers.closed(!socket.active);
  });
  socket.onAny((name, body) => {
    if (!isServerEvent(name)) return;
    const parsed = serverEvents[name].safeParse(body);
    if (parsed.success) handlers.received(name, parsed.data as never);
  });
  const request = (name: 'watch' | 'unwatch' | 'clock', body: object) =>
    socket
      .timeout(ackMs)
      .emitWithAck(name, body)
      .catch(() => undefined);
  return {
    open: () => void socket.connect(),
    close: () => void socket.disconnect(),
    async ask(name, body) {
      const parsed = watchReply.safeParse(await request(name, body));
      return parsed.success ? parsed.data : null;
    },
    async time() {
      const parsed = clockReply.safeParse(await request('clock', {}));
      return parsed.success && parsed.data.ok ? parsed.data.now : null;
    },
  };
}

function isServerEvent(name: string): name is ServerEventName {
  return Object.hasOwn(serverEvents, name);
}
