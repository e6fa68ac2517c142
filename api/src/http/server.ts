import type { IncomingMessage, Server } from 'node:http';
import { createServer } from '@craque/common/network/node-http.ts';
import { slowSenders } from '@craque/common/settings/slow-senders.ts';
import type { Express } from 'express';
import { type CutReason, inTurn } from './in-turn.ts';

/** Requests of one connection that may wait for the answer before theirs. */
const mostWaiting = 16;
/** Milliseconds without a new connection for the address of one that had more. */
const banTime = 60_000;
/** Milliseconds in which a caller has to take some of an answer. */
const readTimeout = 20_000;

export type ServerOptions = {
  /** Which upgrade requests are not the app's. */
  takesUpgrade?: ((request: IncomingMessage) => boolean) | undefined;
  /** Whether the connections are a proxy's, of which none is ever banned; false by default. */
  isBehindProxy?: boolean;
  /** Multiplies the requests that may wait on a connection; 1 by default. */
  limitsFactor?: number;
  /** See above; another one in tests. */
  readTimeout?: number;
  /** Counts the connections that were closed for what their callers did. */
  cut?: (reason: CutReason) => void;
};

/**
 * An http server for the app. It closes the connections of slow senders (5 s for the headers and
 * 10 s for the request), of those who send one request after the other without waiting for answers,
 * and of those who do not read theirs. A proxy in front keeps connections for 60 s.
 */
export function createHttpServer(app: Express, options: ServerOptions = {}): Server {
  const { takesUpgrade, isBehindProxy = false, limitsFactor = 1, cut = () => undefined } = options;
  const turns = inTurn(app, {
    mostWaiting: Math.ceil(mostWaiting * limitsFactor),
    banTime: isBehindProxy ? 0 : banTime,
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
  server.prependListener('connection', turns.onConnection);
  if (takesUpgrade) server.prependListener('upgrade', turns.onUpgrade);
  // Node itself would answer an unknown `Expect` with 417, out of turn and uncounted.
  server.on('checkExpectation', turns.onRequest);
  return server.setTimeout(options.readTimeout ?? readTimeout, turns.onIdle);
}
