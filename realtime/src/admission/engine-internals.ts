import type { IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { type Socket as Connection, Socket as EngineSocket } from 'engine.io';
import type { Namespace, Socket } from 'socket.io';
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

/** What Socket.IO hands to a connection beside the text of a push: its frame, shared by all sockets. */
type PushOptions = { wsPreEncodedFrame?: readonly Buffer[] };

/**
 * Makes the frame of a push one piece of memory, once for all its sockets: of two pieces each
 * socket's write would have to make one anew.
 */
export function frameInOnePiece(adapter: Namespace['adapter']): void {
  type Encoding = { _encode(packet: object, options: PushOptions): unknown };
  const encoding = adapter as unknown as Encoding;
  const encode = encoding._encode;
  encoding._encode = (packet, options) => {
    const encoded = encode.call(adapter, packet, options);
    const { wsPreEncodedFrame: frame } = options;
    if (frame) options.wsPreEncodedFrame = [Buffer.concat(frame)];
    return encoded;
  };
}

/** The TCP socket of a connection on which nothing waits to be sent; undefined for any other. */
function freeSocketOf(connection: Connection): NetSocket | undefined {
  const { transport, readyState } = connection;
  const { writeBuffer } = connection as unknown as { writeBuffer: readonly unknown[] };
  if (readyState !== 'open' || !transport.writable || writeBuffer.length > 0) return undefined;
  const webSocket = webSocketOf(connection);
  const { _socket: socket } = webSocket as unknown as { _socket: NetSocket | null };
  const isFree = webSocket.readyState === webSocket.OPEN && socket?.writableLength === 0;
  return isFree ? socket : undefined;
}

/**
 * Returns a function that has a connection write the frames of pushes straight to its TCP socket, as
 * long as nothing waits there: Engine.IO's queue, events and callback cost more than the write. All
 * else, and any push to a reader who is behind, goes through them, so the order stays and the guard
 * counts what waits. `written` is called for each such frame.
 */
export function createFrameWriter(written: () => void): (connection: Connection) => void {
  type Write = Connection['write'];
  const { write: queued } = EngineSocket.prototype;
  // One function for all connections.
  function write(
    this: Connection,
    data: Parameters<Write>[0],
    options: Parameters<Write>[1],
    callback: Parameters<Write>[2],
  ): Connection {
    const frame = (options as PushOptions | undefined)?.wsPreEncodedFrame;
    const socket = frame?.length === 1 && !callback ? freeSocketOf(this) : undefined;
    if (!frame?.[0] || !socket) return queued.call(this, data, options, callback);
    socket.write(frame[0]);
    written();
    return this;
  }
  return (connection) => void Object.assign(connection, { write });
}
