import type { IncomingMessage } from 'node:http';
import type { Socket as Connection } from 'engine.io';
import type { Socket } from 'socket.io';
import type { WebSocket } from 'ws';

/* Everything this service relies on in Engine.IO and Socket.IO beyond their documentation.
   Both are pinned to one release; the test beside this file shows whether the next one still
   works. */

/**
 * Drops the upgrade request, which Engine.IO would keep for the lifetime of the connection
 * (documented), and empties it, because one of Engine.IO's own listeners still references it (not
 * documented).
 */
export function releaseRequest(connection: Connection): IncomingMessage {
  const { request } = connection;
  Object.assign(connection, { request: null });
  Object.assign(request, { headers: {}, rawHeaders: [] });
  return request;
}

/** The WebSocket under a connection, whose pings and pongs Engine.IO does not report. */
export function webSocketOf({ transport }: Connection): WebSocket {
  return (transport as unknown as { socket: WebSocket }).socket;
}

/**
 * Lets only those bytes of a WebSocket through for which `isAllowed` says so: `ws` would work
 * through all of a chunk of 64 KiB, ten thousand pings, even on a closed socket. Another listener
 * of the connection in place of the one of `ws` would cost each socket a kilobyte.
 */
export function filterBytes(webSocket: WebSocket, isAllowed: (bytes: number) => boolean): void {
  type Receiver = { write(chunk: Buffer): boolean };
  const { _receiver: receiver } = webSocket as unknown as { _receiver: Receiver };
  const { write } = receiver;
  receiver.write = (chunk) => !isAllowed(chunk.length) || write.call(receiver, chunk);
}

/** Replaces the handshake of every admitted socket. */
const emptyHandshake = Object.freeze({ headers: {}, query: {}, auth: {} });

/**
 * Drops the handshake once it has been read; keeping it would cost each socket about a kilobyte.
 */
export function releaseHandshake(socket: Pick<Socket, 'handshake'>): void {
  Object.assign(socket, { handshake: emptyHandshake });
}

/** Pings now, unless a write is in progress; the pong postpones Engine.IO's own ping. */
export function pingNow({ transport }: Pick<Connection, 'transport'>): void {
  if (transport.writable) transport.send([{ type: 'ping' }]);
}
