import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** 32 bytes derived from the secret for one purpose, so that its signatures serve no other. */
export function derivedBytes(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'craque', purpose, 32));
}

export function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(derivedBytes(secret, purpose));
}
