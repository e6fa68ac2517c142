import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from '@craque/common/network/node-http.ts';
import { slowSenders } from '@craque/common/settings/slow-senders.ts';
import { type CutReason, inTurn } from './in-turn.ts';

/** Requests of one connection that may wait for an earlier answer. */
const mostWaiting = 16;
const readTimeout = 20_000;

export type ServerOptions = {
  takesUpgrade?: ((request: IncomingMessage) => boolean) | undefined;
  limitsFactor?: number;
  readTimeout?: number;
  cut?: (reason: CutReason) => void;
};

/**
 * Closes connections that send slowly (5 s for the headers, 10 s for the request), that send many
 * requests without waiting for answers, or that do not read the answers.
 */
export function createHttpServer(app: RequestListener, options: ServerOptions = {}): Server {
  const { takesUpgrade, limitsFactor = 1, cut = () => undefined } = options;
  const turns = inTurn(app, {
    mostWaiting: Math.ceil(mostWaiting * limitsFactor),
    cut,
  });
  const server = createServer(
    {
      ...slowSenders,
      keepAliveTimeout: 65_000,
      ...(takesUpgrade && { shouldUpgradeCallback: takesUpgrade }),
    },
    turns.onRequest,
  );
  // Node itself would answer an unknown `Expect` with 417, out of turn and uncounted.
  server.on('checkExpectation', turns.onRequest);
  return server.setTimeout(options.readTimeout ?? readTimeout, turns.onIdle);
}
