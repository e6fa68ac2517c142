import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';

/** Every answer carries an id made here, so that a report can be found in the log. */
export const assignRequestId: RequestHandler = (_request, response, next) => {
  response.set(header, randomUUID());
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.get(header) ?? '');
}
