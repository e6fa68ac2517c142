import { describe, expect, test } from '@jest/globals';
import {
  deleteAccount,
  endAllSessions,
  login,
  logout,
  logoutOfAuth,
  register,
} from '@craque/common/contracts/accounts.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword, testSecret } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

const api = await startFileApi();
const secure = await startFileApi({ isHttps: true });
const olderSecret = 'an older secret of the tests, still accepted';
const before = await startFileApi({ secrets: [olderSecret] });
const rotated = await startFileApi({ secrets: [testSecret, olderSecret] });

const setCookies = ({ headers }: Answer) => headers.getSetCookie();
const ended = (name: string) =>
  `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`;
const credentials = (username: string) => ({ username, password: testPassword });

const used: string[] = [];
/** A username unique in this file. */
function newName(): string {
  used.push('');
  return `identity-${used.length}`;
}

/** The answer to a request with exactly this cookie header. */
const userWith = (cookie: string) => api.guest().request('/api/user', { headers: { cookie } });

/** A client with a session and the cookie of a guest with a game beside it. */
async function withBoth() {
  const { client, user } = await api.user();
  const { client: guest, game } = await api.newGame();
  client.cookies.set('gid', guest.cookies.get('gid') ?? '');
  return { client, user, guest, game };
}

describe('the session cookie', () => {
  const form =
    /^sid=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=604800; Path=\/; Expires=[^;]{29}; HttpOnly; SameSite=Lax$/;

  test('is hidden from scripts and other sites and lives for a week', async () => {
    const first = await api.guest().call(register, { body: credentials('cookie-bob') });
    const second = await api.guest().call(login, { body: credentials('cookie-bob') });
    for (const answer of [first, second]) {
      expect(setCookies(answer)).toContainEqual(expect.stringMatching(form));
      expect(setCookies(answer)[0]).not.toContain('Domain');
    }
  });

  test('is __Host- and Secure over https, and no other name counts there', async () => {
    const { client, user } = await secure.user();
    const answer = await secure.guest().call(login, { body: credentials(user.username) });
    expect(setCookies(answer)).toContainEqual(
      expect.stringMatching(/^__Host-sid=[^;]+; Max-Age=604800; Path=\/;.*; Secure; SameSite=Lax$/),
    );
    const plain = client.cookies.get('__Host-sid');
    const headers = { cookie: `sid=${plain}` };
    expect((await client.call(readUser)).status).toBe(200);
    expect((await secure.guest().request('/api/user', { headers })).status).toBe(401);
  });

  test('occurs once in an answer, whatever was sent with the call', async () => {
    const { user } = await api.user();
    const headers = { cookie: 'sid=x; gid=x' };
    const answers = [
      await api.guest().call(login, { body: credentials(user.username), headers }),
      await api.guest().call(register, { body: credentials(newName()), headers }),
      await api.guest().call(logout, { headers }),
      await api.guest().call(createGame, { body: {}, headers }),
    ];
    for (const answer of answers) {
      const names = setCookies(answer).map((line) => line.split('=')[0]);
      expect(names.sort()).toEqual(['gid', 'sid']);
    }
    const given = answers.map((answer) => setCookies(answer).map((line) => !line.includes('=;')));
    expect(given).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
});

describe('the cookies of a guest and of a session', () => {
  test.each(['register', 'login'])("%s clears the guest's", async (way) => {
    const { client } = await api.newGame();
    const { user } = await api.user();
    const body = credentials(way === 'login' ? user.username : 'cookie-eve');
    const answer = await client.call(way === 'login' ? login : register, { body });
    expect(setCookies(answer)).toContain(ended('gid'));
    expect([...client.cookies.keys()]).toEqual(['sid']);
  });

  test.each([
    ['logout', logout],
    ['logoutOfAuth', logoutOfAuth],
  ])("%s clears the session's, and the guest plays on", async (_, endpoint) => {
    const { client, game } = await withBoth();
    expect(setCookies(await client.call(endpoint))).toEqual([ended('sid')]);
    expect([...client.cookies.keys()]).toEqual(['gid']);
    expect((await client.call(readGame, { id: game.id })).status).toBe(200);
  });

  test.each([
    ['signing out everywhere', (client: TestClient) => client.call(endAllSessions)],
    [
      'deleting the account',
      (client: TestClient) => client.call(deleteAccount, { body: { password: testPassword } }),
    ],
  ])('%s clears both', async (_, send) => {
    const { client } = await withBoth();
    expect(setCookies(await send(client)).sort()).toEqual([ended('gid'), ended('sid')]);
    expect(client.cookies.size).toBe(0);
  });

  test("together: the session wins, and the guest's game is not visible", async () => {
    const { client, user, guest, game } = await withBoth();
    expect((await client.call(readGame, { id: game.id })).status).toBe(404);
    expect((await guest.call(readGame, { id: game.id })).status).toBe(200);
    const own = await client.call(createGame, { body: { isGuest: true } });
    expect((await api.stored(own.body.id)).creator).toBe(`user:${user.id}`);
    expect((await guest.call(readGame, { id: own.body.id })).status).toBe(404);
  });

  test('are never interchangeable', async () => {
    const { client, guest, game } = await withBoth();
    const [sid, gid] = [client.cookies.get('sid'), guest.cookies.get('gid')];
    const asSession = await userWith(`sid=${gid}`);
    expect([asSession.status, setCookies(asSession)]).toEqual([401, [ended('sid')]]);
    const headers = { cookie: `gid=${sid}` };
    const asGuest = await api.guest().request(`/api/games/${game.id}`, { headers });
    expect([asGuest.status, setCookies(asGuest)]).toEqual([404, [ended('gid')]]);
    expect((await userWith(`gid=${sid}`)).status).toBe(401);
  });
});

test.each<[string, (userId: string) => Promise<unknown>]>([
  ['was revoked', (userId) => api.stores.sessions.removeOf(userId)],
  ['expired', async () => api.clock.move(8 * 24 * 60 * 60 * 1000)],
  ['lost its user', (userId) => api.stores.users.remove(userId, api.clock.now())],
])('a session that %s is cleared, and its browser goes on as a guest', async (_, end) => {
  const { client, user } = await api.user();
  const cookie = `sid=${client.cookies.get('sid')}`;
  await end(user.id);
  const read = await userWith(cookie);
  expect([read.status, setCookies(read)]).toEqual([401, [ended('sid')]]);
  const made = await client.call(createGame, { body: {} });
  expect([made.status, setCookies(made)[0]]).toEqual([201, ended('sid')]);
  expect((await api.stored(made.body.id)).creator).toMatch(/^guest:/);
});

describe('an invalid session cookie', () => {
  const garbage = ['x', 'a.b.c', '..', 'x'.repeat(5000), '%00', '"quoted"', 'null', '{}'];

  test.each(garbage)('%s is not a session: 401 where one is needed, and cleared', async (value) => {
    const answer = await userWith(`sid=${value}`);
    expect([answer.status, answer.error.message, setCookies(answer)]).toEqual([
      401,
      'Not signed in',
      [ended('sid')],
    ]);
  });

  test.each(garbage.slice(0, 3))('%s does not prevent playing as a guest', async (value) => {
    const { client, game } = await api.newGame();
    client.cookies.set('sid', value);
    expect((await client.call(readGame, { id: game.id })).status).toBe(200);
    expect([...client.cookies.keys()]).toEqual(['gid']);
  });

  test('twice in one header is ignored, in either order', async () => {
    const own = `sid=${(await api.user()).client.cookies.get('sid')}`;
    const planted = `sid=${(await api.user()).client.cookies.get('sid')}`;
    expect((await userWith(own)).status).toBe(200);
    for (const pair of [
      `${own}; ${planted}`,
      `${planted}; ${own}`,
      `${own};${own}`,
      `sid=; ${own}`,
    ])
      expect((await userWith(pair)).status).toBe(401);
    expect((await userWith(`other=1; ${own}; sidx=2; xsid=3`)).status).toBe(200);
  });
});

test('a session lives as long as the secret that signed it is among those of the api', async () => {
  const { client, user } = await before.user();
  const account = await before.stores.users.find(user.id);
  const [session] = await before.stores.sessions.listOf(user.id);
  if (!account || !session) throw new Error('no account was made');
  const headers = { cookie: `sid=${client.cookies.get('sid')}` };
  const statusAt = async ({ stores, guest }: typeof api) => {
    await stores.users.insert(account);
    await stores.sessions.insert(session, 10);
    return (await guest().request('/api/user', { headers })).status;
  };
  expect([await statusAt(rotated), await statusAt(api)]).toEqual([200, 401]);
});
