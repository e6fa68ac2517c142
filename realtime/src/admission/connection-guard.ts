import type { IncomingMessage } from 'node:http';
import { requestIdIn, traceparentIn } from '@craque/common/tracing/call-trace.ts';
import type { Socket as Connection } from 'engine.io';
import type { WebSocket } from 'ws';
import type { Limits } from '../process/limits.ts';
import type { CutReason } from '../process/metrics.ts';
import type { UpgradeHandler } from './upgrade-handler.ts';

type GuardParts = {
  limits: Pick<Limits, 'messagesASecond' | 'bytesASecond' | 'queuedPackets' | 'closeTimeout'>;
  clock: () => number;
  upgrades: Pick<UpgradeHandler, 'connected' | 'punish'>;
  webSocketOf(request: IncomingMessage): WebSocket | undefined;
  metrics: { cut(reason: CutReason): void };
};

/** False once a connection has sent more than it may in a second. */
function createBudget(
  { messagesASecond, bytesASecond }: GuardParts['limits'],
  clock: () => number,
) {
  const spent = { second: 0, frames: 0, bytes: 0 };
  return (bytes: number, frames: number): boolean => {
    const now = clock();
    if (now - spent.second >= 1000 || now < spent.second)
      Object.assign(spent, { second: now, frames: 0, bytes: 0 });
    spent.frames += frames;
    spent.bytes += bytes;
    return spent.frames <= messagesASecond && spent.bytes <= bytesASecond;
  };
}

/** What the handshake needs of the request. */
const firstOf = ({ cookie, traceparent, ...headers }: IncomingMessage['headers']) => ({
  cookie,
  requestId: requestIdIn(headers['x-request-id']),
  traceparent: traceparentIn(traceparent),
});

/**
 * Cuts a connection whose reader stalls or that sends too much, and releases the upgrade request,
 * which Engine.IO would keep.
 */
export function guardConnection(connection: Connection, parts: GuardParts) {
  const { limits, clock, upgrades, metrics } = parts;
  const { socket, headers } = connection.request;
  const webSocket = parts.webSocketOf(connection.request);
  const isWithinBudget = createBudget(limits, clock);
  const state = {
    first: firstOf(headers) as ReturnType<typeof firstOf> | undefined,
    isConnected: false,
    binary: false,
    queued: 0,
  };
  // As Socket.IO's documentation advises: nothing reads the request again.
  Object.assign(connection, { request: null });

  function cut(reason: CutReason): void {
    if (connection.readyState === 'closed') return;
    metrics.cut(reason);
    // A slow reader may not be to blame.
    if (reason !== 'slow') upgrades.punish(socket);
    connection.close(true);
    // The closing handshake would wait behind data that the peer does not read.
    socket.destroy();
  }

  function mayPass(bytes: number, frames = 0): boolean {
    if (connection.readyState === 'closed') return false;
    const may = isWithinBudget(bytes, frames);
    if (!may) cut('budget');
    return may;
  }

  connection.on('packet', ({ data }: { data?: unknown }) => {
    if (data !== undefined && typeof data !== 'string') state.binary = true;
    mayPass(0, 1);
  });
  webSocket?.on('ping', (data) => {
    if (mayPass(0, 1)) webSocket.pong(data);
  });
  webSocket?.on('pong', () => mayPass(0, 1));
  // Before `ws` works through the bytes.
  socket.prependListener('data', (bytes: Buffer) => mayPass(bytes.length));
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
    /** Of the request of its upgrade; undefined after the first CONNECT, as each costs a check. */
    firstConnect() {
      const { first } = state;
      state.first = undefined;
      return first;
    },
    hadBinary() {
      const { binary } = state;
      state.binary = false;
      return binary;
    },
    cut,
  };
}

export type GuardedConnection = ReturnType<typeof guardConnection>;
