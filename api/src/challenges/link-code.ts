import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter can be mistaken for another character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** 50 random bits as 10 characters. */
export function newLinkCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
