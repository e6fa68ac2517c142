import { hash, timingSafeEqual } from 'node:crypto';

/** True where the Authorization header shows this token; never without a token. Takes the same time for every header. */
export function hasBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
