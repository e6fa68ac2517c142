import { describe, expect, jest, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { switchNames } from '../domain/preferences.ts';
import { read } from '../testing/read-contract.ts';
import {
  deleteAccountRequest,
  loginRequest,
  passwordRequest,
  preferencesRequest,
  profileRequest,
  registerRequest,
} from './accounts.ts';

const noTexts = [null, 7, true, [], ['bob'], { $ne: '' }];
const bob = { username: 'bob', password: 'secret' };
const withBob = (fields: object) => read(registerRequest, { ...bob, ...fields });

describe('a username', () => {
  test.each([
    ['  bob ', 'bob'],
    ['Ｂｏｂ', 'Bob'],
    ['x'.repeat(32), 'x'.repeat(32)],
    ['e\u0301'.repeat(32), '\u00e9'.repeat(32)],
    ['🙂🙂🙂', '🙂🙂🙂'],
  ])('parses %j as %j', (text, name) => {
    expect(withBob({ username: text })).toMatchObject({ username: name });
  });

  test.each([
    ...[undefined, ...noTexts, '', '  ', 'bo', ' bo ', 'e\u0301e\u0301', '🙂🙂'].map(
      (value) => [value, 'username_too_short'] as const,
    ),
    ['x'.repeat(33), 'username_too_long'],
    ['ﬃ'.repeat(11), 'username_too_long'],
    ['bo\0b', 'invalid_characters'],
    ['bo\nb', 'invalid_characters'],
    ['bob\ud800', 'invalid_characters'],
    ['bob\u200b', 'invalid_characters'],
  ])('refuses %j: %s', (value, code) => {
    expect(withBob({ username: value })).toEqual([`username: ${code}`]);
    expect(read(loginRequest, { ...bob, username: value })).toEqual([`username: ${code}`]);
  });

  test('of 32 letters is accepted in its longest spelling, between any number of blanks', () => {
    const letter = '\u{1f82}';
    const spelling = letter.normalize('NFD').repeat(32);
    expect(spelling).toHaveLength(128);
    const username = `${' '.repeat(5000)}${spelling}${'\n'.repeat(5000)}`;
    expect(withBob({ username })).toMatchObject({ username: letter.repeat(32) });
  });

  test('that is far too long is refused without being normalised', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const username = '\ufdfa'.repeat(10_800);
    expect(withBob({ username })).toEqual(['username: username_too_long']);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });
});

describe('a password', () => {
  const schemas: readonly (readonly [string, z.ZodMiniType, string])[] = [
    ['registration', registerRequest, 'password'],
    ['login', loginRequest, 'password'],
    ['its change, the current one', passwordRequest, 'currentPassword'],
    ['its change, the new one', passwordRequest, 'newPassword'],
    ['the deletion of the account', deleteAccountRequest, 'password'],
  ];
  const valid = { ...bob, currentPassword: 'secret', newPassword: 'secret' };

  describe.each(schemas)('accepts %s', (_, schema, field) => {
    test.each([
      'secret',
      '      ',
      ' secret ',
      'x'.repeat(256),
      '🙂'.repeat(6),
      '🙂'.repeat(256),
      'with\u200bjoiner',
    ])('keeps %j unchanged', (text) => {
      expect(read(schema, { ...valid, [field]: text })).toMatchObject({ [field]: text });
    });

    test.each([
      ...[undefined, ...noTexts, '', '12345', '🙂'.repeat(5)].map(
        (value) => [value, 'password_too_short'] as const,
      ),
      ['x'.repeat(257), 'password_too_long'],
      ['🙂'.repeat(257), 'password_too_long'],
      ['x'.repeat(100_000), 'password_too_long'],
      ['secret\ud800', 'invalid_characters'],
      ['\udc00secret', 'invalid_characters'],
      ['sec\0ret', 'invalid_characters'],
      ['secret\n', 'invalid_characters'],
    ])('refuses %j: %s', (value, code) => {
      expect(read(schema, { ...valid, [field]: value })).toEqual([`${field}: ${code}`]);
    });
  });
});

