import type { IncomingMessage } from 'node:http';
import type { Socket as Connection } from 'engine.io';
import type { Socket } from 'socket.io';

/*
 * All that this service relies on in Engine.IO and Socket.IO beyond their documentation. Both are pinned to one release,
 * and the test beside this file says what the next one must still do.
 */

/**
 * Lets go of the upgrade's request, which Engine.IO would keep as long as the connection lives (documented), and of what
 * is in it, since a listener of Engine.IO's holds the request itself (not documented).
 */
export function releaseRequest(connection: Connection): IncomingMessage {
  const { request } = connection;
  Object.assign(connection, { request: null });
  Object.assign(request, { headers: {}, rawHeaders: [] });
  return request;
}

/** Stands in for the handshake of every socket that was let in. */
const spentHandshake = Object.freeze({ headers: {}, query: {}, auth: {} });

/** Lets go of the handshake, once it was read: kept, it would cost every socket a kilobyte. */
export function releaseHandshake(socket: Pick<Socket, 'handshake'>): void {
  Object.assign(socket, { handshake: spentHandshake });
}

/** Pings at once, unless something is still being written; the answer puts Engine.IO's own ping off. */
export function pingNow({ transport }: Pick<Connection, 'transport'>): void {
  if (transport.writable) transport.send([{ type: 'ping' }]);
}
