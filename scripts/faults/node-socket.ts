import { WebSocket } from 'ws';
import { openSocket, type Wire } from '../../web/src/lib/socket.ts';
import { browserTiming } from '../../web/src/lib/time/timing.ts';
import type { Connect } from '../../web/src/lib/transport.ts';

/** The client's own socket to that address, with the headers that a browser would send. */
export const connectTo =
  (address: string, headersOf: () => Record<string, string>): Connect =>
  async (ticket, handlers) =>
    openSocket(ticket, handlers, {
      ...browserTiming,
      dial(path) {
        const socket = new WebSocket(address.replace('http', 'ws') + path, {
          headers: headersOf(),
        });
        // A close follows.
        socket.on('error', () => undefined);
        return socket as unknown as Wire;
      },
      onOffline: () => undefined,
    });
