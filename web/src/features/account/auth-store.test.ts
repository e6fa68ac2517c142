import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import { describe, expect, test } from '@jest/globals';
import { ApiError, type Call } from '../../lib/api.ts';
import { aUser } from '../../testing/a-user.ts';
import { type AuthNotice, createAuthStore } from './auth-store.ts';

const lia = aUser({ displayName: 'Lia Costa' });
const signedIn: SignedIn = { ...lia, gamesKept: 3, unfinishedGame: 12 };
const taken = new ApiError(409, 'username_taken', 'Username already exists');
const wrong = new ApiError(401, 'wrong_credentials', 'Incorrect username or password');

function aForm(answer: SignedIn | Error | null = signedIn) {
  const sent: unknown[] = [];
  const became: unknown[] = [];
  const notices: AuthNotice[] = [];
  const call = (async ({ path }: { path: string }, { body }: { body: object }) => {
    sent.push([path, body]);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Call;
  const store = createAuthStore({
    call,
    become: (...who) => void became.push(who),
    notify: (notice) => notices.push(notice),
  });
  store.change('login', 'username', ' lia ');
  store.change('login', 'password', ' secret ');
  return { store, sent, became, notices };
}

describe('signing in', () => {
  test('sends the trimmed name and the unchanged password', async () => {
    const { store, sent } = aForm();
    expect(await store.submit('login')).toBeUndefined();
    expect(sent).toEqual([['/api/login', { username: 'lia', password: ' secret ' }]]);
  });

  test('passes on the user, and the game to continue', async () => {
    const { store, became, notices } = aForm();
    await store.submit('login');
    expect(became).toEqual([[lia, 12]]);
    expect(notices).toEqual([
      { kind: 'signed-in', mode: 'login', name: 'Lia Costa', gamesKept: 3 },
    ]);
  });

  test('leaves out blank fields when registering', async () => {
    const { store, sent } = aForm({ ...signedIn, displayName: null, unfinishedGame: null });
    store.change('register', 'displayName', '  ');
    store.change('register', 'email', ' lia@example.com ');
    await store.submit('register');
    expect(JSON.parse(JSON.stringify(sent))).toEqual([
      ['/api/register', { username: 'lia', password: ' secret ', email: 'lia@example.com' }],
    ]);
  });

  test('is sent once while a request is running', async () => {
    const { store, sent } = aForm();
    const first = store.submit('login');
    expect(store.getState().phase).toBe('sending');
    await Promise.all([first, store.submit('login')]);
    expect(sent).toHaveLength(1);
  });
});

describe('an error', () => {
  test('is found before anything is sent, and names the first field', async () => {
    const { store, sent } = aForm();
    store.change('register', 'username', 'li');
    store.change('register', 'email', 'lia');
    expect(await store.submit('register')).toBe('username');
    expect(store.getState()).toMatchObject({
      phase: 'editing',
      errors: { username: 'username_too_short', email: 'invalid_email' },
    });
    expect(sent).toEqual([]);
  });

  test('disappears with the letter that fixes it', () => {
    const { store } = aForm();
    store.change('login', 'username', 'li');
    expect(store.getState().errors).toEqual({});
    store.check('login', 'username');
    expect(store.getState().errors).toEqual({ username: 'username_too_short' });
    store.change('login', 'username', 'lia');
    expect(store.getState().errors).toEqual({});
  });

  test('of the server shows at its field', async () => {
    const { store, notices } = aForm(taken);
    expect(await store.submit('register')).toBe('username');
    expect(store.getState()).toMatchObject({
      phase: 'editing',
      errors: { username: 'username_taken' },
    });
    expect(notices).toEqual([{ kind: 'failed', mode: 'register', error: taken }]);
  });

  test('without a field returns to the password', async () => {
    const { store, became } = aForm(wrong);
    expect(await store.submit('login')).toBe('password');
    expect(store.getState().errors).toEqual({});
    expect(became).toEqual([]);
  });
});
