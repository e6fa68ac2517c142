import type { Account, Session } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import type { SessionTokens } from '@craque/common/tokens/session-token.ts';

/** Who is signed in, read from the store for this request, including the role. */
export type LiveSession = { sid: string; account: Account; isAdmin: boolean };

/** The session of a cookie's value; `renewed` is the new value to set. */
export type SessionCheck =
  | { state: 'none' }
  | { state: 'ended' }
  | { state: 'live'; session: LiveSession; renewed?: string };

/** Time (ms) that a session lives after its last renewal, and after which it is renewed. */
export const sessionAge = 7 * 24 * 60 * 60 * 1000;
const renewedAfter = 24 * 60 * 60 * 1000;
/** Maximum number of sessions of a user; the oldest ends. */
export const maxSessions = 10;

export type SessionDependencies = {
  stores: Stores;
  tokens: SessionTokens;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** A new unguessable id. */
  newId: () => string;
  /** Ids of the accounts that are admins by ADMIN_USERNAMES. */
  adminIds: ReadonlySet<string>;
};

export function createSessionService(dependencies: SessionDependencies) {
  const { stores, tokens, clock, newId, adminIds } = dependencies;
  const isAdmin = (account: Account) => account.isAdmin || adminIds.has(account.id);

  /**
   * The cookie of a session that is a day old is renewed; the session's row decides, not the old
   * token.
   */
  async function renewal({ sid, userId, renewedAt }: Session): Promise<string | undefined> {
    const now = clock();
    if (now < renewedAt + renewedAfter) return undefined;
    const expiresAt = now + sessionAge;
    if (!(await stores.sessions.renew(sid, { renewedAt: now, expiresAt }))) return undefined;
    return tokens.sign({ sid, userId, expiresAt }, now);
  }

  return {
    isAdmin,

    /**
     * Starts a session of the user; `token` is the cookie's value. It never begins before the
     * user's `sessionsFrom`, which another node's clock may have set: otherwise it would not be
     * live.
     */
    async open(
      user: Pick<Account, 'id' | 'sessionsFrom'>,
    ): Promise<{ sid: string; token: string }> {
      const now = clock();
      const createdAt = Math.max(now, user.sessionsFrom);
      const times = { createdAt, renewedAt: now, expiresAt: now + sessionAge };
      const session = { sid: newId(), userId: user.id, ...times };
      await stores.sessions.insert(session, maxSessions);
      return { sid: session.sid, token: tokens.sign(session, now) };
    },

    async check(token: string): Promise<SessionCheck> {
      const reading = tokens.read(token, clock());
      if (reading.state === 'none') return { state: 'none' };
      if (reading.state === 'expired') return { state: 'ended' };
      const session = await stores.sessions.find(reading.sid);
      const account = session?.account;
      const isLive = session?.userId === reading.userId && session.expiresAt > clock();
      if (!isLive || !account || session.createdAt < account.sessionsFrom)
        return { state: 'ended' };
      const renewed = await renewal(session);
      const live = { sid: session.sid, account, isAdmin: isAdmin(account) };
      return { state: 'live', session: live, ...(renewed && { renewed }) };
    },

    /** Those of the given sessions that still live; realtime asks this for its sockets. */
    async liveAmong(sids: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await stores.sessions.findMany(sids);
      const live = found.filter(
        ({ account, createdAt, expiresAt }) =>
          expiresAt > clock() && createdAt >= (account?.sessionsFrom ?? Infinity),
      );
      return new Set(live.map(({ sid }) => sid));
    },

    end: (sid: string): Promise<boolean> => stores.sessions.remove(sid),

    /** Ends all sessions of the user; returns their number. */
    async endAll(userId: string): Promise<number> {
      return (await stores.sessions.removeOf(userId)).length;
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
