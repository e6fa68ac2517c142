import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { TokenScope } from '@craque/common/domain/token-scope.ts';
import { bearerIn } from '@craque/common/tokens/bearer.ts';
import { cookieIn, cookieNames } from '@craque/common/tokens/cookies.ts';
import type { Request, Response } from 'express';
import { type LiveSession, type SessionCheck, sessionAge } from '../sessions/session-service.ts';
import type { TokenCaller } from '../sessions/token-service.ts';
import type { GuestPass } from '@craque/common/tokens/guest-pass.ts';

/** Who calls. A live session always takes precedence over the guest cookie. */
export type Caller = {
  /** Absent without any cookie of ours. */
  player: PlayerId | undefined;
  /** The player of the guest cookie, even beside a session. */
  guest: PlayerId | undefined;
  session: LiveSession | undefined;
  /** The session cookie is ours, but its session has ended. */
  hasEnded: boolean;
  /** What the personal token may do by which they call; then no cookie counts. */
  scope?: TokenScope;
};

export type IdentityParts = {
  guestPass: GuestPass;
  sessions: {
    check: (token: string) => Promise<SessionCheck>;
    /** Whose token it is, without a look-up. */
    userOf: (token: string) => string | undefined;
  };
  checkToken: (text: string) => Promise<TokenCaller>;
  secureCookies: boolean;
};

const guestCookieAge = 30 * 24 * 60 * 60 * 1000;

/** A cookie name may occur only once in an answer (RFC 6265, 4.1.1). */
function withoutCookie(response: Response, name: string): Response {
  const lines = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${name}=`));
  if (others.length < lines.length) response.setHeader('Set-Cookie', others);
  return response;
}

/** By a cookie that we have signed, without a look-up: their session may have ended. */
function deviceOf(
  { guestPass, sessions, secureCookies }: IdentityParts,
  cookies: string | undefined,
): PlayerId | undefined {
  const { guest, session } = cookieNames(secureCookies);
  const [token, pass] = [cookieIn(cookies, session), cookieIn(cookies, guest)];
  const user = token === undefined ? undefined : sessions.userOf(token);
  if (user !== undefined) return userPlayer(user);
  return pass === undefined ? undefined : guestPass.read(pass);
}

export function createIdentity(parts: IdentityParts) {
  const { guestPass, sessions, checkToken, secureCookies } = parts;
  const { guest: gid, session: sid } = cookieNames(secureCookies);
  const attributes = { httpOnly: true, secure: secureCookies, sameSite: 'lax', path: '/' } as const;

  const end = (response: Response, name: string) =>
    withoutCookie(response, name).clearCookie(name, attributes);

  function guestIn(request: Request, response: Response): PlayerId | undefined {
    const value = cookieIn(request.headers.cookie, gid);
    if (value === undefined) return undefined;
    const player = guestPass.read(value);
    if (!player) end(response, gid);
    return player;
  }

  function giveSession(response: Response, token: string): void {
    withoutCookie(response, sid).cookie(sid, token, { ...attributes, maxAge: sessionAge });
  }

  async function sessionOf(request: Request, response: Response): Promise<SessionCheck> {
    const value = cookieIn(request.headers.cookie, sid);
    if (value === undefined) return { state: 'none' };
    const check = await sessions.check(value);
    if (check.state !== 'live') end(response, sid);
    else if (check.renewed) giveSession(response, check.renewed);
    return check;
  }

  async function tokenCaller(text: string, response: Response): Promise<Caller> {
    response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
    const { session, scope } = await checkToken(text);
    response.removeHeader('WWW-Authenticate');
    const player = userPlayer(session.account.id);
    return { player, guest: undefined, session, hasEnded: false, scope };
  }

  /**
   * Only when a game is started, or a seat taken. The device is told by `admit`, so that a refused
   * call makes no guest; one whose first answer was lost is the same guest by its secret.
   */
  function newGuest(response: Response, secret?: string) {
    const { value, player } = guestPass.issue(secret);
    const cookie = { ...attributes, maxAge: guestCookieAge };
    const admit = () => void withoutCookie(response, gid).cookie(gid, value, cookie);
    return { player, admit };
  }

  return {
    /** Clears an invalid or expired cookie. Throws `invalid_token`. */
    async identify(request: Request, response: Response): Promise<Caller> {
      const bearer = bearerIn(request.headers.authorization);
      if (bearer !== undefined) return tokenCaller(bearer, response);
      const guest = guestIn(request, response);
      const check = await sessionOf(request, response);
      const session = check.state === 'live' ? check.session : undefined;
      const player = session ? userPlayer(session.account.id) : guest;
      return { player, guest, session, hasEnded: check.state === 'ended' };
    },
    deviceOf: ({ headers }: Request) => deviceOf(parts, headers.cookie),
    newGuest,
    /** `keepsGuest`: some of the guest's games are not moved yet, or stay the guest's. */
    signIn(response: Response, token: string, { keepsGuest } = { keepsGuest: false }): void {
      giveSession(response, token);
      if (!keepsGuest) end(response, gid);
    },
    signOut(response: Response, { keepsGuest } = { keepsGuest: false }): void {
      end(response, sid);
      if (!keepsGuest) end(response, gid);
    },
  };
}

export type Identity = ReturnType<typeof createIdentity>;
