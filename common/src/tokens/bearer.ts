import { hash, timingSafeEqual } from 'node:crypto';

/** The Authorization header carries this token; never without one. Takes constant time. */
export function hasBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
