import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import type { RefusalReason } from '../process/metrics.ts';

export type UpgradeHandlerParts = {
  /** Exact origins of pages that may connect; read at each upgrade. */
  origins: ReadonlySet<string>;
  maxSockets: number;
  queuedBytes: number;
  /** Takes over an accepted upgrade. */
  admit(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  refused(reason: RefusalReason): void;
};

export type UpgradeHandler = {
  attach(server: Server): void;
  /** Number of open connections. */
  count(): number;
  /** From now on every upgrade is answered 503. */
  close(): void;
  /** Cuts the connections with too many bytes waiting for their reader; returns their number. */
  cutStalled(): number;
  destroyAll(): void;
};

function answer(socket: Duplex, status: number): void {
  const message = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${message}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(status === 503 ? ['Retry-After: 1'] : []),
  ];
  // Half-open sockets of an http server stay open until destroyed.
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const urlOf = ({ url = '' }: IncomingMessage) => url.split('?', 2);

/**
 * The server's `shouldUpgradeCallback`: any other upgrade request is answered as an ordinary one.
 */
export function takesUpgrade(request: IncomingMessage): boolean {
  const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
  return isWebSocket && urlOf(request)[0] === socketPath;
}

/**
 * Handles the upgrades of an http server, and refuses unwanted ones before anything else sees them.
 * Counts connections instead of Engine.IO's clients, which are gone before a slow peer has closed
 * its end.
 */
export function createUpgradeHandler(parts: UpgradeHandlerParts): UpgradeHandler {
  const { origins, maxSockets, queuedBytes, admit, refused } = parts;
  const open = new Set<Duplex>();
  const closing = new AbortController();

  function refusalOf(
    request: IncomingMessage,
  ): [status: number, reason: RefusalReason] | undefined {
    const { origin } = request.headers;
    const [, query] = urlOf(request);
    if (origin !== undefined && !origins.has(origin)) return [403, 'origin'];
    if (closing.signal.aborted) return [503, 'draining'];
    if (open.size >= maxSockets) return [503, 'full'];
    const asked = new URLSearchParams(query);
    // `sid` would switch the transport of an existing connection and skip every check; there is
    // only one transport.
    if (asked.get('EIO') !== '4' || asked.has('sid')) return [400, 'request'];
    return undefined;
  }

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Without a listener a reset connection would end the process.
    socket.on('error', () => socket.destroy());
    const refusal = refusalOf(request);
    if (refusal) {
      refused(refusal[1]);
      answer(socket, refusal[0]);
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    admit(request, socket, head);
  }

  return {
    attach: (server) => void server.on('upgrade', handleUpgrade),
    count: () => open.size,
    close: () => closing.abort(),
    cutStalled() {
      const stalled = [...open].filter((socket) => socket.writableLength > queuedBytes);
      for (const socket of stalled) socket.destroy();
      return stalled.length;
    },
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}
