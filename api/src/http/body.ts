import express, { type RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Bytes of a body, also after decompression. */
export const bodyLimit = 32 * 1024;
const deepestNesting = 32;

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * True if brackets outside strings nest deeper than in any request of ours; JSON.parse itself would
 * accept it.
 */
function nestsTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (inString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > deepestNesting) return true;
    } else if (closing.has(byte)) depth -= 1;
  }
  return false;
}

const startsWithMark = (bytes: Uint8Array) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

const parser = express.json({
  limit: bodyLimit,
  type: 'application/json',
  verify(_request, _response, bytes) {
    // The parser writes a status into the thrown error, so it cannot be our frozen class.
    if (startsWithMark(bytes) || nestsTooDeep(bytes)) throw new Error('not a JSON body of ours');
  },
});

/**
 * JSON is UTF-8 (RFC 8259); in any other encoding the brackets could not be counted in the bytes.
 */
function isOtherCharset(type: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type ?? '')?.[1];
  return charset !== undefined && charset.toLowerCase() !== 'utf-8';
}

/** Reads a JSON body; any other kind is 415, an absent body is an empty object. */
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
    else if (request.body === undefined || Array.isArray(request.body))
      next(new AppError('invalid_json'));
    else next();
  });
};
