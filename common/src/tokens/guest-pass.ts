import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import { createChance } from '../chance/chance.ts';
import type { PlayerId } from '../domain/ids.ts';
import { guestPlayer } from '../domain/ids.ts';
import { derivedKey } from './derived-key.ts';

const form = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Games store a hash of the id, so that somebody who reads the store gets no cookie. */
const playerOfId = (id: string) => guestPlayer(hash('sha256', id, 'base64url').slice(0, 32));

/** `secrets`: newest first, which signs; all are accepted. Guest cookies are no session tokens. */
export function createGuestPass(secrets: readonly string[]) {
  const keys = secrets.map((secret) => derivedKey(secret, 'guest-cookie'));
  const [newest] = keys;
  if (!newest) throw new RangeError('a guest pass needs a secret');
  const { newId } = createChance();
  const sign = (key: KeyObject, id: string) => createHmac('sha256', key).update(id).digest();
  const idOf = (secret: string) =>
    sign(newest, `guest of ${secret}`).toString('base64url').slice(0, 22);
  return {
    /** The same guest for the same secret of a device, which nobody else knows. */
    issue(secret?: string) {
      const id = secret === undefined ? newId() : idOf(secret);
      return { value: `${id}.${sign(newest, id).toString('base64url')}`, player: playerOfId(id) };
    },
    read(value: string): PlayerId | undefined {
      const [, id, signature] = form.exec(value) ?? [];
      if (!id || !signature) return undefined;
      const given = Buffer.from(signature, 'base64url');
      // A 43-letter text has two spare bits: only the canonical spelling is accepted.
      if (given.toString('base64url') !== signature) return undefined;
      const known = keys.some((key) => timingSafeEqual(sign(key, id), given));
      return known ? playerOfId(id) : undefined;
    },
  };
}
export type GuestPass = ReturnType<typeof createGuestPass>;
