import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import { addressKey, clientAddress } from '@craque/common/network/client-address.ts';
import { isKnownOrigin } from '@craque/common/network/own-origin.ts';
import type { Limits } from '../process/limits.ts';
import type { RefusalReason } from '../process/metrics.ts';
import { type AddressSeat, createAddressSeats, type SeatLimits } from './address-seats.ts';
import { answerUpgrade, createRefusals } from './refusals.ts';

export type UpgradeHandlerParts = {
  origins: ReadonlySet<string>;
  maxSockets: number;
  limits: Pick<Limits, 'queuedBytes' | 'refusalDelay'> & SeatLimits;
  trustProxy: number;
  admit(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  refused(reason: RefusalReason): void;
};

const urlOf = ({ url = '' }: IncomingMessage) => url.split('?', 2);

/** Any other upgrade request is answered as an ordinary one. */
export function takesUpgrade(request: IncomingMessage): boolean {
  const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
  return isWebSocket && urlOf(request)[0] === socketPath;
}

type Refusal = [status: number, reason: RefusalReason];

function isProper(request: IncomingMessage, head: Buffer): boolean {
  const asked = new URLSearchParams(urlOf(request)[1]);
  // `sid` would skip every check, and frames before the answer would be read uncounted.
  return asked.get('EIO') === '4' && !asked.has('sid') && head.length === 0;
}

/**
 * Refuses unwanted upgrades. Counts connections instead of Engine.IO's clients, which are gone
 * before a slow peer has closed its end.
 */
export function createUpgradeHandler(parts: UpgradeHandlerParts) {
  const { origins, maxSockets, limits, trustProxy, admit, refused } = parts;
  const seats = createAddressSeats(limits);
  const open = new Map<Duplex, AddressSeat>();
  const refusals = createRefusals(limits.refusalDelay);
  const closing = new AbortController();

  function refusalOf(request: IncomingMessage, head: Buffer): Refusal | undefined {
    if (!isKnownOrigin(request.headers, origins)) return [403, 'origin'];
    if (closing.signal.aborted) return [503, 'draining'];
    if (open.size >= maxSockets) return [503, 'full'];
    return isProper(request, head) ? undefined : [400, 'request'];
  }

  function refuse(socket: Duplex, status: number, reason: RefusalReason): void {
    refused(reason);
    // Another node may have room, so nginx has to know at once.
    if (status === 503) answerUpgrade(socket, status);
    else refusals.hold(socket, status);
  }

  function accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const seat = seats.take(addressKey(clientAddress(request, trustProxy)));
    if (seat) {
      open.set(socket, seat);
      socket.once('close', () => {
        open.delete(socket);
        seats.leave(seat);
      });
      admit(request, socket, head);
    } else refuse(socket, 429, 'address');
  }

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Without a listener a reset connection would end the process.
    socket.on('error', () => socket.destroy());
    const refusal = refusalOf(request, head);
    if (refusal) refuse(socket, ...refusal);
    else accept(request, socket, head);
  }

  return {
    attach: (server: Server) => void server.on('upgrade', handleUpgrade),
    count: () => open.size,
    connected: (socket: Duplex) => seats.connected(open.get(socket)),
    punish: (socket: Duplex) => seats.punish(open.get(socket)),
    /** From now on every upgrade is answered 503. */
    close: () => closing.abort(),
    /** Cuts the connections with too many bytes waiting for their reader; returns their number. */
    cutStalled(): number {
      const stalled = [...open.keys()].filter(
        (socket) => socket.writableLength > limits.queuedBytes,
      );
      for (const socket of stalled) socket.destroy();
      return stalled.length;
    },
    destroyAll(): void {
      for (const socket of open.keys()) socket.destroy();
      refusals.destroyAll();
    },
  };
}

export type UpgradeHandler = ReturnType<typeof createUpgradeHandler>;
