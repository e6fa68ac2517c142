import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

type Owner = { id: string; passwordHash: string };

const lifetime = 60 * 60 * 1000;
/** `<userId>~<expiry>~<signature>`. */
const form = /^([\w-]{1,64})~(\d{13})~([\w-]{43})$/;

/**
 * Lets the owner of an account choose a new password. It is signed with the hash of the one it
 * replaces, so it serves once. `secrets`: newest first, which signs.
 */
export function createResetTokens(secrets: readonly string[]) {
  const keys = secrets.map((secret) => derivedKey(secret, 'reset-token'));
  const [newest] = keys;
  if (!newest) throw new RangeError('reset tokens need a secret');
  const sign = (key: KeyObject, { id, passwordHash }: Owner, expiry: string) =>
    createHmac('sha256', key).update(`${id}~${expiry}~${passwordHash}`).digest();
  return {
    issue(owner: Owner, now: number): string {
      const expiry = String(now + lifetime);
      return `${owner.id}~${expiry}~${sign(newest, owner, expiry).toString('base64url')}`;
    },
    /** Whose account it may be for. */
    userIn: (token: string): string | undefined => form.exec(token)?.[1],
    isFor(token: string, owner: Owner, now: number): boolean {
      const [, id, expiry = '', signature = ''] = form.exec(token) ?? [];
      if (id !== owner.id || Number(expiry) <= now) return false;
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => {
        const wanted = sign(key, owner, expiry);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
    },
  };
}
export type ResetTokens = ReturnType<typeof createResetTokens>;
