import { hash, timingSafeEqual } from 'node:crypto';

export function hasBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** What follows `Bearer`; undefined under another scheme, such as the password of a proxy. */
export const bearerIn = (header: string | undefined): string | undefined =>
  /^bearer(?: +(.*))?$/i
    .exec(header ?? '')
    ?.slice(1)
    .map((text) => text ?? '')[0];
