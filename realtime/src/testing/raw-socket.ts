import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import { pageOrigin, sessionCookie } from './test-node.ts';

export type RawSocket = {
  status: number;
  head: string;
  /** Texts of the received frames, each an Engine.IO packet. */
  texts: string[];
  /** Resolves with the next text that begins so, or one that has arrived already. */
  text(begin: string): Promise<string>;
  sendText(text: string): void;
  sendBinary(bytes: Buffer): void;
  sendBytes(bytes: Buffer): void;
  stall(): void;
  isOpen(): boolean;
  closed: Promise<void>;
  destroy(): void;
};

type Upgrade = {
  port: number;
  query?: string;
  headers?: Record<string, string | undefined>;
  /** Sent in one packet with the request, before its answer. */
  early?: Buffer;
};

/** A client's frame, masked with zeros, which leave the bytes unchanged. */
export function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, 0, 0, 0, 0]), payload]);
}

/** Takes the texts of complete frames off the bytes of a server, whose frames are not masked. */
function takeTexts(bytes: Buffer, onText: (text: string) => void): Buffer {
  if (bytes.length < 2) return bytes;
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short === 126 && bytes.length < 4) return bytes;
  const [start, length] = short === 126 ? [4, bytes.readUInt16BE(2)] : [2, short];
  if (bytes.length < start + length) return bytes;
  const isText = ((bytes[0] ?? 0) & 0x0f) === 1;
  if (isText) onText(bytes.toString('utf8', start, start + length));
  return takeTexts(bytes.subarray(start + length), onText);
}

async function upgrade(
  socket: Socket,
  { query, headers, early = Buffer.alloc(0) }: Upgrade,
): Promise<[string, Buffer]> {
  const all = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    Origin: pageOrigin,
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  );
  const line = `GET ${socketPath}?${query ?? 'EIO=4&transport=websocket'} HTTP/1.1`;
  const request = Buffer.from(`${[line, ...lines].join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.concat([request, early]));
  const parts: Buffer[] = [];
  for (;;) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    parts.push(part);
    const bytes = Buffer.concat(parts);
    const end = bytes.indexOf('\r\n\r\n');
    if (end >= 0) return [bytes.toString('latin1', 0, end), bytes.subarray(end + 4)];
  }
}

/** A WebSocket at byte level, to send what no client would and to inspect what arrives. */
export async function openRaw(options: Upgrade): Promise<RawSocket> {
  const socket = connect(options.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const [head, rest] = await upgrade(socket, options);
  const texts: string[] = [];
  const waiting: { begin: string; take(text: string): void }[] = [];
  const onText = (text: string) => {
    texts.push(text);
    const at = waiting.findIndex(({ begin }) => text.startsWith(begin));
    if (at >= 0) waiting.splice(at, 1)[0]?.take(text);
  };
  const state = { rest: takeTexts(rest, onText) };
  socket.on('data', (bytes: Buffer) => {
    state.rest = takeTexts(Buffer.concat([state.rest, bytes]), onText);
  });
  // The server half-closes after a refusal; our half has to close too.
  socket.once('end', () => socket.end());
  const write = (bytes: Buffer) => void (socket.writable && socket.write(bytes));
  return {
    status: Number(head.split(' ')[1]),
    head,
    texts,
    text(begin) {
      const known = texts.find((text) => text.startsWith(begin));
      if (known !== undefined) return Promise.resolve(known);
      return new Promise((take) => waiting.push({ begin, take }));
    },
    sendText: (text) => write(frame(1, Buffer.from(text))),
    sendBinary: (bytes) => write(frame(2, bytes)),
    sendBytes: write,
    stall: () => void socket.pause(),
    isOpen: () => !socket.destroyed && socket.writable,
    closed,
    destroy: () => void socket.destroy(),
  };
}

/** The same, past the handshake of the user. */
export async function openRawUser(port: number, user: string): Promise<RawSocket> {
  const socket = await openRaw({ port, headers: { Cookie: sessionCookie(user) } });
  socket.sendText('40');
  await socket.text('40');
  return socket;
}
