import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../lib/api.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { errorsOf, fieldOfAnswer, fieldsOfNickname, noFields } from './auth-fields.ts';
import { reasonOf } from './use-auth.ts';

const right = { ...noFields, username: 'lia', password: 'secret' };

describe('the fields of the sign-in page', () => {
  test.each(['login', 'register'] as const)('are accepted by %s when valid', (mode) => {
    expect(errorsOf(mode, right)).toEqual({});
  });

  test.each(['login', 'register'] as const)('require a name and a password to %s', (mode) => {
    expect(errorsOf(mode, noFields)).toEqual({
      username: 'username_too_short',
      password: 'password_too_short',
    });
  });

  test.each([
    ['username', 'li', 'username_too_short'],
    ['username', '  li  ', 'username_too_short'],
    ['username', 'l'.repeat(33), 'username_too_long'],
    ['username', 'lia costa', 'invalid_characters'],
    ['username', 'líа', 'invalid_characters'],
    ['password', '12345', 'password_too_short'],
    ['password', 'p'.repeat(257), 'password_too_long'],
    ['displayName', 'Li', 'display_name_too_short'],
    ['displayName', 'L'.repeat(51), 'display_name_too_long'],
    ['email', 'lia', 'invalid_email'],
    ['email', 'lia@example', 'invalid_email'],
  ] as const)('have an error in %s for %j: %s', (name, value, error) => {
    expect(errorsOf('register', { ...right, [name]: value })).toEqual({ [name]: error });
  });

  test.each(['', '   '])('may omit display name and email: %j', (blank) => {
    expect(errorsOf('register', { ...right, displayName: blank, email: blank })).toEqual({});
  });
});

test.each([
  ['username_taken', 'username'],
  ['password_too_long', 'password'],
  ['invalid_email', 'email'],
  ['wrong_credentials', undefined],
  ['network', undefined],
  [undefined, undefined],
])('an api error of %s belongs to %s', (code, field) => {
  expect(fieldOfAnswer(code)).toBe(field);
});

test.each([
  ['', {}],
  ['Zico', { username: 'Zico', displayName: 'Zico' }],
  ['Ana Lima', { displayName: 'Ana Lima' }],
  ['Jô', {}],
])('the nickname %j is offered to a registration as %j', (nickname, offered) => {
  expect(fieldsOfNickname(nickname)).toEqual({ ...noFields, ...offered });
});

test.each([
  ['login', 'Incorrect username or password'],
  ['register', 'Unable to create account'],
] as const)('a failure of %s without a message has the most likely reason', async (mode, text) => {
  const t = await textsOf('en');
  expect(reasonOf(t, mode, new RangeError('bug'))).toBe(text);
  expect(reasonOf(t, mode, new ApiError(418, undefined, '418: Odd'))).toBe('418: Odd');
});
