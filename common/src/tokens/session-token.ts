import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { derivedBytes } from './derived-key.ts';

/** What a cookie's value turned out to be: no token of ours, one that is past its time, or a good one. */
export type TokenReading =
  | { state: 'none' }
  | { state: 'expired' }
  | { state: 'valid'; sid: string; userId: string; expiresAt: number };

export type SessionTokens = {
  /** `expiresAt` in ms; the token's own times are whole seconds. */
  sign(session: { sid: string; userId: string; expiresAt: number }, now: number): string;
  read(token: string, now: number): TokenReading;
};

const claims = { issuer: 'craque', audience: 'craque-session' } as const;
const tokenType = 'session';
/** Our own tokens have about 300 characters; a longer text is not looked at. */
const longestToken = 1024;

type Key = { kid: string; key: KeyObject };

function keyOf(secret: string): Key {
  const bytes = derivedBytes(secret, 'session-token');
  // A key object is prepared once: given a text, jsonwebtoken would try it as a public key on every call.
  return { kid: hash('sha256', bytes, 'base64url').slice(0, 8), key: createSecretKey(bytes) };
}

function kidOf(token: string): string | undefined {
  const decoded = jwt.decode(token, { complete: true });
  return decoded?.header.kid;
}

/**
 * `secrets`: newest first; the newest signs, all are accepted, so that a secret can be rotated without ending a session.
 * The key is derived for sessions alone: no guest cookie can stand in for one.
 */
export function createSessionTokens(secrets: readonly string[]): SessionTokens {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (!newest) throw new RangeError('session tokens need a secret');
  return {
    sign({ sid, userId, expiresAt }, now) {
      const seconds = (at: number) => Math.floor(at / 1000);
      return jwt.sign(
        { sid, typ: tokenType, iat: seconds(now), exp: seconds(expiresAt) },
        newest.key,
        { algorithm: 'HS256', keyid: newest.kid, subject: userId, ...claims },
      );
    },
    read(token, now) {
      if (token.length > longestToken) return { state: 'none' };
      try {
        const known = keys.find(({ kid }) => kid === kidOf(token));
        if (!known) return { state: 'none' };
        const seconds = Math.floor(now / 1000);
        const payload = jwt.verify(token, known.key, {
          ...claims,
          algorithms: ['HS256'],
          clockTimestamp: seconds,
          // Judged below, so that a token of another kind is never taken for one of ours that has expired.
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
