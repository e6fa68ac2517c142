import type { IncomingMessage } from 'node:http';
import type { Socket as Connection } from 'engine.io';
import type { Socket } from 'socket.io';

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
