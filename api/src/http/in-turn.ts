import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const turns = new WeakMap<IncomingMessage, { since: number; waited: number }>();

/** Milliseconds behind earlier requests of its connection. */
export const waitedFor = (request: IncomingMessage): number => turns.get(request)?.waited ?? 0;

export type CutReason = 'pipelined' | 'unread';

export type TurnOptions = {
  mostWaiting: number;
  cut: (reason: CutReason) => void;
};

/**
 * Answers the requests of a connection one after the other. Node itself takes everything sent in
 * one packet, some 1,500 requests, and keeps their answers in memory. No browser or proxy
 * pipelines, so a connection with more than a few waiting is closed; others of its address stay,
 * because a whole school may be behind it.
 */
export function inTurn(answer: RequestListener, options: TurnOptions) {
  const { mostWaiting, cut } = options;
  const waiting = new WeakMap<Socket, Exchange[]>();

  function begin({ request, response }: Exchange): void {
    const turn = turns.get(request);
    if (turn) turn.waited = performance.now() - turn.since;
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
        waiting.set(socket, []);
        begin({ request, response });
      } else if (others.length < mostWaiting) {
        turns.set(request, { since: performance.now(), waited: 0 });
        others.push({ request, response });
      } else {
        cut('pipelined');
        socket.destroy();
      }
    },
    /** An idle connection ends, unless its answer is in progress. */
    onIdle(socket: Socket): void {
      const isUnread = socket.writableLength > 0;
      if (!isUnread && waiting.has(socket)) return;
      if (isUnread) cut('unread');
      socket.destroy();
    },
  };
}
