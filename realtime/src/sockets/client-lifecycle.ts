import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import { gameRoom, playerRoom, sessionRoom } from '@craque/common/contracts/realtime.ts';
import type { WatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import type { Bus } from '../bus/bus.ts';
import type { GuardedConnection } from '../admission/connection-guard.ts';
import type { LiveSessions } from '../admission/handshake.ts';
import type { Limits } from '../process/limits.ts';
import type { Log } from '../process/log.ts';
import type { Client, RealtimeSocket } from './clients.ts';
import { listenTo } from './messages.ts';
import type { RealtimeMetrics } from '../process/metrics.ts';
import { createSessionWatch } from './session-watch.ts';
import type { SocketServer } from './socket-server.ts';
import { createWatching } from './watching.ts';

export type ClientLifecycleParts = {
  log: Pick<Log, 'error'>;
  clock: () => number;
  tickets: WatchTickets;
  liveSessions: LiveSessions;
  io: SocketServer;
  bus: Pick<Bus, 'presence' | 'health'>;
  metrics: RealtimeMetrics;
  clients: Map<string, Client>;
  pushes: Pushes;
  limits: Limits;
};

export type ClientLifecycle = {
  /** Puts a socket past its handshake into its rooms and starts answering its messages. */
  accepted(socket: RealtimeSocket, connection: GuardedConnection): void;
  /** Ends the sockets whose session is over; to be called periodically. */
  look(): Promise<void>;
};

/** The life of a socket from the end of its handshake to its disconnection. */
export function createClientLifecycle(parts: ClientLifecycleParts): ClientLifecycle {
  const { io, bus, metrics, clients, pushes, limits } = parts;
  const { log, clock, tickets, liveSessions } = parts;
  const { recheckInterval, watchedGames, errors } = limits;
  const { presence, health } = bus;
  const watching = createWatching({ tickets, presence, pushes, clock, watchedGames });
  const { ended } = metrics;
  const sessions = createSessionWatch({ clients, liveSessions, clock, recheckInterval, ended });
  const tooMany = () => metrics.cut('errors');

  // Unwatching, losing the connection and being removed by the api all end here.
  io.of('/').adapter.on('leave-room', (room: string, id: string) => {
    const client = clients.get(id);
    const gameId = [...(client?.watched.keys() ?? [])].find((each) => gameRoom(each) === room);
    if (client && gameId !== undefined) watching.left(client, gameId);
  });

  function accepted(socket: RealtimeSocket, connection: GuardedConnection): void {
    const { admission } = socket.data;
    if (!admission) return;
    const client: Client = { ...admission, socket, connection, watched: new Map(), errors: 0 };
    clients.set(socket.id, client);
    socket.once('disconnect', () => {
      clients.delete(socket.id);
      // Without its socket the connection would stay open, counted by no limit.
      socket.conn.close();
    });
    const { player, session } = client;
    void socket.join([playerRoom(player), ...(session ? [sessionRoom(session.sid)] : [])]);
    listenTo(client, { watching, clock, errors, tooMany, log });
    sessions.joined(client);
    if (!health.isHealthy()) socket.emit('push-state', { healthy: false });
  }
  return { accepted, look: sessions.look };
}
