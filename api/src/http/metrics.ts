import { version } from '@craque/common/settings/version.ts';
import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import type { reportFault } from '@craque/common/contracts/faults.ts';
import type { Request, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CutReason } from './in-turn.ts';
import { createWorkMetrics } from './work-metrics.ts';

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

function methodLabel({ method }: Request, { statusCode }: Response): string {
  return knownMethods.has(method) && statusCode !== 405 ? method : 'other';
}

type PageFault = BodyOf<typeof reportFault>['kind'];
type Measured = { route: string; seconds: number };

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'craque_build_info',
    help: 'Always 1: which version runs',
    labelNames: ['version', 'node'] as const,
    registers: [registry],
  }).set({ version, node: process.version }, 1);
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
    buckets: durations,
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
  const faults = new Counter({
    name: 'page_faults_total',
    help: 'Errors, torn parts and refused scripts that pages have reported',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  return {
    registry,
    ...createWorkMetrics(registry),
    countPageFault: (kind: PageFault) => faults.inc({ kind }),
    /** Clients make up for lost events by polling. */
    countLostPush: () => lost.inc(),
    countCut: (reason: CutReason) => cut.inc({ reason }),
    /** Under the call's method, or `other` if its route does not have it: callers may send more. */
    measure(request: Request, response: Response, { route, seconds }: Measured): void {
      const method = methodLabel(request, response);
      requests.inc({ method, route, status: response.statusCode });
      duration.observe({ method, route }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
