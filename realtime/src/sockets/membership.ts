import type { Pushes } from '@craque/common/contracts/pushes.ts';
import { gameRoom, playerRoom, sessionRoom } from '@craque/common/contracts/realtime.ts';
import type { WatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import type { Bus } from '../bus/bus.ts';
import type { GuardedConnection } from '../admission/connection-guard.ts';
import type { LiveSessions } from '../admission/handshake.ts';
import type { Limits } from '../process/limits.ts';
import type { Log } from '../process/log.ts';
import type { Member, RealtimeSocket } from './members.ts';
import { listenTo } from './messages.ts';
import type { RealtimeMetrics } from '../process/metrics.ts';
import { createSessionWatch } from './session-watch.ts';
import type { SocketServer } from './socket-server.ts';
import { createWatching } from './watching.ts';

export type MembershipParts = {
  log: Pick<Log, 'error'>;
  clock: () => number;
  tickets: WatchTickets;
  liveSessions: LiveSessions;
  io: SocketServer;
  bus: Pick<Bus, 'presence' | 'health'>;
  metrics: RealtimeMetrics;
  members: Map<string, Member>;
  pushes: Pushes;
  limits: Limits;
};

export type Membership = {
  /** Puts a socket past its handshake into its rooms and starts answering its messages. */
  entered(socket: RealtimeSocket, connection: GuardedConnection): void;
  /** Ends the sockets whose session is over; to be called periodically. */
  look(): Promise<void>;
};

/** The life of a socket from the end of its handshake to its disconnection. */
export function createMembership(parts: MembershipParts): Membership {
  const { io, bus, metrics, members, pushes, limits } = parts;
  const { log, clock, tickets, liveSessions } = parts;
  const { recheckEvery, watchedGames, errors } = limits;
  const { presence, health } = bus;
  const watching = createWatching({ tickets, presence, pushes, clock, watchedGames });
  const { ended } = metrics;
  const sessions = createSessionWatch({ members, liveSessions, clock, recheckEvery, ended });
  const tooMany = () => metrics.cut('errors');

  // Unwatching, losing the connection and being removed by the api all end here.
  io.of('/').adapter.on('leave-room', (room: string, id: string) => {
    const member = members.get(id);
    const gameId = [...(member?.watched.keys() ?? [])].find((each) => gameRoom(each) === room);
    if (member && gameId !== undefined) watching.left(member, gameId);
  });

  function entered(socket: RealtimeSocket, connection: GuardedConnection): void {
    const { admission } = socket.data;
    if (!admission) return;
    const member: Member = { ...admission, socket, connection, watched: new Map(), errors: 0 };
    members.set(socket.id, member);
    socket.once('disconnect', () => {
      members.delete(socket.id);
      // Without its socket the connection would stay open, counted by no limit.
      socket.conn.close();
    });
    const { player, session } = member;
    void socket.join([playerRoom(player), ...(session ? [sessionRoom(session.sid)] : [])]);
    listenTo(member, { watching, errors, tooMany, log });
    sessions.joined(member);
    if (!health.isHealthy()) socket.emit('push-state', { healthy: false });
  }
  return { entered, look: sessions.look };
}
