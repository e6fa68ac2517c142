import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

const header = 'X-Request-Id';

/** Every answer carries an id made here, so that a report can be found in the log. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.set(header, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}

const labels = new WeakMap<ServerResponse, string>();

/** Names the answer where no route does: `page` or `file`. */
export function labelRoute(response: ServerResponse, label: 'page' | 'file'): void {
  labels.set(response, label);
}

/** What metrics and log call the route of a request: `page`, `file`, its pattern, or `none`. */
export function routeLabel(request: Request, response: Response): string {
  return labels.get(response) ?? String(request.route?.path ?? 'none');
}

/** One line per answer: errors at info, the rest at debug; never bodies, cookies or queries. */
export function createRequestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const level = log.isLevelEnabled('debug') ? 'debug' : 'info';
    const start = performance.now();
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (level === 'info' && status < 400) return;
      const line = {
        requestId: requestIdOf(response),
        method: request.method,
        route: routeLabel(request, response),
        status,
        milliseconds: Math.round(performance.now() - start),
      };
      log[status < 400 ? 'debug' : 'info'](line, 'answered');
    });
    next();
  };
}
