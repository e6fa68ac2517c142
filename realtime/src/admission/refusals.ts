import type { Duplex } from 'node:stream';
import { errorTable } from '@craque/common/contracts/errors.ts';
import { STATUS_CODES } from '@craque/common/network/node-http.ts';

/** Refusals that wait to be answered; further ones are closed without an answer. */
const mostHeld = 1000;

const [tooMany, tooManyMessage] = errorTable.too_many_requests;
const retryAfter: Readonly<Record<number, number>> = { 503: 1, [tooMany]: 5 };

export function answerUpgrade(socket: Duplex, status: number): void {
  const message = STATUS_CODES[status] ?? '';
  const body = JSON.stringify(
    status === tooMany ? { message: tooManyMessage, code: 'too_many_requests' } : { message },
  );
  const head = [
    `HTTP/1.1 ${status} ${message}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter[status] ? [`Retry-After: ${retryAfter[status]}`] : []),
  ];
  // Half-open sockets of an http server stay open until destroyed.
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function createRefusals(delay: number) {
  const held = new Set<Duplex>();
  return {
    /** Answers after the delay, so that a caller who asks again at once costs little. */
    hold(socket: Duplex, status: number): void {
      if (held.size < mostHeld) {
        held.add(socket);
        socket.once('close', () => held.delete(socket));
        setTimeout(() => answerUpgrade(socket, status), delay).unref();
      } else socket.destroy();
    },
    destroyAll(): void {
      for (const socket of held) socket.destroy();
    },
  };
}