describe('a registration', () => {
  const absent = { ...bob, displayName: undefined, email: undefined };

  test.each([
    {},
    { displayName: '', email: '' },
    { displayName: ' \t', email: '\n ' },
    { isAdmin: true, userId: 'x', id: 'x', passwordHash: 'x' },
  ])('with %j has only a name and a password', (fields) => {
    expect(withBob(fields)).toEqual(absent);
  });

  test('trims the display name and the email', () => {
    const given = { displayName: ' Bob B ', email: ' bob@mail.test ' };
    expect(withBob(given)).toEqual({ ...bob, displayName: 'Bob B', email: 'bob@mail.test' });
  });

  test.each([
    ...[...noTexts, 'b', 'bo', ' bo '].map((value) => [value, 'display_name_too_short'] as const),
    ['x'.repeat(51), 'display_name_too_long'],
    ['Bob\0', 'invalid_characters'],
    ['Bob\u202eadmin', 'invalid_characters'],
    ['\u200d\u200d\u200d', 'invalid_characters'],
  ])('refuses the display name %j: %s', (value, code) => {
    expect(withBob({ displayName: value })).toEqual([`displayName: ${code}`]);
  });

  test.each([
    ...noTexts,
    'bob',
    'bob@',
    '@mail.test',
    'bob@mail',
    'bob@@mail.test',
    'bob smith@mail.test',
    'bob@mail.test,eve@mail.test',
    'Bob <bob@mail.test>',
    'bob@mail.test\nbcc:eve@mail.test',
    'bob\0@mail.test',
    `${'x'.repeat(245)}@mail.test`,
  ])('refuses the email %j', (email) => {
    expect(withBob({ email })).toEqual(['email: invalid_email']);
  });

  test('reports every error at once', () => {
    const wrong = { username: 'bo', password: '12345', displayName: 'b', email: 'b' };
    expect(read(registerRequest, wrong)).toEqual([
      'username: username_too_short',
      'password: password_too_short',
      'displayName: display_name_too_short',
      'email: invalid_email',
    ]);
  });
});

describe('preferences', () => {
  const noToggles = ['true', 'false', 0, 1, null, [], {}];

  test.each<readonly [field: string, code: string, values: readonly unknown[]]>([
    ['defaultSport', 'invalid_sport', ['chess', '', null, 1]],
    ['defaultDifficulty', 'invalid_difficulty', ['insane', '', null, 1]],
    ...switchNames.map((name) => [name, 'invalid_toggle', noToggles] as const),
    ['language', 'invalid_language', ['nl', 'pt-BR', '', null]],
    ['theme', 'invalid_theme', ['blue', '', null]],
  ])('refuse an unknown %s: %s', (field, code, values) => {
    for (const value of values)
      expect(read(preferencesRequest, { [field]: value })).toEqual([`${field}: ${code}`]);
  });

  test.each([{}, { isAdmin: true }, { showHints: undefined }])('refuse %j', (fields) => {
    expect(read(preferencesRequest, fields)).toEqual([': nothing_to_update']);
  });
});

describe('a profile', () => {
  test.each([
    [{ displayName: '' }, { displayName: null }],
    [{ displayName: ' \t' }, { displayName: null }],
    [{ displayName: null }, { displayName: null }],
    [{ displayName: ' Bob ' }, { displayName: 'Bob' }],
    [{ avatarUrl: ' ' }, { avatarUrl: null }],
    [{ avatarUrl: ' https://pics.test/b.png ' }, { avatarUrl: 'https://pics.test/b.png' }],
    [{ avatarUrl: 'HTTPS://PICS.test/a/../é b' }, { avatarUrl: 'https://pics.test/%C3%A9%20b' }],
  ])('%j sets %j and nothing else', (fields, change) => {
    expect(read(profileRequest, fields)).toStrictEqual(change);
  });

  test.each([
    ...noTexts.filter((value) => value !== null),
    'http://pics.test/b.png',
    'https:pics.test/b.png',
    'https:/pics.test/b.png',
    'https:\\\\pics.test/b.png',
    `https://pics.test/${'é'.repeat(100)}`,
    '//pics.test/b.png',
    'pics.test/b.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://pics.test/1',
    'https://',
    'https://bob@pics.test/b.png',
    'https://bob:secret@pics.test/b.png',
    'https://pics.test/\0',
    'https://pics.test/a\nb',
    `https://pics.test/${'x'.repeat(483)}`,
  ])('refuses the avatar %j', (avatarUrl) => {
    expect(read(profileRequest, { avatarUrl })).toEqual(['avatarUrl: invalid_avatar_url']);
  });

  test('accepts an avatar of 500 characters', () => {
    const avatarUrl = `https://pics.test/${'x'.repeat(482)}`;
    expect(avatarUrl).toHaveLength(500);
    expect(read(profileRequest, { avatarUrl })).toStrictEqual({ avatarUrl });
  });

  test.each([
    [{ displayName: 'bo' }, 'displayName: display_name_too_short'],
    [{ displayName: 'x'.repeat(51) }, 'displayName: display_name_too_long'],
    [{ displayName: 5 }, 'displayName: display_name_too_short'],
    [{}, ': nothing_to_update'],
    [{ username: 'eve', email: 'e@mail.test' }, ': nothing_to_update'],
  ])('refuses %j', (fields, complaint) => {
    expect(read(profileRequest, fields)).toEqual([complaint]);
  });
});
