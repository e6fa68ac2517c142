import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Listens on a free port of this machine, which it returns. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await once(server.close(), 'close');
  return port;
}

type TimedServer = Server & { headersTimeout: number; requestTimeout: number };

/** A connection that has sent these bytes, and exceeded the server's time limits. */
async function slowConnection(server: TimedServer, bytes: string) {
  server.headersTimeout = 1;
  server.requestTimeout = 1;
  const client = connect(await listenLocally(server), '127.0.0.1');
  client.on('error', () => undefined).resume();
  client.write(bytes);
  const [accepted] = (await once(server, 'connection')) as [Socket];
  const end = () => {
    client.destroy();
    server.close();
  };
  return { end, closed: new Promise((resolve) => accepted.once('close', resolve)) };
}

/** Which of two servers is the first to close the connection of a sender who is too slow. */
export async function firstToClose(
  servers: { usual: TimedServer; ours: TimedServer },
  bytes = '',
): Promise<'usual' | 'ours'> {
  const usual = await slowConnection(servers.usual, bytes);
  const ours = await slowConnection(servers.ours, bytes);
  const first = await Promise.race([
    usual.closed.then(() => 'usual' as const),
    ours.closed.then(() => 'ours' as const),
  ]);
  usual.end();
  ours.end();
  return first;
}
