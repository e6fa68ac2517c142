import { hash, timingSafeEqual } from 'node:crypto';
import { derivedBytes } from './derived-key.ts';

const textOf = (secret: string) => derivedBytes(secret, 'internal-call').toString('base64url');

/** What realtime shows the api on its own calls; both derive it from the secret they share. */
export function internalKey(secrets: readonly string[]): string {
  const [newest] = secrets;
  if (!newest) throw new RangeError('an internal key needs a secret');
  return textOf(newest);
}

/** True for the key of any of the secrets, in a time that tells nothing of how close it came. */
export function isInternalKey(secrets: readonly string[], given: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return secrets.some((secret) => timingSafeEqual(digest(textOf(secret)), digest(given)));
}
