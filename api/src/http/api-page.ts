import type { Express } from 'express';
import { pageIn, pagePolicy } from './client.ts';
import { labelRoute } from './request-log.ts';
import { sendCompressed } from './send-compressed.ts';

/** The OpenAPI document for readers, at the address of which all calls are below. */
export function mountApiPage(
  app: Express,
  { directory, isHttps }: { directory: string; isHttps: boolean },
): void {
  const html = pageIn(directory, 'api');
  if (html === undefined) return;
  const policy = pagePolicy(html, isHttps)();
  app.get(['/api', '/api/'], (request, response, next) => {
    labelRoute(response, 'page');
    policy(request, response, (error?: unknown) => {
      if (error) return next(error);
      response.set('Cache-Control', 'no-cache').type('html');
      sendCompressed(request, response, html).catch(next);
    });
  });
}
