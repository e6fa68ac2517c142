import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const header = 'X-Request-Id';

/** Sent with every answer, so that a reported error can be found in the log. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.set(header, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}

const labels = new WeakMap<ServerResponse, string>();

/** Labels an answer that no route makes. */
export function labelRoute(response: ServerResponse, label: 'page' | 'file'): void {
  labels.set(response, label);
}

function routeLabel(request: Request, response: Response): string {
  return labels.get(response) ?? String(request.route?.path ?? 'none');
}

/** Never logs bodies, cookies or queries. */
export function observeAnswers(log: Logger, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.once('finish', () => {
      const { statusCode: status } = response;
      const route = routeLabel(request, response);
      const milliseconds = performance.now() - start;
      metrics.measure(request, response, { route, seconds: milliseconds / 1000 });
      const level = status < 400 ? 'debug' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const { method } = request;
      const requestId = requestIdOf(response);
      log[level](
        { requestId, method, route, status, milliseconds: Math.round(milliseconds) },
        'answered',
      );
    });
    next();
  };
}
