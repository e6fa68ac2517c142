import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

type Constructor<T> = new (...values: never[]) => T;

/**
 * Express changes the prototype of every request and response it is given, which makes V8 discard
 * its optimizations for them. For objects created with Express's prototypes that change is a no-op.
 * This is the only thing the api relies on beyond Express's documentation, so Express is pinned to
 * one release; the test beside this file shows whether the next one still works.
 */
function bornAs<T>(base: Constructor<T>, prototype: object): Constructor<T> {
  function Born(...values: never[]) {
    return Reflect.construct(base, values, new.target ?? base);
  }
  Born.prototype = prototype;
  return Born as unknown as Constructor<T>;
}

/**
 * An http server for the app that gives slow senders 5 s for the headers and 10 s for the request;
 * a proxy in front keeps connections for 60 s. `takesUpgrade`: which upgrade requests are not the
 * app's.
 */
export function createHttpServer(
  app: Express,
  takesUpgrade?: (request: IncomingMessage) => boolean,
): Server {
  return createServer(
    {
      IncomingMessage: bornAs(IncomingMessage, app.request) as unknown as typeof IncomingMessage,
      ServerResponse: bornAs(ServerResponse, app.response) as unknown as typeof ServerResponse,
      maxHeaderSize: 16 * 1024,
      requestTimeout: 10_000,
      headersTimeout: 5_000,
      keepAliveTimeout: 65_000,
      ...(takesUpgrade && { shouldUpgradeCallback: takesUpgrade }),
    },
    app,
  );
}
