import { describe, expect, test } from '@jest/globals';
import { cookieIn, cookieNames } from './cookies.ts';

describe('the names of the cookies', () => {
  test('are tied to the host over https', () => {
    expect(cookieNames(true)).toEqual({ guest: '__Host-gid', session: '__Host-sid' });
    expect(cookieNames(false)).toEqual({ guest: 'gid', session: 'sid' });
  });
});

describe('a cookie', () => {
  test.each([
    ['sid=a.b-c_d', 'a.b-c_d'],
    ['gid=x; sid=a', 'a'],
    ['gid=x;sid=a;theme=dark', 'a'],
    ['sid=a=b', 'a=b'],
    ['sid=%20', ' '],
    ['sid=', ''],
    ['xsid=x; sid=a; sidx=y; __Host-sid=z', 'a'],
    ['sid; sid=a', 'a'],
  ])('is read from %j as %j', (header, value) => {
    expect(cookieIn(header, 'sid')).toBe(value);
  });

  test.each([undefined, '', 'gid=x', 'xsid=x', '__Host-sid=z', 'SID=a', 'sid', ';;', 'x=sid=a'])(
    'is absent in %j',
    (header) => {
      expect(cookieIn(header, 'sid')).toBeUndefined();
    },
  );

  test.each([
    'sid=a; sid=b',
    'sid=a;sid=a',
    'sid=a; gid=x;  sid=b',
    'sid =planted; sid=a',
    'sid\t=planted; sid=a',
    'sid=a; sid=',
  ])('is empty if it occurs twice: %j', (header) => {
    expect(cookieIn(header, 'sid')).toBe('');
  });

  test("named like an object's built-in property is absent", () => {
    expect(cookieIn('a=b', 'constructor')).toBeUndefined();
    expect(cookieIn('__proto__=b', '__proto__')).toBe('b');
  });
});
