import type { Pushes } from '@craque/common/contracts/push/pushes.ts';
import type { DefaultEventsMap, Socket } from 'socket.io';
import type { GuardedConnection } from '../admission/connection-guard.ts';
import type { Admission, HandshakeParts } from '../admission/handshake.ts';
import type { UpgradeHandler } from '../admission/upgrade-handler.ts';
import type { Bus } from '../bus/bus.ts';
import type { Limits } from '../process/limits.ts';
import type { Log } from '../process/log.ts';
import type { RealtimeMetrics } from '../process/metrics.ts';
import type { LeftGames } from './left-games.ts';
import type { Servers } from './socket-server.ts';

export type SocketData = { admission?: Admission };
export type RealtimeSocket = Socket<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  SocketData
>;

export type Client = Admission & {
  socket: RealtimeSocket;
  connection: GuardedConnection;
  /** The games it watches, each with the player's public id in that game. */
  watched: Map<number, string>;
  /** When it should connect anew. */
  movesAt: number;
  errors: number;
};

/** What the sockets of a node share; `clock` in ms since the epoch. */
export type NodeParts = HandshakeParts &
  Servers & {
    limits: Limits;
    log: Pick<Log, 'error' | 'info'>;
    metrics: RealtimeMetrics;
    bus: Bus;
    upgrades: UpgradeHandler;
    pushes: Pushes;
    clients: Map<string, Client>;
    leftGames: LeftGames;
    isDraining(): boolean;
    random: () => number;
    pause: (ms: number) => Promise<unknown>;
  };
