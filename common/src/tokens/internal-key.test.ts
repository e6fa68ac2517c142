import { describe, expect, test } from '@jest/globals';
import { derivedBytes } from './derived-key.ts';
import { internalKey, hasInternalKey } from './internal-key.ts';

const isInternalKey = (secrets: readonly string[], given: string) =>
  hasInternalKey(secrets, `Bearer ${given}`);

const newest = 'the newest secret, 32 characters long';
const older = 'the older secret, 32 characters long too';

describe('the key of internal calls', () => {
  test('is derived from the secret without revealing it', () => {
    const key = internalKey([newest]);
    expect(isInternalKey([newest], key)).toBe(true);
    expect(internalKey([newest])).toBe(key);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(key).not.toContain(newest);
  });

  test('is refused with any letter changed, removed or added', () => {
    const key = internalKey([newest]);
    for (let index = 0; index < key.length; index += 1) {
      const other = key[index] === 'A' ? 'B' : 'A';
      expect(isInternalKey([newest], `${key.slice(0, index)}${other}${key.slice(index + 1)}`)).toBe(
        false,
      );
      expect(isInternalKey([newest], key.slice(0, index))).toBe(false);
    }
    expect(isInternalKey([newest], `${key}A`)).toBe(false);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['the secret itself', newest],
    ['the key of another secret', internalKey([older])],
    ['the key of another purpose', derivedBytes(newest, 'watch-ticket').toString('base64url')],
  ])('is not %s', (_, given) => {
    expect(isInternalKey([newest], given)).toBe(false);
  });

  test('survives a rotation while both secrets are known; the newest makes it', () => {
    const both = [newest, older];
    expect(internalKey(both)).toBe(internalKey([newest]));
    expect(isInternalKey(both, internalKey([older]))).toBe(true);
    expect(isInternalKey([older], internalKey(both))).toBe(false);
  });

  test('cannot be made without a secret, and is never accepted without one', () => {
    expect(() => internalKey([])).toThrow(RangeError);
    expect(isInternalKey([], internalKey([newest]))).toBe(false);
  });
});
