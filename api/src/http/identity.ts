import type { PlayerId } from '@craque/common/domain/ids.ts';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { GuestPass } from '../guests/guest-pass.ts';

/** Who calls: read from the cookies, and made for a guest only when a game is started (reliability §8). */
export type Identity = {
  /** The caller; a cookie that is none of ours is ended with this answer (reliability B15). */
  playerOf(request: Request, response: Response): PlayerId | undefined;
  /** A new guest, whose cookie goes out with this answer. */
  newGuest(response: Response): PlayerId;
};

const guestCookieAge = 30 * 24 * 60 * 60 * 1000;

/** Empty for a cookie that stands twice in the header: it proves nothing, somebody may have planted one of the two. */
function cookieOf(request: Request, name: string): string | undefined {
  const header = request.headers.cookie;
  if (!header) return undefined;
  const times = header.split(';').filter((pair) => pair.trimStart().startsWith(`${name}=`)).length;
  return times > 1 ? '' : parseCookie(header)[name];
}

export function createIdentity(guestPass: GuestPass, secureCookies: boolean): Identity {
  const name = secureCookies ? '__Host-gid' : 'gid';
  const attributes = { httpOnly: true, secure: secureCookies, sameSite: 'lax', path: '/' } as const;
  return {
    playerOf(request, response) {
      const value = cookieOf(request, name);
      if (value === undefined) return undefined;
      const player = guestPass.read(value);
      if (!player) response.clearCookie(name, attributes);
      return player;
    },
    newGuest(response) {
      const { value, player } = guestPass.issue();
      response.cookie(name, value, { ...attributes, maxAge: guestCookieAge });
      return player;
    },
  };
}
