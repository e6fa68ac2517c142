import type { Client, NodeParts } from './clients.ts';

const maxSids = 1000;

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/**
 * Disconnects the sockets of sessions that have expired or ended, which stay if the check fails, and
 * those that have been connected for long.
 */
export function createSessionWatch(parts: NodeParts) {
  const { clients, liveSessions, clock, metrics } = parts;
  const { recheckInterval, socketAge } = parts.limits;
  const fresh = new Set<string>();
  const turn = { next: clock() + recheckInterval, isAsking: false };

  function end({ socket }: Client, reason: 'ended' | 'expired'): void {
    metrics.ended(reason);
    socket.emit('session:ended', { reason });
    socket.disconnect(true);
  }

  function moveIfDue({ socket, watched, movesAt }: Client, now: number): void {
    if (movesAt > now || (watched.size > 0 && movesAt + socketAge > now)) return;
    socket.emit('server:restarting', { delayMs: 0 });
    socket.disconnect(true);
  }

  async function ask(sids: readonly string[]): Promise<void> {
    const live = await liveSessions(sids);
    const asked = new Set(sids);
    for (const client of [...clients.values()]) {
      const sid = client.session?.sid;
      if (sid !== undefined && asked.has(sid) && !live.has(sid)) end(client, 'ended');
    }
  }

  function due(): string[] {
    const now = clock();
    if (now < turn.next) return [...fresh];
    turn.next = now + recheckInterval;
    return [...new Set([...clients.values()].flatMap(({ session }) => session?.sid ?? []))];
  }

  return {
    /** A new session may end between its first check and the joining of rooms. */
    joined({ session }: Client) {
      if (session) fresh.add(session.sid);
    },
    async check(): Promise<void> {
      const now = clock();
      for (const client of [...clients.values()]) {
        if (client.session && client.session.expiresAt <= now) end(client, 'expired');
        else moveIfDue(client, now);
      }
      if (turn.isAsking) return;
      turn.isAsking = true;
      const sids = due();
      fresh.clear();
      await Promise.allSettled(chunksOf(sids, maxSids).map(ask));
      turn.isAsking = false;
    },
  };
}
