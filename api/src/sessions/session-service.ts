import type { Account, Session } from '../store/account-stores.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { SessionTokens } from '@craque/common/tokens/session-token.ts';

/** Read from the store for this request, including the role. */
export type LiveSession = { sid: string; account: Account; isAdmin: boolean };

/** `renewed` is the new value of the cookie. */
export type SessionCheck =
  | { state: 'none' }
  | { state: 'ended' }
  | { state: 'live'; session: LiveSession; renewed?: string };

/** Milliseconds that a session lives after its last renewal, and after which it is renewed. */
export const sessionAge = 7 * 24 * 60 * 60 * 1000;
const renewedAfter = 24 * 60 * 60 * 1000;
export const maxSessions = 10;

export type SessionDependencies = ServiceParts & {
  tokens: SessionTokens;
  adminIds: ReadonlySet<string>;
};

export function createSessionService(dependencies: SessionDependencies) {
  const { stores, tokens, clock, newId, adminIds } = dependencies;
  const isAdmin = (account: Account) => account.isAdmin || adminIds.has(account.id);

  /** After a day; the session's row decides, not the token. */
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
     * Never begins before `sessionsFrom`, which another node's clock may have set: it would not be
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

    /** Whose token it is, signed by us; their session may have ended. Asks nobody. */
    userOf(token: string): string | undefined {
      const reading = tokens.read(token, clock());
      return reading.state === 'valid' ? reading.userId : undefined;
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

    async liveAmong(sids: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await stores.sessions.findMany(sids);
      const live = found.filter(
        ({ account, createdAt, expiresAt }) =>
          expiresAt > clock() && createdAt >= (account?.sessionsFrom ?? Infinity),
      );
      return new Set(live.map(({ sid }) => sid));
    },

    end: (sid: string): Promise<boolean> => stores.sessions.remove(sid),

    /** With all personal tokens. Returns the number of sessions. */
    async endAll(userId: string): Promise<number> {
      const ended = await stores.sessions.removeOf(userId);
      await stores.tokens.removeOf(userId);
      return ended.length;
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
