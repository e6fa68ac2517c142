import { type Pushes, pushesOver } from '@craque/common/contracts/push/pushes.ts';
import type { RealtimeMetrics } from '../process/metrics.ts';
import type { SocketServer } from './socket-server.ts';

/**
 * Also addresses the sockets of this node directly, so that leaving and closing work while Redis is
 * lost.
 */
export function createNodePushes(io: SocketServer, metrics: RealtimeMetrics): Pushes {
  const targets = [pushesOver(io.local), pushesOver(io)] as const;
  const [, everywhere] = targets;
  return {
    emit(name, body, to) {
      metrics.pushed(name);
      everywhere.emit(name, body, to);
    },
    unwatch(player, gameId) {
      for (const target of targets) target.unwatch(player, gameId);
    },
    endSession(sid) {
      for (const target of targets) target.endSession(sid);
    },
  };
}
