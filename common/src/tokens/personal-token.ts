import { hash, randomBytes } from 'node:crypto';

/** By the prefix people and secret scanners recognise one. */
const form = /^craque_[A-Za-z0-9_-]{43}$/;

/** The token, shown once, and what is kept of it. */
export function newPersonalToken(): { token: string; tokenHash: string } {
  const token = `craque_${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: hash('sha256', token, 'base64url') };
}

/** Undefined if the text cannot be a token. With 256 random bits a plain hash is enough. */
export const personalTokenHash = (text: string): string | undefined =>
  form.test(text) ? hash('sha256', text, 'base64url') : undefined;
