import { describe, expect, test } from '@jest/globals';
import { lookKey, looksLike } from './look-alike.ts';

describe('the key of a look', () => {
  test.each([
    ['in Cyrillic', 'сосо', 'coco'],
    ['in small capitals', 'ᴄᴏᴄᴏ', 'coco'],
    ['in a small capital of its own', 'ʙoss', 'boss'],
    ['in Cyrillic capitals', 'СОСО', 'COCO'],
    ['in Greek capitals', 'ΝΙΝΑ', 'NINA'],
    ['with digits', 'c0c0', 'coco'],
    ['with a capital i for a small l', 'Iana', 'lana'],
    ['with rn for m', 'rnario', 'mario'],
    ['in mathematical letters', '𝐜𝐨𝐜𝐨', 'coco'],
    ['with something invisible', 'co\u200bco\ufe0f', 'coco'],
    ['with other blanks', 'co\u00a0\u3000co', 'co co'],
    ['with an accent of its own', 'jose\u0301', 'josé'],
  ])('is the same %s', (_, imitation, name) => {
    expect(lookKey(imitation)).toBe(lookKey(name));
  });

  test.each([
    ['coco', 'cocoa'],
    ['jose', 'josé'],
    ['Ilia', 'Lila'],
    ['ali', 'all'],
    ['Иван', 'Ivan'],
    ['中村', '中林'],
  ])('differs for %s and %s', (one, other) => {
    expect(lookKey(one)).not.toBe(lookKey(other));
  });

  test('is made of any text, and is short for a short one', () => {
    expect(lookKey('')).toBe('');
    expect(lookKey('🙂 \ud800')).toBe('🙂 \ud800');
    expect(lookKey('\ufdfa').length).toBeLessThan(40);
  });
});

describe('two names look alike', () => {
  test.each([
    ['IVAN', 'ivan'],
    ['сосо', 'COCO'],
    ['Coco', 'ᴄᴏᴄᴏ'],
  ])('%s and %s', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
  });

  test('but not those that only share letters', () => {
    expect(looksLike('coco', 'cocó')).toBe(false);
  });
});
