import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** 32 bytes of the secret for one purpose alone: what is signed for one never stands in for another. */
export function derivedBytes(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'craque', purpose, 32));
}

/** A key object is prepared once; raw bytes or a text would be prepared again on every call. */
export function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(derivedBytes(secret, purpose));
}
