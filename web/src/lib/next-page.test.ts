import { describe, expect, test } from '@jest/globals';
import { nextPage } from './next-page.ts';

describe('the page after signing in', () => {
  test('is the challenge that the visitor came from', () => {
    expect(nextPage('?next=%2Fjoin%2F0123ABCDEF')).toBe('/join/0123ABCDEF');
    expect(nextPage('?a=1&next=/join/0123ABCDEF')).toBe('/join/0123ABCDEF');
  });

  test.each([
    '',
    '?next=',
    '?next=/home',
    '?next=/join/',
    '?next=/join/short',
    '?next=//evil.example/join/0123ABCDEF',
    '?next=https://evil.example/join/0123ABCDEF',
    '?next=/join/0123ABCDEF/../../x',
    '?next=/join/0123ABCDEF%0A',
    '?next=/join/..%2F..%2Fhome',
  ])('is none for %j', (search) => {
    expect(nextPage(search)).toBeUndefined();
  });
});
