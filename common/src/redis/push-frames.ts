import { currentCall } from '../tracing/call-trace.ts';

/* How a push travels through Redis: its text is made once, by whoever pushes; with Socket.IO's
   default each node would read the whole state only to write it again. A frame is one byte that
   begins no JSON, the length of the header (32 bits, little-endian), the header as JSON, the
   packet as text in Socket.IO's protocol. The header also says which call has pushed, and when. */

const eventType = 2;
const frameMark = 0;
const headerAt = 5;

type Options = { rooms: string[]; except: string[]; flags?: object };
type EventPacket = { type: number; nsp: string; data: unknown[]; id?: number };

export type WrittenPacket = { type: typeof eventType; nsp: string; text: string };

/** The call that has made a push, and when that was (ms since the epoch). */
export type PushOrigin = { requestId: string; traceparent?: string | undefined; at: number };

type Broadcast = readonly [
  sender: string,
  packet: EventPacket | WrittenPacket,
  options: Options,
  origin?: PushOrigin,
];

function isEvent(message: unknown): message is readonly [string, EventPacket, Options] {
  if (!Array.isArray(message) || message.length !== 3) return false;
  const [, { type, nsp, id }] = message as unknown as readonly [string, EventPacket];
  return type === eventType && nsp === '/' && id === undefined;
}

function frame([sender, { nsp, data }, options]: readonly [string, EventPacket, Options]): Buffer {
  const { requestId, traceparent } = currentCall() ?? {};
  const origin = requestId === undefined ? [] : [{ requestId, traceparent, at: Date.now() }];
  const header = JSON.stringify([sender, nsp, options, ...origin]);
  const text = `${eventType}${JSON.stringify(data)}`;
  const textAt = headerAt + Buffer.byteLength(header);
  const bytes = Buffer.allocUnsafe(textAt + Buffer.byteLength(text));
  bytes[0] = frameMark;
  bytes.writeUInt32LE(textAt - headerAt, 1);
  bytes.write(header, headerAt);
  bytes.write(text, textAt);
  return bytes;
}

function unframe(bytes: Buffer): Broadcast {
  const textAt = headerAt + bytes.readUInt32LE(1);
  const [sender, nsp, options, ...origin] = JSON.parse(
    bytes.toString('utf8', headerAt, textAt),
  ) as [string, string, Options, PushOrigin?];
  const packet = { type: eventType, nsp, text: bytes.toString('utf8', textAt) } as const;
  return [sender, packet, options, ...origin];
}

/** Frames for pushes, JSON for requests between nodes. */
export const pushParser = {
  encode: (message: unknown): Buffer | string =>
    isEvent(message) ? frame(message) : JSON.stringify(message),
  /** `arrived` is told of a push whose call is known, with its text. */
  decode(bytes: Buffer, arrived?: (origin: PushOrigin, text: string) => void): unknown {
    if (bytes[0] !== frameMark) return JSON.parse(bytes.toString());
    const push = unframe(bytes);
    const [, packet, , origin] = push;
    if (origin && 'text' in packet) arrived?.(origin, packet.text);
    return push;
  },
};

/** Separates these messages from those of releases that speak MessagePack. */
export const pushKey = 'craque';
