import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '@craque/common/testing/local-server.ts';
import { nginxProcess } from '../cluster/nginx.ts';
import { freePort } from '../services/service.ts';

type Seen = { node: string; method: string; url: string; headers: IncomingMessage['headers'] };
export type Node = { server: Server; address: string; close(): Promise<void> };

/**
 * A node that echoes requests; `/cut` drops the connection, `/full` answers 503. The first
 * of two never answers `/hang` and has no file of the other; a login and a removal take 2 s.
 */
async function startNode(node: string, seen: Seen[]): Promise<Node> {
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    seen.push({ node, method, url, headers });
    if (url.startsWith('/cut')) return incoming.socket.destroy();
    const body = await incoming.toArray();
    if (url.startsWith('/hang') && node === 'api-1') return;
    if (url === '/api/login' || method === 'DELETE') await sleep(2_000);
    const isMissing = url === '/assets/other.js' && node === 'api-1';
    response.statusCode = isMissing || url === '/assets/none.js' ? 404 : 200;
    if (url.startsWith('/full')) response.statusCode = 503;
    response.end(JSON.stringify({ node, bytes: Buffer.concat(body).length }));
  });
  server.on('upgrade', ({ url = '', method = '', headers }: IncomingMessage, socket) => {
    seen.push({ node, method, url, headers });
    if (url.includes('busy') && node === 'realtime-1') {
      return socket.end('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n');
    }
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    socket.on('end', () => socket.end());
    socket.on('data', (chunk: Buffer) => socket.write(`${node}:${chunk}`));
  });
  return {
    server,
    address: `127.0.0.1:${await listenLocally(server)}`,
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type Front = {
  origin: string;
  inside: string;
  /** The port for a proxy in front. */
  proxied: number;
  nodes: Node[];
  seen: Seen[];
  reload(): void;
  stop(): Promise<void>;
};

type FrontOptions = {
  socketsOfAddress?: number;
  /** In the place of the first api node. */
  first?: () => Promise<Node>;
};

export async function startFront(
  program: string,
  folder: string,
  { first, ...more }: FrontOptions = {},
): Promise<Front> {
  const seen: Seen[] = [];
  const names = ['api-2', 'realtime-1', 'realtime-2'];
  const others = names.map((name) => startNode(name, seen));
  const nodes = await Promise.all([first?.() ?? startNode('api-1', seen), ...others]);
  const addresses = nodes.map(({ address }) => address);
  const front = `127.0.0.1:${await freePort()}`;
  const inside = `127.0.0.1:${await freePort()}`;
  const [api, realtime] = [addresses.slice(0, 2), addresses.slice(2)];
  const proxied = await freePort();
  const nginx = nginxProcess(program, folder, {
    ...{ api, realtime, front, inside, proxied: `127.0.0.1:${proxied}` },
    ...more,
  });
  await nginx.start();
  return {
    origin: `http://${front}`,
    inside: `http://${inside}`,
    proxied,
    nodes,
    seen,
    reload: () => nginx.signal('SIGHUP'),
    async stop() {
      await nginx.stop();
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}
