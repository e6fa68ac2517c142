import { hash, timingSafeEqual } from 'node:crypto';

/**
 * True if the Authorization header carries this token; never without a token. Takes constant time.
 */
export function hasBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
