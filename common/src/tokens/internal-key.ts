import { hasBearer } from './bearer.ts';
import { derivedBytes } from './derived-key.ts';

const textOf = (secret: string) => derivedBytes(secret, 'internal-call').toString('base64url');

/** Authenticates realtime's calls to the api; both derive it from their shared secret. */
export function internalKey(secrets: readonly string[]): string {
  const [newest] = secrets;
  if (!newest) throw new RangeError('an internal key needs a secret');
  return textOf(newest);
}

export function hasInternalKey(secrets: readonly string[], header: string | undefined): boolean {
  return secrets.some((secret) => hasBearer(header, textOf(secret)));
}
