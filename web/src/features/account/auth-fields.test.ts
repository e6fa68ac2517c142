import { describe, expect, test } from '@jest/globals';
import { errorsOf, errorsOfAnswer, fieldsOfNickname, firstError, noFields } from './auth-fields.ts';

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

  test('are validated from the top', () => {
    expect(firstError('login', { password: 'password_too_short' })).toBe('password');
    expect(firstError('register', { email: 'invalid_email', username: 'username_too_short' })).toBe(
      'username',
    );
    expect(firstError('login', {})).toBeUndefined();
  });
});

describe('an api error', () => {
  test.each([
    ['username_taken', { username: 'username_taken' }],
    ['password_too_long', { password: 'password_too_long' }],
    ['invalid_email', { email: 'invalid_email' }],
    ['wrong_credentials', {}],
    ['network', {}],
    [undefined, {}],
  ])('of %s marks %j', (code, errors) => {
    expect(errorsOfAnswer(code)).toEqual(errors);
  });
});

test.each([
  ['', {}],
  ['Zico', { username: 'Zico', displayName: 'Zico' }],
  ['Ana Lima', { displayName: 'Ana Lima' }],
  ['Jô', {}],
])('the nickname %j is offered to a registration as %j', (nickname, offered) => {
  expect(fieldsOfNickname(nickname)).toEqual({ ...noFields, ...offered });
});
