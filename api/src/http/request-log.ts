import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';

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
        route: String(request.route?.path ?? 'none'),
        status,
        milliseconds: Math.round(performance.now() - start),
      };
      log[status < 400 ? 'debug' : 'info'](line, 'answered');
    });
    next();
  };
}
