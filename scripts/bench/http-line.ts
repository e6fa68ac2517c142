import { once } from 'node:events';
import { connect } from 'node:net';

type Reply = { status: number; head: string; body: string };

type Call = { path: string; cookie?: string; key?: string; body?: object };

export type Line = { ask(call: Call): Promise<Reply>; close(): void };

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

function requestText({ path, cookie, key, body }: Call): string {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Accept: application/json',
    'Accept-Language: en-GB,en;q=0.9',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

/** Node's own client costs more than the servers that it would measure. */
export async function openLine(address: string): Promise<Line> {
  const { hostname: host, port } = new URL(address);
  const socket = connect({ host, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const state: { bytes: Buffer; waiting?: PromiseWithResolvers<Reply> } = {
    bytes: Buffer.alloc(0),
  };
  socket.on('data', (chunk: Buffer) => {
    state.bytes = Buffer.concat([state.bytes, chunk]);
    const reply = replyIn(state.bytes);
    if (!reply) return;
    state.bytes = Buffer.alloc(0);
    state.waiting?.resolve(reply);
  });
  socket.on('error', (error) => state.waiting?.reject(error));
  socket.on('close', () => state.waiting?.reject(new Error('the server closed the connection')));
  return {
    ask(call) {
      state.waiting = Promise.withResolvers<Reply>();
      socket.write(requestText(call));
      return state.waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
