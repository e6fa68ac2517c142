import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** For answers that are not pages: they may load nothing. */
function helmetHeaders(isHttps: boolean): Map<string, string> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isHttps && {
      maxAge: 365 * 24 * 60 * 60,
      includeSubDomains: false,
    },
  });
  set({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Computed once, as helmet took a tenth of a guess's time. */
export function apiHeaders(isHttps: boolean): RequestHandler {
  const headers = helmetHeaders(isHttps);
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

const ofContent = [...helmetHeaders(true).keys()];

/** 204, without the headers that say what may be done with a body: they would be most of it. */
export function sendNothing(response: Response): void {
  for (const name of ofContent) response.removeHeader(name);
  response.status(204).end();
}
