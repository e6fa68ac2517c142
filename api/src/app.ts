import { endpoints } from '@craque/common/contracts/api.ts';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { apiHeaders } from './http/api-headers.ts';
import { createErrorHandler, notFound } from './http/error-handler.ts';
import { createMount, type MountDependencies, refuseOtherMethods } from './http/mount.ts';
import { type InternalDependencies, mountInternal } from './http/internal-routes.ts';
import type { Metrics } from './http/metrics.ts';
import { mountHealth, mountOperations, type Readiness } from './http/operations.ts';
import { observeAnswers } from './http/request-log.ts';
import { mountRoutes, type RouteDependencies } from './routes.ts';

export type AppDependencies = MountDependencies &
  RouteDependencies &
  Pick<InternalDependencies, 'secrets'> & {
    metricsToken?: string | undefined;
    log: Logger;
    metrics: Metrics;
    ready: Readiness;
    /** Number of proxies in front whose X-Forwarded-For is trusted. */
    trustProxy: number;
    isHttps: boolean;
    /** Adds what else this process serves: the built client in the embedded server. */
    mountRest?: (app: Express) => void;
    /** Its page at `/api`. */
    mountPage?: (app: Express) => void;
  };

function configure(app: Express, { trustProxy }: AppDependencies): void {
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.disable('x-powered-by');
}

/** The whole api as an Express app, which tests run with other dependencies. */
export function createApp(dependencies: AppDependencies): Express {
  const { log, metrics, ready, isHttps, mountRest, mountPage } = dependencies;
  const app = express();
  configure(app, dependencies);
  const isBehindProxy = dependencies.trustProxy > 0;
  app.use(observeAnswers({ log, metrics, isBehindProxy }), apiHeaders(isHttps));
  app.use('/api', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  mountHealth(app);
  mountInternal(app, { ...dependencies, liveSessions: dependencies.sessions.liveAmong });
  // Before any look-up, so that requests over the limit cost the store nothing.
  app.use(async (request, response, next) => {
    await dependencies.rateLimit.countAddress(
      { request, response },
      dependencies.identity.deviceOf,
    );
    next();
  });
  mountOperations(app, { ready, metrics, endpoints, metricsToken: dependencies.metricsToken });
  mountRoutes(createMount(app, dependencies), dependencies);
  refuseOtherMethods(app, endpoints);
  mountPage?.(app);
  app.use('/api', notFound);
  mountRest?.(app);
  app.use(notFound);
  app.use(createErrorHandler(log));
  return app;
}
