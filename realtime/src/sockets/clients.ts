import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { DefaultEventsMap, Socket } from 'socket.io';
import type { GuardedConnection } from '../admission/connection-guard.ts';
import type { Admission } from '../admission/handshake.ts';

export type SocketData = { admission?: Admission };
export type RealtimeSocket = Socket<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  SocketData
>;

/** A socket past its handshake. */
export type Client = Admission & {
  socket: RealtimeSocket;
  connection: GuardedConnection;
  /** The games it watches, each with the player's public id in that game. */
  watched: Map<number, string>;
  errors: number;
};

/**
 * How many sockets of each player are on this node; a seat is taken before the handshake ends, so
 * that two cannot race for it.
 */
export type Seats = {
  /** False if the player already has the maximum. */
  take(player: PlayerId): boolean;
  leave(player: PlayerId): void;
};

export function createSeats(most: number): Seats {
  const taken = new Map<PlayerId, number>();
  return {
    take(player) {
      const count = taken.get(player) ?? 0;
      if (count < most) taken.set(player, count + 1);
      return count < most;
    },
    leave(player) {
      const count = taken.get(player) ?? 0;
      if (count > 1) taken.set(player, count - 1);
      else taken.delete(player);
    },
  };
}

/** Tells a socket that its session is over, and disconnects it: it receives nothing afterwards. */
export function endClient({ socket }: Client, reason: 'ended' | 'expired'): void {
  socket.emit('session:ended', { reason });
  socket.disconnect(true);
}
