import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import type { Stores } from '@craque/api/store/store.ts';

const hour = 3_600_000;

/**
 * Inserts a session of the user that lives an hour; returns its cookie. `secret` is the product's
 * JWT_SECRET, `now` ms since the epoch.
 */
export async function signIn(
  stores: Stores,
  { userId, secret, now }: { userId: string; secret: string; now: number },
): Promise<string> {
  const session = { sid: `sid-${userId}`, userId, expiresAt: now + hour };
  await stores.sessions.insert({ ...session, createdAt: now, renewedAt: now }, 10);
  return `sid=${createSessionTokens([secret]).sign(session, now)}`;
}
