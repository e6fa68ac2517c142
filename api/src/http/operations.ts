import { isIP } from 'node:net';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { hasBearer } from '@craque/common/tokens/bearer.ts';
import type { Express, Request } from 'express';
import ipaddr from 'ipaddr.js';
import { AppError } from '../errors/app-error.ts';
import type { Metrics } from './metrics.ts';
import { createOpenApi } from './openapi.ts';

export type Readiness = () => Promise<void>;

export type OperationsParts = {
  ready: Readiness;
  metrics: Metrics;
  endpoints: readonly Endpoint[];
  /** Without it only local requests may read the metrics. */
  metricsToken?: string | undefined;
};

/** A proxy adds X-Forwarded-For, so a loopback address with it is a request from outside. */
function isLocal(request: Request): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
  return isLoopback && request.headers['x-forwarded-for'] === undefined;
}

export function mountHealth(app: Express): void {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
}

export function mountOperations(
  app: Express,
  { ready, metrics, endpoints, metricsToken }: OperationsParts,
): void {
  // Made with the first question, as a start would wait for it; shared by all answers.
  let openApi: Buffer | undefined;
  app.get('/readyz', async (_request, response) => {
    try {
      await ready();
      response.json({ status: 'ready' });
    } catch {
      response.status(503).set('Retry-After', '1').json({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, response) => {
    if (!isLocal(request) && !hasBearer(request.headers.authorization, metricsToken)) {
      throw new AppError('not_found');
    }
    response.type(metrics.contentType).send(await metrics.text());
  });
  app.get('/api/openapi.json', (_request, response) => {
    openApi ??= Buffer.from(JSON.stringify(createOpenApi(endpoints)));
    response.type('json').send(openApi);
  });
}
