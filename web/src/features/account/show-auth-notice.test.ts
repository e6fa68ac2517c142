import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../lib/api.ts';
import { textsOf } from '../../testing/texts-of.ts';
import type { AuthNotice } from './auth-store.ts';
import { authToast } from './show-auth-notice.ts';

const en = await textsOf('en');
const signedIn = { kind: 'signed-in', mode: 'login', name: 'Lia', gamesKept: 0 } as const;
const failed = (mode: 'login' | 'register', error: unknown): AuthNotice => ({
  kind: 'failed',
  mode,
  error,
});

describe('the toast of signing in', () => {
  test('welcomes back after a login', () => {
    expect(authToast(en, signedIn)).toEqual({
      title: 'Login successful',
      description: 'Welcome back, Lia!',
    });
  });

  test.each([
    [0, 'Welcome, Lia!'],
    [1, 'Welcome, Lia! 1 game kept.'],
    [3, 'Welcome, Lia! 3 games kept.'],
  ])('mentions %d claimed games after a registration', (gamesKept, description) => {
    expect(authToast(en, { ...signedIn, mode: 'register', gamesKept })).toEqual({
      title: 'Registration successful',
      description,
    });
  });

  test('counts in the reader’s language', async () => {
    const pt = await textsOf('pt');
    const { description } = authToast(pt, { ...signedIn, mode: 'register', gamesKept: 1 });
    expect(description).toBe('Boas-vindas, Lia! 1 jogo guardado.');
  });
});

describe('the toast of a failure', () => {
  test("shows the server's message", () => {
    const taken = new ApiError(409, 'username_taken', 'Username already exists');
    expect(authToast(en, failed('register', taken))).toEqual({
      title: 'Registration failed',
      description: 'Username already exists',
      tone: 'error',
    });
    const odd = new ApiError(418, undefined, '418: Odd');
    expect(authToast(en, failed('login', odd)).description).toBe('418: Odd');
  });

  test.each([
    ['login', 'Login failed', 'Incorrect username or password'],
    ['register', 'Registration failed', 'Unable to create account'],
  ] as const)(
    'of %s shows the most likely reason without a message',
    (mode, title, description) => {
      const toast = { title, description, tone: 'error' };
      expect(authToast(en, failed(mode, new ApiError(500, undefined, '')))).toEqual(toast);
      expect(authToast(en, failed(mode, new RangeError('bug')))).toEqual(toast);
    },
  );
});
