import type { LiveSessions } from '../admission/handshake.ts';
import { endMember, type Member } from './members.ts';

export type SessionWatchParts = {
  members: ReadonlyMap<string, Member>;
  liveSessions: LiveSessions;
  clock: () => number;
  recheckEvery: number;
  ended(reason: 'ended' | 'expired'): void;
};

export type SessionWatch = {
  /**
   * Checks a new socket's session once more, because it may have ended between the first check and
   * the joining of rooms.
   */
  joined(member: Member): void;
  /** Disconnects expired sockets, and checks the sessions that are due. */
  look(): Promise<void>;
};

/** Sessions per request (common/contracts/realtime.ts). */
const mostSids = 1000;

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** Disconnects the sockets of sessions that have expired or ended. They stay if the check fails. */
export function createSessionWatch(parts: SessionWatchParts): SessionWatch {
  const { members, liveSessions, clock, recheckEvery, ended } = parts;
  const fresh = new Set<string>();
  const turn = { next: clock() + recheckEvery, isAsking: false };

  function end(member: Member, reason: 'ended' | 'expired'): void {
    ended(reason);
    endMember(member, reason);
  }

  async function ask(sids: readonly string[]): Promise<void> {
    const live = await liveSessions(sids);
    const asked = new Set(sids);
    for (const member of [...members.values()]) {
      const sid = member.session?.sid;
      if (sid !== undefined && asked.has(sid) && !live.has(sid)) end(member, 'ended');
    }
  }

  function due(): string[] {
    const now = clock();
    if (now < turn.next) return [...fresh];
    turn.next = now + recheckEvery;
    return [...new Set([...members.values()].flatMap(({ session }) => session?.sid ?? []))];
  }

  return {
    joined({ session }) {
      if (session) fresh.add(session.sid);
    },
    async look() {
      const now = clock();
      for (const member of [...members.values()]) {
        if (member.session && member.session.expiresAt <= now) end(member, 'expired');
      }
      if (turn.isAsking) return;
      turn.isAsking = true;
      const sids = due();
      fresh.clear();
      await Promise.allSettled(chunksOf(sids, mostSids).map(ask));
      turn.isAsking = false;
    },
  };
}
