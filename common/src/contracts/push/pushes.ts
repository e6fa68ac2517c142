import type { GameId, PlayerId } from '../../domain/ids.ts';
import type { ServerEvent, ServerEventName } from '../realtime.ts';
import { gameRoom, playerRoom, sessionRoom } from '../realtime.ts';

export type Recipients = { rooms: readonly string[]; except?: readonly string[] };

/** Nothing rejects or is awaited: the next poll makes up for a loss. */
export type Pushes = {
  emit<Name extends ServerEventName>(name: Name, body: ServerEvent<Name>, to: Recipients): void;
  unwatch(player: PlayerId, gameId: GameId): void;
  endSession(sid: string): void;
};

export type Broadcast = {
  in(rooms: string[]): Broadcast;
  except(rooms: string[]): Broadcast;
  emit(name: string, body: unknown): unknown;
  socketsLeave(rooms: string[]): void;
  disconnectSockets(close: boolean): void;
};

/** Told to every node, whose tickets for that game are void from then on. */
export const leftGame = 'left-game';
export type LeftGame = (player: PlayerId, gameId: GameId) => void;

export function pushesOver(
  all: Pick<Broadcast, 'in'>,
  tellNodes: LeftGame = () => undefined,
): Pushes {
  return {
    emit(name, body, { rooms, except = [] }) {
      // Socket.IO takes an empty list of rooms as "everybody".
      if (rooms.length === 0) return;
      const to = all.in([...rooms]);
      (except.length > 0 ? to.except([...except]) : to).emit(name, body);
    },
    unwatch(player, gameId) {
      all.in([playerRoom(player)]).socketsLeave([gameRoom(gameId)]);
      tellNodes(player, gameId);
    },
    endSession(sid) {
      const ended = all.in([sessionRoom(sid)]);
      ended.emit('session:ended', { reason: 'ended' });
      ended.disconnectSockets(true);
    },
  };
}

export const noPushes: Pushes = {
  emit: () => undefined,
  unwatch: () => undefined,
  endSession: () => undefined,
};
