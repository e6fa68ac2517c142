import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { derivedBytes } from './derived-key.ts';

type TokenSession = { sid: string; userId: string; expiresAt: number };

export type TokenCheck =
  | { state: 'none' }
  | { state: 'expired' }
  | ({ state: 'valid' } & TokenSession);

const claims = { issuer: 'craque', audience: 'craque-session' } as const;
const tokenType = 'session';
/** Our own tokens have about 300 characters; longer texts are refused unread. */
const longestToken = 1024;

type Key = { kid: string; key: KeyObject };

function keyOf(secret: string): Key {
  const bytes = derivedBytes(secret, 'session-token');
  // Prepared once: given text, jsonwebtoken would try to parse it as a public key on every call.
  return { kid: hash('sha256', bytes, 'base64url').slice(0, 8), key: createSecretKey(bytes) };
}

function kidOf(token: string): string | undefined {
  const decoded = jwt.decode(token, { complete: true });
  return decoded?.header.kid;
}

/** `secrets`: newest first, which signs; all are accepted. Guest cookies are no session tokens. */
export function createSessionTokens(secrets: readonly string[]) {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (!newest) throw new RangeError('session tokens need a secret');
  return {
    sign({ sid, userId, expiresAt }: TokenSession, now: number) {
      const seconds = (at: number) => Math.floor(at / 1000);
      return jwt.sign(
        { sid, typ: tokenType, iat: seconds(now), exp: seconds(expiresAt) },
        newest.key,
        { algorithm: 'HS256', keyid: newest.kid, subject: userId, ...claims },
      );
    },
    read(token: string, now: number): TokenCheck {
      if (token.length > longestToken) return { state: 'none' };
      try {
        const known = keys.find(({ kid }) => kid === kidOf(token));
        if (!known) return { state: 'none' };
        const seconds = Math.floor(now / 1000);
        const payload = jwt.verify(token, known.key, {
          ...claims,
          algorithms: ['HS256'],
          clockTimestamp: seconds,
          // Expiry is checked below, so that a token of another kind is never reported as expired.
          ignoreExpiration: true,
        });
        if (typeof payload === 'string') return { state: 'none' };
        const { sid, sub, typ, exp } = payload;
        const isOurs = typeof sid === 'string' && typeof sub === 'string' && typ === tokenType;
        if (!isOurs || typeof exp !== 'number') return { state: 'none' };
        return exp <= seconds
          ? { state: 'expired' }
          : { state: 'valid', sid, userId: sub, expiresAt: exp * 1000 };
      } catch {
        return { state: 'none' };
      }
    },
  };
}
export type SessionTokens = ReturnType<typeof createSessionTokens>;
