import type { IncomingMessage } from 'node:http';
import type { WrittenPacket } from '@craque/common/redis/push-frames.ts';
import { Server as Engine } from 'engine.io';
import { type DefaultEventsMap, Server } from 'socket.io';
import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Bus } from '../bus/bus.ts';
import type { Limits } from '../process/limits.ts';
import type { SocketData } from './clients.ts';

export type SocketServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** Socket.IO's own, except that a packet which came as text is sent as that text. */
class PushEncoder extends Encoder {
  override encode(packet: Packet | WrittenPacket) {
    return 'text' in packet ? [packet.text] : super.encode(packet);
  }
}

/** WebSocket only, no compression, no state recovery: a client reads what it missed. */
export function createServers(limits: Limits, adapter: Bus['adapter']) {
  const webSockets = new WeakMap<IncomingMessage, WebSocket>();

  /**
   * The guard counts pings and pongs, which Engine.IO does not report, before they are answered.
   */
  class GuardedWebSocketServer extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, autoPong: false });
    }
    override handleUpgrade(...[request, socket, head, opened]: UpgradeArguments): void {
      super.handleUpgrade(request, socket, head, (webSocket) => {
        webSockets.set(request, webSocket);
        opened(webSocket, request);
      });
    }
  }

  const engine = new Engine({
    transports: ['websocket'],
    wsEngine: GuardedWebSocketServer,
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: limits.pingInterval,
    pingTimeout: limits.pingTimeout,
    maxHttpBufferSize: limits.messageBytes,
  });
  const io: SocketServer = new Server({
    serveClient: false,
    parser: { Encoder: PushEncoder, Decoder },
    cleanupEmptyChildNamespaces: true,
    connectTimeout: limits.handshakeTimeout,
    ...(adapter && { adapter }),
  });
  io.bind(engine);
  return { engine, io, webSocketOf: (request: IncomingMessage) => webSockets.get(request) };
}

export type Servers = ReturnType<typeof createServers>;
type UpgradeArguments = Parameters<WebSocketServer['handleUpgrade']>;
