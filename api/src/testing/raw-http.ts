import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

/** A request by node:http: nothing is decompressed, and every header is sent unchanged. */
export async function rawRequest(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string | string[]>; body?: Uint8Array } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  const { hostname, port } = new URL(origin);
  const request = httpRequest({ hostname, port, path, method, headers, agent: false });
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

export async function rawBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return text;
}
