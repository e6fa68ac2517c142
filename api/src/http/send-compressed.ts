import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * For a text made anew for every answer. It must not repeat anything of the request: its length
 * would reveal a secret in it.
 */
export async function sendCompressed(
  request: Request,
  response: Response,
  text: string,
): Promise<void> {
  response.vary('Accept-Encoding');
  if (request.acceptsEncodings('br')) {
    response.set('Content-Encoding', 'br').send(await brotli(text, brotliParams));
  } else if (request.acceptsEncodings('gzip')) {
    response.set('Content-Encoding', 'gzip').send(await zip(text));
  } else response.send(text);
}

export type Packed = { identity: string; br: Buffer; gzip: Buffer };

/** For a text that many get. */
export async function pack(identity: string): Promise<Packed> {
  const [br, packed] = await Promise.all([brotli(identity, brotliParams), zip(identity)]);
  return { identity, br, gzip: packed };
}

export function sendPacked(request: Request, response: Response, packed: Packed): void {
  response.vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each));
  if (encoding) response.set('Content-Encoding', encoding);
  response.send(packed[encoding ?? 'identity']);
}
