import { once } from 'node:events';
import { connect } from 'node:net';

export type Reply = { status: number; head: string; body: string };

export type Line = { ask(request: string): Promise<Reply>; close(): void };

const nothing: Buffer<ArrayBufferLike> = Buffer.alloc(0);

function replyIn(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 204 ? '0' : /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length:\n${head}`);
  const start = end + 4;
  if (bytes.length < start + Number(length)) return undefined;
  return { status, head, body: bytes.toString('utf8', start) };
}

/** Node's own client costs more than the servers that it would measure. */
export async function openLine(address: string): Promise<Line> {
  const { hostname: host, port } = new URL(address);
  const socket = connect({ host, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const state: { bytes: Buffer; waiting?: PromiseWithResolvers<Reply> } = { bytes: nothing };
  socket.on('data', (chunk: Buffer) => {
    state.bytes = state.bytes.length === 0 ? chunk : Buffer.concat([state.bytes, chunk]);
    const reply = replyIn(state.bytes);
    if (!reply) return;
    state.bytes = nothing;
    state.waiting?.resolve(reply);
  });
  socket.on('error', (error) => state.waiting?.reject(error));
  socket.on('close', () => state.waiting?.reject(new Error('the server closed the connection')));
  return {
    ask(request) {
      state.waiting = Promise.withResolvers<Reply>();
      socket.write(request);
      return state.waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

export function requestText(call: {
  path: string;
  cookie?: string;
  key?: string;
  body?: object;
}): string {
  const { path, cookie, key, body } = call;
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Accept: application/json',
    'Accept-Language: en-GB,en;q=0.9',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
