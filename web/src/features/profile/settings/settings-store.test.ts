import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { describe, expect, test } from '@jest/globals';
import type { User } from '@craque/common/contracts/user.ts';
import { createCall } from '../../../lib/api.ts';
import { aUser } from '../../../testing/a-user.ts';
import { type Answer, answeringFetch, refusal } from '../../../testing/answering-fetch.ts';
import { createSettingsStore, type SettingsNotice } from './settings-store.ts';

const wrongPassword = refusal(403, 'wrong_password', 'Incorrect password');
const held = {
  exportedAt: '2026-11-21T10:00:00.000Z',
  user: aUser(),
  timeZone: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  visitedAt: null,
  newsSince: null,
  sessions: [],
  games: [],
  achievements: [],
  friends: [],
  friendRequests: [],
  feedback: [],
  corrections: [],
};

function open(answers: Record<string, Answer | 'offline'>) {
  const server = answeringFetch(answers);
  const told: SettingsNotice[] = [];
  const users: User[] = [];
  const files: unknown[] = [];
  const ended: true[] = [];
  const store = createSettingsStore({
    call: createCall({ fetch: server.fetch, timeZone: () => undefined }),
    update: (user) => users.push(user),
    signOut: () => ended.push(true),
    save: (data) => files.push(data),
    notify: (notice) => told.push(notice),
  });
  const codes = () =>
    Object.fromEntries(
      Object.entries(store.getState().errors).map(([field, error]) => [field, error.code]),
    );
  return { store, server, told, users, files, ended, codes };
}

describe('the profile', () => {
  const route = 'PATCH /api/user/profile';

  test('is sent trimmed and becomes what the server answers', async () => {
    const { store, server, users, told } = open({ [route]: aUser({ displayName: 'Lia B' }) });
    const done = await store.saveProfile({ displayName: ' Lia B ', avatarUrl: ' https://x.io/a ' });
    expect(done).toBe(true);
    expect(server.sent[0]?.body).toEqual({ displayName: 'Lia B', avatarUrl: 'https://x.io/a' });
    expect(users).toEqual([aUser({ displayName: 'Lia B' })]);
    expect(told).toEqual([{ kind: 'done', action: 'profile' }]);
  });

  test('is cleared by blank fields', async () => {
    const { store, server } = open({ [route]: aUser() });
    await store.saveProfile({ displayName: '  ', avatarUrl: '' });
    expect(server.sent[0]?.body).toEqual({ displayName: null, avatarUrl: null });
  });

  test('is not sent while a field is invalid', async () => {
    const { store, server, codes } = open({ [route]: aUser() });
    expect(await store.saveProfile({ displayName: 'ab', avatarUrl: 'http://x.io' })).toBe(false);
    expect(server.sent).toEqual([]);
    expect(codes()).toEqual({
      displayName: 'display_name_too_short',
      avatarUrl: 'invalid_avatar_url',
    });
    store.clearError('displayName');
    expect(codes()).toEqual({ avatarUrl: 'invalid_avatar_url' });
  });

  test("shows the server's error at its field", async () => {
    const { store, codes, told } = open({ [route]: refusal(400, 'invalid_avatar_url', 'Avatar') });
    await store.saveProfile({ displayName: '', avatarUrl: 'https://x.io/a' });
    expect(codes()).toEqual({ avatarUrl: 'invalid_avatar_url' });
    expect(told).toEqual([]);
  });
});

describe('the preferences', () => {
  const route = 'PATCH /api/user/preferences';
  const wish = { ...defaultPreferences, defaultSport: 'tennis', showHints: false } as const;

  test('are sent all and become what the server answers', async () => {
    const { store, server, users, told } = open({ [route]: aUser(wish) });
    await store.savePreferences(wish);
    expect(server.sent[0]?.body).toEqual(wish);
    expect(users).toEqual([aUser(wish)]);
    expect(told).toEqual([{ kind: 'done', action: 'preferences' }]);
  });

  test('that cannot be saved are reported and change nothing', async () => {
    const { store, users, told } = open({ [route]: 'offline' });
    expect(await store.savePreferences(wish)).toBe(false);
    expect(users).toEqual([]);
    expect(told).toMatchObject([{ kind: 'failed', action: 'preferences' }]);
    expect(store.getState().pending).toBeUndefined();
  });
});

describe('the password', () => {
  const route = 'POST /api/user/password';

  test('is changed with the current one', async () => {
    const { store, server, told } = open({ [route]: { message: 'changed' } });
    const body = { currentPassword: 'secret1', newPassword: ' secret2 ' };
    expect(await store.changePassword(body)).toBe(true);
    expect(server.sent[0]?.body).toEqual(body);
    expect(told).toEqual([{ kind: 'done', action: 'password' }]);
  });

  test('that is not the current one is wrong at its field', async () => {
    const { store, codes } = open({ [route]: wrongPassword });
    await store.changePassword({ currentPassword: 'secret1', newPassword: 'secret2' });
    expect(codes()).toEqual({ currentPassword: 'wrong_password' });
  });

  test('that is too short is not sent', async () => {
    const { store, server, codes } = open({});
    await store.changePassword({ currentPassword: 'secret1', newPassword: '12345' });
    expect(server.sent).toEqual([]);
    expect(codes()).toEqual({ newPassword: 'password_too_short' });
  });
});

describe('the account', () => {
  test('is signed out when every session has ended', async () => {
    const { store, ended } = open({ 'POST /api/user/sessions/revoke-all': { ended: 3 } });
    await store.endSessions();
    expect(ended).toEqual([true]);
  });

  test('stays signed in if the sessions could not be ended', async () => {
    const { store, ended, told } = open({ 'POST /api/user/sessions/revoke-all': 'offline' });
    await store.endSessions();
    expect(ended).toEqual([]);
    expect(told).toMatchObject([{ kind: 'failed', action: 'sessions' }]);
  });

  test('is exported as a file', async () => {
    const { store, files } = open({ 'GET /api/user/export': held });
    await store.exportData();
    expect(files).toEqual([held]);
  });

  test('is deleted with the password, and only then gone', async () => {
    const { store, server } = open({ 'DELETE /api/user': { message: 'gone' } });
    await store.deleteAccount('secret1');
    expect(server.sent[0]?.body).toEqual({ password: 'secret1' });
    expect(store.getState().isGone).toBe(true);
  });

  test('is not deleted with a wrong password', async () => {
    const { store, codes, told } = open({ 'DELETE /api/user': wrongPassword });
    expect(await store.deleteAccount('secret1')).toBe(false);
    expect(store.getState().isGone).toBe(false);
    expect(codes()).toEqual({ lastPassword: 'wrong_password' });
    expect(told).toEqual([]);
  });
});

test('one thing is done at a time', async () => {
  const { store, server } = open({ 'GET /api/user/export': held });
  const [first, second] = await Promise.all([store.exportData(), store.exportData()]);
  expect([first, second]).toEqual([true, false]);
  expect(server.sent).toHaveLength(1);
});
