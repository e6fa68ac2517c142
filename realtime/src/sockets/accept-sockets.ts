import { randomUUID } from 'node:crypto';
import {
  type ConnectRefusal,
  gameRoom,
  playerRoom,
  sessionRoom,
} from '@craque/common/contracts/realtime.ts';
import { createTrace, inCall, namesOf, slowFrom } from '@craque/common/tracing/call-trace.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Socket as Connection } from 'engine.io';
import { type GuardedConnection, guardConnection } from '../admission/connection-guard.ts';
import { createHandshake } from '../admission/handshake.ts';
import type { Client, NodeParts, RealtimeSocket } from './clients.ts';
import { listenTo } from './messages.ts';
import { createSessionWatch } from './session-watch.ts';
import { createWatching } from './watching.ts';

const refusal = (code: ConnectRefusal) => Object.assign(new Error(code), { data: { code } });
const reasonOf = {
  UNAUTHORIZED: 'unauthorized',
  TOO_MANY_SOCKETS: 'too_many_sockets',
  UNAVAILABLE: 'unavailable',
} as const;

type FirstRequest = NonNullable<ReturnType<GuardedConnection['firstConnect']>>;

/** The api, if it is asked, learns for whom; a slow answer leaves a line. */
function createTracedHandshake(parts: NodeParts) {
  const handshake = createHandshake(parts);
  return async ({ cookie, requestId, traceparent }: FirstRequest, auth: unknown) => {
    const start = performance.now();
    const trace = createTrace(requestId ?? randomUUID(), traceparent);
    const admission = await inCall(trace, () => handshake(cookie, auth));
    const milliseconds = Math.round(performance.now() - start);
    const refused = typeof admission === 'string' ? admission : undefined;
    if (milliseconds > slowFrom)
      parts.log.info({ ...namesOf(trace), milliseconds, refused }, 'slow handshake');
    return admission;
  };
}

/** Takes one of the player's seats before the handshake ends, so that two cannot race for it. */
function createAdmission(parts: NodeParts, guarded: WeakMap<Connection, GuardedConnection>) {
  const handshake = createTracedHandshake(parts);
  const seats = new Map<PlayerId, number>();
  return async (socket: RealtimeSocket): Promise<ConnectRefusal | undefined> => {
    const connection = guarded.get(socket.conn);
    const first = connection?.firstConnect();
    if (!connection || !first) {
      connection?.cut('repeated_connect');
      return 'UNAUTHORIZED';
    }
    const admission = await handshake(first, socket.handshake.auth);
    if (typeof admission === 'string') return admission;
    if (parts.isDraining() || socket.conn.readyState !== 'open') return 'UNAVAILABLE';
    const { player } = admission;
    const taken = seats.get(player) ?? 0;
    if (taken >= parts.limits.socketsOfPlayer) return 'TOO_MANY_SOCKETS';
    seats.set(player, taken + 1);
    socket.conn.once('close', () => {
      const left = (seats.get(player) ?? 0) - 1;
      if (left > 0) seats.set(player, left);
      else seats.delete(player);
    });
    connection.connected();
    socket.data.admission = admission;
    return undefined;
  };
}

function createWelcome(parts: NodeParts, joined: (client: Client) => void) {
  const { io, bus, clients, clock, limits, random } = parts;
  const watching = createWatching(parts);
  // Unwatching, losing the connection and being removed by the api all end here.
  io.of('/').adapter.on('leave-room', (room: string, id: string) => {
    const client = clients.get(id);
    const gameId = [...(client?.watched.keys() ?? [])].find((each) => gameRoom(each) === room);
    if (client && gameId !== undefined) watching.left(client, gameId);
  });
  return (socket: RealtimeSocket, connection: GuardedConnection) => {
    const { admission } = socket.data;
    if (!admission) return;
    const movesAt = clock() + limits.socketAge * (0.5 + random() / 2);
    const client: Client = {
      ...{ ...admission, socket, connection, movesAt },
      ...{ watched: new Map(), errors: 0 },
    };
    clients.set(socket.id, client);
    socket.once('disconnect', () => {
      clients.delete(socket.id);
      // Without its socket the connection would stay open, counted by no limit.
      socket.conn.close();
    });
    const { player, session } = client;
    void socket.join([playerRoom(player), ...(session ? [sessionRoom(session.sid)] : [])]);
    listenTo(client, watching, parts);
    joined(client);
    if (!bus.health.isHealthy()) socket.emit('push-state', { healthy: false });
  };
}

/** Returns what ends sockets whose session is over, to be called periodically. */
export function acceptSockets(parts: NodeParts): () => Promise<void> {
  const { io, engine, metrics } = parts;
  const guarded = new WeakMap<Connection, GuardedConnection>();
  const sessions = createSessionWatch(parts);
  const admit = createAdmission(parts, guarded);
  const welcome = createWelcome(parts, sessions.joined);
  engine.on('connection', (connection: Connection) =>
    guarded.set(connection, guardConnection(connection, parts)),
  );
  engine.on('flush', (_connection: Connection, packets: unknown[]) => metrics.sent(packets.length));
  io.use(async (socket, next) => {
    const code = await admit(socket).catch(() => 'UNAVAILABLE' as const);
    if (!code) return next();
    metrics.refused(reasonOf[code]);
    next(refusal(code));
  });
  io.on('connection', (socket) => {
    const connection = guarded.get(socket.conn);
    if (connection) welcome(socket, connection);
  });
  return sessions.check;
}
