import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import type { Target } from './attack.ts';

/** Upgrades a connection at byte level; undefined if it is refused or cut. */
export function openSocket({ address, from }: Target): Promise<Socket | undefined> {
  const url = new URL(`${socketPath}?EIO=4&transport=websocket`, address);
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  return new Promise((resolve) => {
    const asked = request(url, { headers, localAddress: from, agent: false, timeout: 5000 });
    asked.once('upgrade', (_response, socket) => {
      socket.on('error', () => undefined);
      resolve(socket as Socket);
    });
    asked.once('response', (response) => {
      response.destroy();
      resolve(undefined);
    });
    asked.once('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}
