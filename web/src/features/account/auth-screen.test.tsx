import { describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { type Answer, refusal, serve } from '../../testing/serve.ts';
import { AuthScreen } from './auth-screen.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

const lia = aUser({ displayName: 'Lia Costa' });
const register = 'POST /api/register';
const signedIn = { ...lia, gamesKept: 2, unfinishedGame: null };

function open(path: string, answers: Record<string, Answer> = {}) {
  const { sent } = serve(answers);
  const user = openPage(
    <Routes>
      <Route path="*" element={<AuthScreen />} />
    </Routes>,
    path,
  );
  return { sent, user };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the tabs change title and address, and keep the input and the way back', async () => {
  const { user } = open('/login?next=/join/0123456789');
  await user.type(field('Username'), 'lia');
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Start your album');
  expect(address()).toBe('/register?next=/join/0123456789');
  expect(field('Username').value).toBe('lia');
  await user.click(screen.getByRole('tab', { name: 'Log in' }));
  expect(address()).toBe('/login?next=/join/0123456789');
});

describe('the fields', () => {
  test('offer the nickname of a guest to a registration alone', () => {
    sessionStorage.setItem('craque.nickname', 'Zico');
    open('/register');
    expect(field('Username').value).toBe('Zico');
    expect(field('Display name').value).toBe('Zico');
    cleanup();
    open('/login');
    expect(field('Username').value).toBe('');
    sessionStorage.clear();
  });

  test('say the rule of a username before there is an error', () => {
    open('/register');
    const [hint = ''] = field('Username').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(hint)?.textContent).toBe(
      '3 to 32 letters, digits or . _ - and no spaces',
    );
  });

  test('have autocomplete hints for the browser', () => {
    open('/register');
    const names = ['Username', 'Password', 'Display name', 'Email'];
    expect(names.map((name) => field(name).autocomplete)).toEqual([
      'username',
      'new-password',
      'name',
      'email',
    ]);
  });

  test('show their error when they are left, and lose it with the letter that fixes it', async () => {
    const { user } = open('/login');
    await user.type(field('Username'), 'li');
    await user.tab();
    expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy();
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('Username'), 'a');
    expect(screen.queryByText('Username must be at least 3 characters')).toBeNull();
    expect(field('Password').getAttribute('aria-invalid')).toBeNull();
  });

  test('show their error when the form is submitted, and the first wrong one takes the focus', async () => {
    const { user, sent } = open('/login');
    await user.click(submit('Log in'));
    expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(document.activeElement).toBe(field('Username'));
    expect(sent).toEqual([]);
  });

  test('show the password on demand', async () => {
    const { user } = open('/login');
    expect(field('Password').type).toBe('password');
    await user.click(submit('Show password'));
    expect(field('Password').type).toBe('text');
    await user.click(submit('Hide password'));
    expect(field('Password').type).toBe('password');
  });

  test('show how strong a new password is', async () => {
    const { user } = open('/register');
    expect(screen.getByText('At least 6 characters')).toBeTruthy();
    await user.type(field('Password'), '123456');
    expect(await screen.findByText('very weak')).toBeTruthy();
    await user.clear(field('Password'));
    await user.type(field('Password'), 'hU7!kdQ2z9pW');
    expect(await screen.findByText('strong')).toBeTruthy();
  });
});

describe('sending', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await user.type(field('Username'), ' lia ');
    await user.type(field('Password'), ' secret{Enter}');
  }

  test('disables the button and says so until the answer arrives', async () => {
    const answer = Promise.withResolvers<object>();
    const { sent, user } = open('/login', { 'POST /api/login': () => answer.promise });
    await fill(user);
    expect(submit('Logging in...').disabled).toBe(true);
    await user.type(field('Password'), '{Enter}');
    expect(sent).toHaveLength(1);
    answer.resolve(signedIn);
    expect(await screen.findByText('Welcome back, Lia Costa!')).toBeTruthy();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
  });

  test('welcomes a new user and mentions the games that moved with the account', async () => {
    const { user, sent } = open('/register', {
      [register]: Response.json(signedIn, { status: 201 }),
    });
    await user.type(field('Display name'), '  ');
    await user.type(field('Email'), ' lia@example.com');
    await fill(user);
    expect(await screen.findByText('Registration successful')).toBeTruthy();
    expect(screen.getByText('Welcome, Lia Costa! 2 games kept.')).toBeTruthy();
    // Without the display name, which is blank.
    const body = { username: 'lia', password: ' secret', email: 'lia@example.com' };
    expect(sent).toEqual([{ route: register, body, key: undefined }]);
  });

  test('shows at the field and in a toast that a name is taken', async () => {
    const { user } = open('/register', {
      [register]: refusal(409, 'username_taken', 'Username already exists'),
    });
    await fill(user);
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(screen.getAllByText('This username is taken')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Username'));
    expect(submit('Register').disabled).toBe(false);
  });

  test('reports a wrong password in a toast', async () => {
    const { user } = open('/login', {
      'POST /api/login': refusal(401, 'wrong_credentials', 'Incorrect username or password'),
    });
    await fill(user);
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText('Incorrect username or password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    expect(session.getState()).toEqual({ state: 'guest' });
  });
});
