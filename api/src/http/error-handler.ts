import type { ErrorBody, ErrorCode } from '@craque/common/contracts/errors.ts';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/store.ts';
import { AppError } from '../errors/app-error.ts';
import { requestIdOf } from './request-log.ts';

/** Errors thrown by the body parser and the router, by their `type` or status. */
const parserCodes: Readonly<Record<string, ErrorCode>> = {
  'entity.parse.failed': 'invalid_json',
  'entity.verify.failed': 'invalid_json',
};
const statusCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

function appErrorFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StoreUnavailable)
    return new AppError('store_unavailable', { retryAfter: 1 });
  const { type, status } = error as { type?: string; status?: number };
  const code = parserCodes[type ?? ''] ?? statusCodes[status ?? 0];
  // Such as an unsatisfiable Range.
  const isCallersError = status !== undefined && status >= 400 && status < 500;
  return new AppError(code ?? (isCallersError ? 'bad_request' : 'internal'));
}

/** Of what would have been sent: an error must not be kept in a cache in its place. */
const ofContent = ['Cache-Control', 'Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified'];

export function sendError(response: Response, error: AppError): void {
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...(error.errors.length > 0 && { errors: [...error.errors] }),
    requestId: requestIdOf(response),
  };
  for (const name of ofContent) response.removeHeader(name);
  response.set('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
  response.status(error.status).json(body);
}

/** The only place that writes an error's body. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const known = appErrorFrom(error);
    // A refused flood is no failure, and logging its stacks would cost more than the calls.
    if (known.status >= 500 && known.code !== 'busy') {
      log.error(
        { err: error, requestId: requestIdOf(response), path: request.path },
        known.message,
      );
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    sendError(response, known);
  };
}

export const notFound: RequestHandler = () => {
  throw new AppError('not_found');
};
