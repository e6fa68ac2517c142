import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LeftGame,
  leftGame,
  type Pushes,
  pushesOver,
} from '@craque/common/contracts/push/pushes.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { Registry } from 'prom-client';
import { createBus } from './bus/bus.ts';
import { drain } from './sockets/drain.ts';
import { acceptSockets } from './sockets/accept-sockets.ts';
import type { HandshakeParts } from './admission/handshake.ts';
import { type Limits, limitsOf } from './process/limits.ts';
import { createLeftGames } from './sockets/left-games.ts';
import type { Log } from './process/log.ts';
import type { Client, NodeParts } from './sockets/clients.ts';
import { createRealtimeMetrics, type RealtimeMetrics } from './process/metrics.ts';
import type { RedisClients } from './bus/redis-bus.ts';
import { createServers, type SocketServer } from './sockets/socket-server.ts';
import { createUpgradeHandler, takesUpgrade } from './admission/upgrade-handler.ts';

export type RealtimeParts = Omit<HandshakeParts, 'tokens' | 'guestPass' | 'tickets'> & {
  /** Of sessions, guests and tickets; the first signs, all are accepted. */
  secrets: readonly string[];
  /** Exact origins of pages that may connect; may be filled later. */
  origins: ReadonlySet<string>;
  log: Log;
  random: () => number;
  pause?: (ms: number) => Promise<unknown>;
  /** Connected, and closed by `drain`; without them events stay in this process. */
  redis?: RedisClients;
  maxSockets?: number;
  trustProxy?: number;
  limitsFactor?: number;
  limits?: Partial<Limits>;
  registry?: Registry;
};

function createPushes(io: SocketServer, metrics: RealtimeMetrics, left: LeftGame): Pushes {
  const [here, everywhere] = [pushesOver(io.local), pushesOver(io)];
  return {
    emit(name, body, to) {
      metrics.pushed(name);
      everywhere.emit(name, body, to);
    },
    // This node's sockets leave and close while Redis is lost too.
    unwatch(player, gameId) {
      left(player, gameId);
      for (const target of [here, everywhere]) target.unwatch(player, gameId);
    },
    endSession(sid) {
      for (const target of [here, everywhere]) target.endSession(sid);
    },
  };
}

export function createRealtime(parts: RealtimeParts) {
  const { secrets, origins, log, clock, pause = sleep, redis, maxSockets = 5000 } = parts;
  const limits = limitsOf(parts.limits, parts.limitsFactor);
  const clients = new Map<string, Client>();
  const draining: { done?: Promise<void> } = {};
  const isDraining = () => draining.done !== undefined;
  const metrics = createRealtimeMetrics(parts.registry ?? new Registry(), {
    sockets: () => clients.size,
    connections: () => upgrades.count(),
    watchedGames: () => bus.presence.games(),
    healthy: () => bus.health.isHealthy(),
    mostConnections: maxSockets,
  });
  const { refused, busFailed: failed } = metrics;
  const changed = (healthy: boolean) => io.local.emit('push-state', { healthy });
  const bus = createBus({ redis, clock, limits, log, failed, changed });
  const servers = createServers(limits, bus.adapter);
  const { engine, io } = servers;
  const upgrades = createUpgradeHandler({
    origins,
    maxSockets,
    limits,
    trustProxy: parts.trustProxy ?? 0,
    admit: (request, socket, head) => engine.handleUpgrade(request, socket, head),
    refused,
  });
  const leftGames = createLeftGames(clock);
  io.on(leftGame, leftGames.note);
  const pushes = createPushes(io, metrics, (player, gameId) => {
    leftGames.note(player, gameId);
    if (redis) io.serverSideEmit(leftGame, player, gameId);
  });
  const shared = { limits, metrics, bus, upgrades, pushes, clients, leftGames, isDraining, pause };
  const node: NodeParts = {
    ...{ ...parts, ...servers, ...shared },
    tokens: createSessionTokens(secrets),
    guestPass: createGuestPass(secrets),
    tickets: createWatchTickets(secrets),
  };
  const checkSessions = acceptSockets(node);
  const checking = setInterval(() => {
    void checkSessions();
    for (let cut = upgrades.cutStalled(); cut > 0; cut -= 1) metrics.cut('slow');
  }, limits.checkInterval).unref();

  return {
    /** Reaches the sockets of all nodes. */
    pushes,
    takesUpgrade,
    attach: upgrades.attach,
    socketCount: () => clients.size,
    roomCount: () => io.of('/').adapter.rooms.size,
    /** False while events may get lost. */
    isHealthy: bus.health.isHealthy,
    isDraining,
    metricsText: metrics.text,
    /**
     * Refuses new connections, closes each after a random delay of its own, at most `timeout` (ms),
     * and disconnects from Redis. Resolves within 10 s.
     */
    drain(timeout = limits.drainSpread): Promise<void> {
      upgrades.close();
      draining.done ??= drain(node, timeout).finally(() => clearInterval(checking));
      return draining.done;
    },
  };
}

export type Realtime = ReturnType<typeof createRealtime>;
