import { hash, timingSafeEqual } from 'node:crypto';

export function hasBearer(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
