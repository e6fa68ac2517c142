import type { ConnectRefusal } from '@craque/common/contracts/realtime.ts';
import type { Socket as Connection } from 'engine.io';
import { type GuardedConnection, guardConnection } from '../admission/connection-guard.ts';
import { createHandshake, type HandshakeParts } from '../admission/handshake.ts';
import type { UpgradeHandler } from '../admission/upgrade-handler.ts';
import type { Limits } from '../process/limits.ts';
import { createSeats, type RealtimeSocket } from './clients.ts';
import type { RealtimeMetrics } from '../process/metrics.ts';
import type { Servers } from './socket-server.ts';

const refusal = (code: ConnectRefusal) => Object.assign(new Error(code), { data: { code } });
const reasonOf = {
  UNAUTHORIZED: 'unauthorized',
  TOO_MANY_SOCKETS: 'too_many_sockets',
  UNAVAILABLE: 'unavailable',
} as const;

export type AcceptSocketsParts = Servers & {
  limits: Limits;
  metrics: RealtimeMetrics;
  parts: HandshakeParts;
  isDraining(): boolean;
  upgrades: UpgradeHandler;
  accepted(socket: RealtimeSocket, connection: GuardedConnection): void;
};

/** Everything between an accepted upgrade and an admitted socket. */
export function acceptSockets({
  io,
  engine,
  webSocketOf,
  limits,
  metrics,
  parts,
  isDraining,
  upgrades,
  accepted,
}: AcceptSocketsParts): void {
  const guarded = new WeakMap<Connection, GuardedConnection>();
  const seats = createSeats(limits.socketsOfPlayer);
  const handshake = createHandshake(parts);

  engine.on('connection', (connection: Connection) => {
    const guard = { limits, upgrades, webSocketOf, clock: parts.clock, onCut: metrics.cut };
    guarded.set(connection, guardConnection(connection, guard));
  });
  engine.on('flush', (_connection: Connection, packets: unknown[]) => metrics.sent(packets.length));

  async function admit(socket: RealtimeSocket): Promise<ConnectRefusal | undefined> {
    const connection = guarded.get(socket.conn);
    const first = connection?.firstConnect();
    if (!connection || !first) {
      connection?.cut('repeated_connect');
      return 'UNAUTHORIZED';
    }
    const admission = await handshake(first.cookie, socket.handshake.auth);
    if (typeof admission === 'string') return admission;
    if (isDraining() || socket.conn.readyState !== 'open') return 'UNAVAILABLE';
    const { player } = admission;
    if (!seats.take(player)) return 'TOO_MANY_SOCKETS';
    socket.conn.once('close', () => seats.leave(player));
    connection.connected();
    socket.data.admission = admission;
    return undefined;
  }

  io.use(async (socket, next) => {
    const code = await admit(socket).catch(() => 'UNAVAILABLE' as const);
    if (!code) return next();
    metrics.refused(reasonOf[code]);
    next(refusal(code));
  });
  io.on('connection', (socket) => {
    const connection = guarded.get(socket.conn);
    if (connection) accepted(socket, connection);
  });
}
