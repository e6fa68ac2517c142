import type { PlayerId } from '@craque/common/domain/ids.ts';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { GuestPass } from '../guests/guest-pass.ts';

/** Who calls: read from the cookies, and made for a guest only when a game is started (reliability §8). */
export type Identity = {
  playerOf(request: Request): PlayerId | undefined;
  /** The caller, or a new guest whose cookie goes out with this answer. */
  playerOrNewGuest(request: Request, response: Response): PlayerId;
};

const guestCookieAge = 30 * 24 * 60 * 60 * 1000;

/** A cookie that stands twice in the header proves nothing: somebody may have planted one of the two. */
function cookieOf(request: Request, name: string): string | undefined {
  const header = request.headers.cookie;
  if (!header) return undefined;
  const times = header.split(';').filter((pair) => pair.trimStart().startsWith(`${name}=`)).length;
  return times === 1 ? parseCookie(header)[name] : undefined;
}

export function createIdentity(guestPass: GuestPass, secureCookies: boolean): Identity {
  const name = secureCookies ? '__Host-gid' : 'gid';
  const playerOf = (request: Request) => {
    const value = cookieOf(request, name);
    return value === undefined ? undefined : guestPass.read(value);
  };
  return {
    playerOf,
    playerOrNewGuest(request, response) {
      const known = playerOf(request);
      if (known) return known;
      const { value, player } = guestPass.issue();
      response.cookie(name, value, {
        httpOnly: true,
        secure: secureCookies,
        sameSite: 'lax',
        path: '/',
        maxAge: guestCookieAge,
      });
      return player;
    },
  };
}
