import { webcrypto } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { randomKey } from './random-key.ts';

describe('a random key', () => {
  /** A page on plain http has no randomUUID. */
  const insecure = {
    getRandomValues: <T extends ArrayBufferView>(bytes: T) =>
      webcrypto.getRandomValues(bytes as never) as T,
  };

  test('needs no secure context', () => {
    expect(randomKey(insecure)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('differs each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => randomKey(insecure))).size).toBe(100);
  });
});
