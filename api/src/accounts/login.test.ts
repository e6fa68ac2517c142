import { describe, expect, test } from '@jest/globals';
import { login, logout, logoutOfAuth } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { createAccountService } from './account-service.ts';
import { noNamedAdmins } from './admin-rights.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';

const api = await startFileApi();

const loginAs = (username: unknown, password: unknown = testPassword, client = api.guest()) =>
  client.call(login, { body: { username, password } });
const whoIs = async (client: TestClient) => {
  const { status, body } = await client.call(readUser);
  return status === 200 ? body.username : status;
};
const sessionsOf = async (userId: string) =>
  (await api.stores.sessions.listOf(userId)).map(({ sid }) => sid);

describe('a login', () => {
  test('returns the user and signs in', async () => {
    const { user } = await api.user('Ada');
    const client = api.guest();
    const { status, body } = await loginAs(' ADA ', testPassword, client);
    expect([status, body]).toEqual([200, user]);
    expect(await whoIs(client)).toBe('Ada');
  });

  test('while signed in ends the old session, of the same user or another', async () => {
    const { client, user } = await api.user();
    const old = sameOnAnotherDevice(api, client);
    await loginAs(user.username, testPassword, client);
    expect(await whoIs(old)).toBe(401);
    expect(await sessionsOf(user.id)).toHaveLength(1);
    const other = await api.user();
    await loginAs(other.user.username, testPassword, client);
    expect(await whoIs(client)).toBe(other.user.username);
    expect(await sessionsOf(user.id)).toEqual([]);
  });

  test('that fails leaves the session as it is', async () => {
    const { client, user } = await api.user();
    const before = await sessionsOf(user.id);
    const answer = await loginAs(user.username, 'not the password', client);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(await whoIs(client)).toBe(user.username);
    expect(await sessionsOf(user.id)).toEqual(before);
  });

  test('stores the time zone of the device', async () => {
    const { user } = await api.user();
    const zoneAfter = async (zone: string) => {
      const body = { username: user.username, password: testPassword };
      await api.guest().call(login, { body, headers: { 'x-time-zone': zone } });
      return (await api.stores.users.find(user.id))?.timeZone;
    };
    expect(await zoneAfter('America/Sao_Paulo')).toBe('America/Sao_Paulo');
    for (const unknown of ['<script>', 'Mars/Olympus_Mons', 'x'.repeat(65)])
      expect(await zoneAfter(unknown)).toBe('America/Sao_Paulo');
    expect(await zoneAfter('europe/berlin')).toBe('Europe/Berlin');
    expect(await zoneAfter('UTC')).toBe('UTC');
  });
});

/** Headers that differ between any two answers: request id, clock, remaining limit. */
const ownHeaders = new Set(['x-request-id', 'date', 'ratelimit-remaining', 'ratelimit-reset']);

/** All that an outsider can compare; of the headers that always differ, only their presence. */
function faceOf({ status, error, headers }: Answer) {
  const { requestId: _, ...body } = error;
  const seen = [...headers].map(([name, value]) => [name, ownHeaders.has(name) ? '' : value]);
  return { status, body, headers: seen };
}

function accountsWith(hasher: PasswordHasher, id: string) {
  const parts = { stores: api.stores, clock: api.clock.now, newId: () => id, hasher };
  const pictures = { avatarHosts: new Set<string>() };
  const tokens = createSessionTokens(['a secret of 32 characters or more']);
  const sessions = createSessionService({ ...parts, ...pictures, tokens, adminIds: new Set() });
  const limits = { limitsFactor: 1, namedAdmins: noNamedAdmins };
  const resetTokens = createResetTokens(['a secret of 32 characters or more']);
  return createAccountService({ ...parts, ...pictures, ...limits, sessions, resetTokens });
}

describe('a wrong name and a wrong password', () => {
  test('get the same answer', async () => {
    const { user } = await api.user();
    const wrongPassword = faceOf(await loginAs(user.username, 'not the password'));
    expect(wrongPassword).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials', message: 'Incorrect username or password' },
    });
    for (const username of ['nobody-here', 'b\u043eb', 'bob smith', '...'])
      expect(faceOf(await loginAs(username, 'not the password'))).toEqual(wrongPassword);
  });

  test('cost one comparison each', async () => {
    const compared: (string | undefined)[] = [];
    const hasher = {
      hash: async (password: string) => `hash of ${password}`,
      async verify(_password: string, hash: string | undefined) {
        compared.push(hash);
        return false;
      },
    };
    const accounts = accountsWith(hasher, 'an-id');
    const nowhere = { guest: undefined, session: undefined, timeZone: undefined };
    await accounts.register({ username: 'compared', password: 'secret' }, nowhere);
    for (const username of ['compared', 'nobody-here', 'bob smith'])
      await expect(accounts.login({ username, password: 'wrong!' }, nowhere)).rejects.toThrow(
        'Incorrect username or password',
      );
    expect(compared).toEqual(['hash of secret', undefined, undefined]);
  });
});

describe('a password that has just been replaced', () => {
  test('admits nobody if it changes before the zone is stored', async () => {
    const { user } = await api.user();
    const hasher = {
      hash: async (password: string) => `hash of ${password}`,
      async verify(_password: string, from = '') {
        const change = { from, to: 'another hash', sessionsFrom: api.clock.now() + 1 };
        return api.stores.users.changePassword(user.id, change);
      },
    };
    const accounts = accountsWith(hasher, 'late-id');
    const origin = { guest: undefined, session: undefined, timeZone: 'Europe/Rome' };
    const late = accounts.login({ username: user.username, password: testPassword }, origin);
    await expect(late).rejects.toThrow('Incorrect username or password');
    expect(await api.stores.sessions.find('late-id')).toBeUndefined();
  });
});

describe.each([
  ['POST /api/logout', logout],
  ['POST /api/auth/logout', logoutOfAuth],
])('%s', (_, endpoint) => {
  test('ends only this session', async () => {
    const { client, user } = await api.user();
    const stolen = sameOnAnotherDevice(api, client);
    const elsewhere = api.guest();
    await loginAs(user.username, testPassword, elsewhere);
    const { status, body } = await client.call(endpoint);
    expect([status, body]).toEqual([200, { message: 'Logged out' }]);
    expect([...client.cookies.keys()]).toEqual([]);
    expect(await whoIs(stolen)).toBe(401);
    expect(await whoIs(elsewhere)).toBe(user.username);
  });

  test('is 200 twice, without a session, and whatever the body says', async () => {
    const { client, user } = await api.user();
    for (const body of [{ sid: 'x', userId: 'x' }, {}, undefined])
      expect((await client.call(endpoint, { body })).status).toBe(200);
    expect((await api.guest().call(endpoint)).status).toBe(200);
    expect(await sessionsOf(user.id)).toEqual([]);
  });

  test.each([
    ['no JSON', 'application/json', '{'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1'],
    ['text', 'text/plain', 'bye'],
  ])('ends the session even if the body is %s', async (_kind, type, body) => {
    const { client, user } = await api.user();
    const headers = { 'content-type': type };
    const answer = await client.request(endpoint.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(await sessionsOf(user.id)).toEqual([]);
  });

  test('is refused from other sites', async () => {
    const { client, user } = await api.user();
    const headers = { origin: 'https://evil.test' };
    expect((await client.call(endpoint, { headers })).status).toBe(403);
    expect(await whoIs(client)).toBe(user.username);
  });
});
