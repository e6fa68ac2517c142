import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Why a connection was cut: too many requests waiting on it, or an answer that nobody reads. */
export type CutReason = 'pipelined' | 'unread';

export type TurnOptions = {
  /** Requests of one connection that may wait for the answer before theirs. */
  mostWaiting: number;
  cut: (reason: CutReason) => void;
};

export type Turns = {
  handle: RequestListener;
  /** To be called when nothing has moved on a connection for a while: cuts it, unless the answer is still being made. */
  onIdle: (socket: Socket) => void;
};

/**
 * Answers the requests of a connection one after the other: the next one is looked at when the
 * caller has taken the answer before it. Node itself hands over everything that was sent in one
 * packet, some 1,500 requests, and keeps all of their answers in memory for a caller who reads none
 * of them. No browser and no proxy sends a request before it has the answer to the last one, so a
 * connection with more than a few waiting is closed.
 */
export function inTurn(answer: RequestListener, { mostWaiting, cut }: TurnOptions): Turns {
  /** What waits on each connection that is being answered. */
  const waiting = new WeakMap<Socket, Exchange[]>();

  function close(socket: Socket, reason: CutReason): void {
    cut(reason);
    socket.destroy();
  }

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
    handle(request, response) {
      const { socket } = request;
      // The rest of a packet whose connection has just been closed.
      if (socket.destroyed) return;
      const others = waiting.get(socket);
      if (others && others.length >= mostWaiting) close(socket, 'pipelined');
      else if (others) others.push({ request, response });
      else {
        waiting.set(socket, []);
        begin({ request, response });
      }
    },
    onIdle(socket) {
      const isWorking = waiting.has(socket) && socket.writableLength === 0;
      if (isWorking) return;
      if (socket.writableLength > 0) close(socket, 'unread');
      else socket.destroy();
    },
  };
}
