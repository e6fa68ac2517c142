import type { Socket as Connection } from 'engine.io';
import type { Limits } from '../process/limits.ts';
import type { CutReason } from '../process/metrics.ts';
import { filterBytes, releaseRequest, webSocketOf } from './engine-internals.ts';
import type { UpgradeHandler } from './upgrade-handler.ts';

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
  upgrades: Pick<UpgradeHandler, 'connected' | 'punish'>;
  onCut(reason: CutReason): void;
};

/** What a connection has sent since the second began (ms since the epoch). */
type Spent = { second: number; frames: number; bytes: number };
const nothingSpent: Readonly<Spent> = { second: 0, frames: 0, bytes: 0 };

function spend(spent: Spent, sent: { now: number; frames: number; bytes: number }): void {
  const { now, frames, bytes } = sent;
  if (now - spent.second >= 1000 || now < spent.second)
    Object.assign(spent, { second: now, frames: 0, bytes: 0 });
  spent.frames += frames;
  spent.bytes += bytes;
}

/**
 * Guards a new connection: cuts it when its reader stalls or it sends too much, and releases the
 * upgrade request, which Engine.IO would keep for the connection's lifetime.
 */
export function guardConnection(connection: Connection, parts: GuardParts): GuardedConnection {
  const { limits, clock, upgrades, onCut } = parts;
  const { socket, headers } = connection.request;
  const state = {
    cookie: headers.cookie,
    isConnected: false,
    connects: 0,
    binary: false,
    queued: 0,
    ...nothingSpent,
  };
  releaseRequest(connection);

  function cut(reason: CutReason): void {
    if (connection.readyState === 'closed') return;
    onCut(reason);
    // A slow reader may not be to blame.
    if (reason !== 'slow') upgrades.punish(socket);
    connection.close(true);
    // The closing handshake would wait behind data that the peer does not read.
    socket.destroy();
  }

  /** Counts what it sends; false, and the connection is cut, beyond the budget of the second. */
  function mayPass(bytes: number, frames = 0): boolean {
    spend(state, { now: clock(), frames, bytes });
    const may = state.frames <= limits.messagesASecond && state.bytes <= limits.bytesASecond;
    if (!may) cut('budget');
    return may;
  }

  connection.on('packet', ({ data }: { data?: unknown }) => {
    if (data !== undefined && typeof data !== 'string') state.binary = true;
    mayPass(0, 1);
  });
  const webSocket = webSocketOf(connection);
  webSocket.on('ping', (data) => {
    if (mayPass(0, 1)) webSocket.pong(data);
  });
  webSocket.on('pong', () => mayPass(0, 1));
  filterBytes(webSocket, mayPass);
  connection.on('packetCreate', () => {
    state.queued += 1;
    if (state.queued > limits.queuedPackets) cut('slow');
  });
  connection.on('flush', () => {
    state.queued = 0;
  });
  connection.once('close', () => {
    // A client that has sent nothing will not answer the closing handshake either.
    if (!state.isConnected) socket.destroySoon();
    if (!socket.destroyed) setTimeout(() => socket.destroy(), limits.closeTimeout).unref();
  });
  return {
    connected() {
      state.isConnected = true;
      upgrades.connected(socket);
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
