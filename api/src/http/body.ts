import express, { type RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Bytes, also after decompression. */
export const bodyLimit = 32 * 1024;
const deepestNesting = 32;

/** JSON.parse itself would accept any depth. */
const nestsTooDeep = (value: unknown, left = deepestNesting): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((each) => nestsTooDeep(each, left - 1)));

const parser = express.json({
  limit: bodyLimit,
  type: 'application/json',
  verify(_request, _response, [first, second, third]) {
    // A byte order mark. The parser writes a status into the error, so it cannot be our frozen class.
    if (first === 0xef && second === 0xbb && third === 0xbf) throw new Error('not a JSON body');
  },
});

/** JSON is UTF-8 (RFC 8259). */
function isOtherCharset(type: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type ?? '')?.[1];
  return charset !== undefined && charset.toLowerCase() !== 'utf-8';
}

/** Reads a JSON body; any other type is 415, an absent body is an empty object. */
export const readBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const isEmpty =
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (isEmpty) {
    request.body = {};
    next();
    return;
  }
  if (!request.is('application/json') || isOtherCharset(headers['content-type'])) {
    next(new AppError('unsupported_media_type'));
    return;
  }
  parser(request, response, (error?: unknown) => {
    if (error) next(error);
    else if (!request.body || Array.isArray(request.body) || nestsTooDeep(request.body))
      next(new AppError('invalid_json'));
    else next();
  });
};
