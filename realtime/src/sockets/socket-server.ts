import { Server as Engine } from 'engine.io';
import { type DefaultEventsMap, Server } from 'socket.io';
import { type ServerOptions, WebSocketServer } from 'ws';
import { frameInOnePiece } from '../admission/engine-internals.ts';
import type { Bus } from '../bus/bus.ts';
import type { Limits } from '../process/limits.ts';
import type { SocketData } from './clients.ts';
import { packetParser } from './packet-parser.ts';

export type SocketServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** Answers no ping by itself: the guard of the connection counts it first. */
class WebSocketServerWithoutPongs extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, autoPong: false });
  }
}

/** WebSocket only, no compression, no state recovery: a client reads what it missed. */
export function createServers(
  limits: Limits,
  adapter: Bus['adapter'],
): { engine: Engine; io: SocketServer } {
  const engine = new Engine({
    transports: ['websocket'],
    wsEngine: WebSocketServerWithoutPongs,
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: limits.pingInterval,
    pingTimeout: limits.pingTimeout,
    maxHttpBufferSize: limits.messageBytes,
  });
  const io: SocketServer = new Server({
    serveClient: false,
    parser: packetParser,
    cleanupEmptyChildNamespaces: true,
    connectTimeout: limits.handshakeTimeout,
    ...(adapter && { adapter }),
  });
  io.bind(engine);
  frameInOnePiece(io.of('/').adapter);
  return { engine, io };
}
