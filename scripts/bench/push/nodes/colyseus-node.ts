import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeParts, packagesIn, tellAddress } from '../systems/node-parts.ts';
import { listenForWins } from '../systems/trigger-line.ts';
import { wonBody } from '../systems/win.ts';

/* Colyseus as in its documentation: a room per game, and a broadcast to all but the winner. */

type Room = {
  maxClients: number;
  broadcast(type: string, message: unknown, options: { except?: object }): void;
};
type Core = {
  Room: new () => Room;
  Server: new (options: {
    transport: object;
    greet: boolean;
    gracefullyShutdown: boolean;
  }) => {
    define(name: string, room: new () => Room): { filterBy(options: string[]): unknown };
    listen(port: number, host: string): Promise<unknown>;
  };
};
type Transport = {
  WebSocketTransport: new (options: { server: object; pingInterval?: number }) => object;
};

const { triggerPort = 0, peers = '', pingInterval } = nodeParts();
const load = packagesIn(peers);
const core = load('@colyseus/core') as Core;
const { WebSocketTransport } = load('@colyseus/ws-transport') as Transport;
const rooms: { room: Room; seats: (object | undefined)[] }[] = [];

class GameRoom extends core.Room {
  override maxClients = 4;
  readonly seats: (object | undefined)[] = [];
  onCreate({ game }: { game: number }): void {
    rooms[game] = { room: this, seats: this.seats };
  }
  onJoin(client: object, { seat }: { seat: number }): void {
    this.seats[seat] = client;
  }
}

const server = createServer();
const transport = new WebSocketTransport({ server, ...(pingInterval && { pingInterval }) });
const colyseus = new core.Server({ transport, greet: false, gracefullyShutdown: false });
colyseus.define('craque', GameRoom).filterBy(['game']);
await listenForWins(triggerPort, (win) => {
  const { room, seats } = rooms[win.game] ?? {};
  const except = seats?.[win.seat];
  room?.broadcast('opponent-won', wonBody(win), except ? { except } : {});
});
await colyseus.listen(0, '127.0.0.1');
tellAddress((server.address() as AddressInfo).port);
