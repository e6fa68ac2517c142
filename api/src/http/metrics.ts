import type { Request, RequestHandler, Response } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { CutReason } from './in-turn.ts';
import { routeLabel } from './request-log.ts';

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

function methodLabel({ method }: Request, { statusCode }: Response): string {
  return knownMethods.has(method) && statusCode !== 405 ? method : 'other';
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered calls',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route'] as const,
    buckets: seconds,
    registers: [registry],
  });
  const lost = new Counter({
    name: 'pushes_lost_total',
    help: 'Events for sockets that could not be published',
    registers: [registry],
  });
  const cut = new Counter({
    name: 'http_connections_cut_total',
    help: 'Connections closed for requests without waiting, or for answers that nobody read',
    labelNames: ['reason'] as const,
    registers: [registry],
  });
  /**
   * Counts and times every call under its route's pattern, so that an id never becomes a label
   * (pages and files under `page` and `file`), and under its method, or `other` if its route does
   * not have it: callers may send thirty more.
   */
  const measure: RequestHandler = (request, response, next) => {
    const start = performance.now();
    response.once('finish', () => {
      const route = routeLabel(request, response);
      const method = methodLabel(request, response);
      requests.inc({ method, route, status: response.statusCode });
      duration.observe({ method, route }, (performance.now() - start) / 1000);
    });
    next();
  };
  return {
    /** For other measurements of this process. */
    registry,
    /** Events that could not be made, or that Redis did not accept; clients poll for them. */
    countLostPush: () => lost.inc(),
    /** Connections closed for what their callers did. */
    countCut: (reason: CutReason) => cut.inc({ reason }),
    measure,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
