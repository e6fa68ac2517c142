import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@craque/common/network/client-address.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** `banned`: another connection of the address was cut for its requests. */
export type CutReason = 'pipelined' | 'unread' | 'banned';

export type TurnOptions = {
  mostWaiting: number;
  /**
   * Milliseconds for which the address of a cut connection is banned; 0 behind a proxy.
   */
  banTime: number;
  cut: (reason: CutReason) => void;
};

const addressOf = ({ remoteAddress }: Socket) => addressKey(remoteAddress ?? '');

function createBans(banTime: number, cut: (reason: CutReason) => void) {
  const banned = new Set<string>();
  /** Connections without a request yet. */
  const unused = new Set<Socket>();

  function refuse(socket: Socket): void {
    cut('banned');
    socket.destroy();
  }

  return {
    admit(socket: Socket) {
      if (banTime === 0) return;
      if (banned.size > 0 && banned.has(addressOf(socket))) return refuse(socket);
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    },
    used: (socket: Socket) => void unused.delete(socket),
    /** Also refuses unused connections of the same address. */
    ban(socket: Socket) {
      const address = addressOf(socket);
      if (banTime === 0 || banned.has(address)) return;
      banned.add(address);
      setTimeout(() => banned.delete(address), banTime).unref();
      for (const other of unused) if (addressOf(other) === address) refuse(other);
    },
  };
}

/**
 * Answers the requests of a connection one after the other. Node itself takes everything sent in
 * one packet, some 1,500 requests, and keeps their answers in memory. No browser or proxy
 * pipelines, so a connection with more than a few waiting is closed.
 */
export function inTurn(answer: RequestListener, options: TurnOptions) {
  const { mostWaiting, banTime, cut } = options;
  const waiting = new WeakMap<Socket, Exchange[]>();
  const bans = createBans(banTime, cut);

  function begin({ request, response }: Exchange): void {
    response.once('close', () => endTurn(request.socket));
    answer(request, response);
  }

  function endTurn(socket: Socket): void {
    const next = waiting.get(socket)?.shift();
    if (next && !socket.destroyed) begin(next);
    else waiting.delete(socket);
  }

  return {
    onRequest(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      // The rest of a packet on a closed connection.
      if (socket.destroyed) return;
      const others = waiting.get(socket);
      if (!others) {
        bans.used(socket);
        waiting.set(socket, []);
        begin({ request, response });
      } else if (others.length < mostWaiting) others.push({ request, response });
      else {
        cut('pipelined');
        bans.ban(socket);
        socket.destroy();
      }
    },
    onConnection: bans.admit,
    /** A connection upgraded to a socket is never banned. */
    onUpgrade: ({ socket }: IncomingMessage) => bans.used(socket),
    /** An idle connection ends, unless its answer is in progress. */
    onIdle(socket: Socket): void {
      const isUnread = socket.writableLength > 0;
      if (!isUnread && waiting.has(socket)) return;
      if (isUnread) cut('unread');
      socket.destroy();
    },
  };
}
