import type { Socket as Connection } from 'engine.io';
import type { Limits } from '../process/limits.ts';
import type { CutReason } from '../process/metrics.ts';
import type { AddressSeat } from './address-seats.ts';
import { filterBytes, releaseRequest, webSocketOf } from './engine-internals.ts';

/** An Engine.IO connection as the rest of the service sees it. */
export type GuardedConnection = {
  /** The Cookie header of its upgrade, until the handshake has read it. */
  takeCookie(): string | undefined;
  /** To be called at the end of its handshake. */
  connected(): void;
  /** False for every CONNECT after the first: each would cost a session check. */
  isFirstConnect(): boolean;
  /** Whether a binary frame arrived since the last call. */
  hadBinary(): boolean;
  /** Cuts it at once, discarding what still waits to be sent. */
  cut(reason: CutReason): void;
};

type GuardParts = {
  limits: Pick<Limits, 'messagesASecond' | 'bytesASecond' | 'queuedPackets' | 'closeTimeout'>;
  clock: () => number;
  seat: Pick<AddressSeat, 'connected' | 'punish'>;
  onCut(reason: CutReason): void;
};

/** Whether what a connection sends is still within the budget of its second. */
function createBudget({ limits, clock }: Pick<GuardParts, 'limits' | 'clock'>) {
  const { messagesASecond, bytesASecond } = limits;
  const second = { from: 0, frames: 0, bytes: 0 };
  return (frames: number, bytes: number): boolean => {
    const now = clock();
    if (now - second.from >= 1000 || now < second.from)
      Object.assign(second, { from: now, frames: 0, bytes: 0 });
    second.frames += frames;
    second.bytes += bytes;
    return second.frames <= messagesASecond && second.bytes <= bytesASecond;
  };
}

/**
 * Guards a new connection: cuts it when its reader stalls or it sends too much, and releases the
 * upgrade request, which Engine.IO would keep for the connection's lifetime.
 */
export function guardConnection(connection: Connection, parts: GuardParts): GuardedConnection {
  const { limits, clock, seat, onCut } = parts;
  const { socket, headers } = connection.request;
  const state = {
    cookie: headers.cookie,
    isConnected: false,
    connects: 0,
    binary: false,
    queued: 0,
  };
  releaseRequest(connection);
  const isWithinBudget = createBudget({ limits, clock });

  function cut(reason: CutReason): void {
    if (connection.readyState === 'closed') return;
    onCut(reason);
    // A reader may be slow without wanting it.
    if (reason !== 'slow') seat.punish();
    connection.close(true);
    // The closing handshake would wait behind data that the peer does not read.
    socket.destroy();
  }

  function mayPass(frames: number, bytes: number): boolean {
    const may = isWithinBudget(frames, bytes);
    if (!may) cut('budget');
    return may;
  }

  connection.on('packet', ({ data }: { data?: unknown }) => {
    if (data !== undefined && typeof data !== 'string') state.binary = true;
    mayPass(1, 0);
  });
  const webSocket = webSocketOf(connection);
  webSocket.on('ping', (data) => {
    if (mayPass(1, 0)) webSocket.pong(data);
  });
  webSocket.on('pong', () => mayPass(1, 0));
  filterBytes(socket, (bytes) => mayPass(0, bytes));
  connection.on('packetCreate', () => {
    state.queued += 1;
    if (state.queued > limits.queuedPackets) cut('slow');
  });
  connection.on('flush', () => {
    state.queued = 0;
  });
  connection.once('close', () => {
    // Whoever has not said a word will not answer the closing handshake either.
    if (!state.isConnected) socket.destroySoon();
    if (!socket.destroyed) setTimeout(() => socket.destroy(), limits.closeTimeout).unref();
  });
  return {
    connected() {
      state.isConnected = true;
      seat.connected();
    },
    takeCookie() {
      const { cookie } = state;
      state.cookie = undefined;
      return cookie;
    },
    isFirstConnect() {
      state.connects += 1;
      return state.connects === 1;
    },
    hadBinary() {
      const { binary } = state;
      state.binary = false;
      return binary;
    },
    cut,
  };
}
