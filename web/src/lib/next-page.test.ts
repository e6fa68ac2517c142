import { describe, expect, test } from '@jest/globals';
import { nextPage, signInPath, signInQuery } from './next-page.ts';

describe('the page after signing in', () => {
  test.each([
    ['?next=%2Fjoin%2F0123ABCDEF', '/join/0123ABCDEF'],
    ['?a=1&next=/game/12', '/game/12'],
    ['?next=%2Fprofile%3Ftab%3Dhistory%26view%3Dalbum', '/profile?tab=history&view=album'],
    ['?next=/feedback%23list', '/feedback#list'],
    ['?next=/friends/', '/friends/'],
  ])('is the one that the query %s names', (search, page) => {
    expect(nextPage(search)).toBe(page);
  });

  test.each([
    '',
    '?next=',
    '?next=/',
    '?next=profile',
    '?next=//evil.example/join/0123ABCDEF',
    '?next=///evil.example',
    '?next=/%5Cevil.example',
    '?next=/..//evil.example',
    '?next=/.//evil.example',
    '?next=/%2F/evil.example',
    '?next=/%09/evil.example',
    '?next=https://evil.example/join/0123ABCDEF',
    '?next=https:/profile',
    '?next=javascript:alert(1)',
    '?next=/join/0123ABCDEF/../../x',
    '?next=/join/0123ABCDEF%0A',
    '?next=/join/..%2F..%2Fhome',
    '?next=/profile?tab=%5C%5Cevil',
  ])('is none for %j', (search) => {
    expect(nextPage(search)).toBeUndefined();
  });

  test('is remembered with query and fragment by the sign-in page', () => {
    const place = { pathname: '/profile', search: '?tab=history&view=album', hash: '#top' };
    const [path, search] = signInPath(place).split('?');
    expect(path).toBe('/auth');
    expect(nextPage(`?${search}`)).toBe('/profile?tab=history&view=album#top');
  });

  test.each(['/home', '/dashboard'])('is not %s, where signing in leads anyway', (pathname) => {
    expect(signInPath({ pathname, search: '', hash: '' })).toBe('/auth');
  });

  test.each([
    ['/join/0123ABCDEF', '', '?next=%2Fjoin%2F0123ABCDEF'],
    ['/register', '?next=/join/0123ABCDEF', '?next=/join/0123ABCDEF'],
    ['/', '', ''],
    ['/landing', '?next=/join/0123ABCDEF', ''],
  ])('is read from %s%s with the query %j', (pathname, search, query) => {
    expect(signInQuery({ pathname, search, hash: '' })).toBe(query);
  });
});
