import { type ConnectRefusal, handshakeAuth } from '@craque/common/contracts/realtime.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { cookieIn, cookieNames } from '@craque/common/tokens/cookies.ts';
import type { GuestPass } from '@craque/common/tokens/guest-pass.ts';
import type { SessionTokens } from '@craque/common/tokens/session-token.ts';
import type { WatchTickets } from '@craque/common/tokens/watch-ticket.ts';

/** A guest has no session; times in ms since the epoch. */
export type Admission = { player: PlayerId; session?: { sid: string; expiresAt: number } };

/** Returns which of the sessions still live. Rejects if that cannot be determined. */
export type LiveSessions = (sids: readonly string[]) => Promise<ReadonlySet<string>>;

export type HandshakeParts = {
  secureCookies: boolean;
  tokens: SessionTokens;
  guestPass: GuestPass;
  tickets: WatchTickets;
  liveSessions: LiveSessions;
  clock: () => number;
};

/**
 * The holder of a live session may connect, or a guest with a ticket of a challenge by link. An
 * ended session is refused rather than taken for a guest.
 */
export function createHandshake(parts: HandshakeParts) {
  const { tokens, guestPass, tickets, liveSessions, clock } = parts;
  const names = cookieNames(parts.secureCookies);

  function guestOf(cookie: string | undefined, auth: unknown): Admission | ConnectRefusal {
    const guest = guestPass.read(cookieIn(cookie, names.guest) ?? '');
    const { data } = handshakeAuth.safeParse(auth);
    const watching = guest && data?.ticket ? tickets.read(data.ticket, clock()) : undefined;
    return guest && watching?.player === guest ? { player: guest } : 'UNAUTHORIZED';
  }

  return async (cookie: string | undefined, auth: unknown): Promise<Admission | ConnectRefusal> => {
    const reading = tokens.read(cookieIn(cookie, names.session) ?? '', clock());
    if (reading.state === 'none') return guestOf(cookie, auth);
    if (reading.state === 'expired') return 'UNAUTHORIZED';
    const { sid, userId, expiresAt } = reading;
    try {
      const live = await liveSessions([sid]);
      if (!live.has(sid)) return 'UNAUTHORIZED';
    } catch {
      return 'UNAVAILABLE';
    }
    return { player: userPlayer(userId), session: { sid, expiresAt } };
  };
}
