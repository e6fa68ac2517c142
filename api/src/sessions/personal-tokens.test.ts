import { describe, expect, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  resetPassword,
} from '@craque/common/contracts/accounts.ts';
import { endpoints } from '@craque/common/contracts/api.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { makeToken, readTokens, revokeToken } from '@craque/common/contracts/personal-tokens.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { pathOf, sender, situationFor } from '../testing/authorisation/call-situations.ts';
import { startFileApi } from '../testing/file-api.ts';
import { newBot, newToken, tokenClient } from '../testing/people/token-client.ts';
import { testPassword, testSecret } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

const api = await startFileApi();
const day = 24 * 60 * 60 * 1000;
const refusal = ({ status, error }: Answer) => [status, error?.code];
const dead = [401, 'invalid_token'];

const reads = [
  ...['readUser', 'readRanking', 'readFriends', 'readAvatar', 'readAthleteNames', 'readLeagues'],
  ...['readAchievements', 'readUserAchievements', 'readAlbum', 'readAlbumPage', 'readAftermath'],
  'readWeeklySet',
  ...['readLatestStickers', 'readAlbumSticker', 'readGame', 'readAthleteDetails', 'readPhoto'],
  ...['readProfile', 'readStats', 'readHistory', 'readHome', 'readUnfinishedGames'],
  ...['readInvites', 'readChallenges', 'readGameLink', 'readDaily', 'readDailyArchive'],
  ...['readDailyBoard', 'readSharePicture'],
];
const plays = [
  ...['createGame', 'submitGuess', 'takeHint', 'resetGame', 'startDaily', 'createChallenge'],
  ...['joinChallenge', 'declineChallenge', 'startChallenge', 'leaveChallenge', 'cancelChallenge'],
  ...['rematchGame', 'createGameLink', 'joinGameLink'],
];

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const allowed = { read: reads.includes(name), play: [...reads, ...plays].includes(name) };

    test.each(['read', 'play'] as const)('by a token that may %s', async (scope) => {
      const situation = await situationFor(api, endpoint);
      const { bot } = await newBot(api, scope);
      const { status, error } = await sender(endpoint, {})({ ...situation, client: bot });
      expect(error?.code === 'token_refused').toBe(!allowed[scope]);
      if (!allowed[scope]) expect(status).toBe(403);
      else expect([400, 401, 415]).not.toContain(status);
    });

    test('by a token that is revoked, expired or none', async () => {
      const { client, token, id } = await newBot(api);
      await client.call(revokeToken, { id });
      for (const each of [token, `craque_${'A'.repeat(43)}`, 'craque_', '', 'a b']) {
        const answer = await tokenClient(api, each).request(
          pathOf(endpoint, { client, id: 1, rowId: 'quiff', requested: '' }),
          { method: endpoint.method },
        );
        expect(refusal(answer)).toEqual(dead);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      }
    });
  },
);

describe('a personal token', () => {
  test('is told once, listed by what it is, and kept as a hash alone', async () => {
    const { client, user, token, ...made } = await newBot(api, 'read');
    expect(token).toMatch(/^craque_[\w-]{43}$/);
    const { body: listed } = await client.call(readTokens);
    const [item] = listed;
    expect(listed).toEqual([
      { ...item, id: made.id, name: 'A bot', scope: 'read', expiresAt: null, usedOn: null },
    ]);
    const kept = JSON.stringify(await api.stores.tokens.listOf(user.id));
    for (const part of [token, token.slice(7)]) expect(kept).not.toContain(part);
    const { body: exported, text } = await client.call(exportAccount);
    expect(exported.tokens).toEqual(listed);
    expect(text).not.toMatch(/craque_|tokenHash/);
  });

  test('is its user, and no admin even where they are one', async () => {
    const admin = await api.admin();
    const { token } = await newToken(admin, 'play');
    const { status, body } = await tokenClient(api, token).call(readUser);
    expect([status, body.id, body.isAdmin]).toEqual([200, admin.user.id, false]);
  });

  test('notes the day of its last use', async () => {
    const { client, bot } = await newBot(api);
    await bot.call(readUser);
    const today = new Date(api.clock.now()).toISOString().slice(0, 10);
    expect((await client.call(readTokens)).body[0]?.usedOn).toBe(today);
  });

  test('ends at its time, and then makes room for another', async () => {
    const person = await api.user();
    const { token } = await newToken(person, 'play', { days: 1 });
    for (let made = 1; made < 10; made += 1) await newToken(person, 'read');
    const bot = tokenClient(api, token);
    const more = { body: { name: 'One more', scope: 'read' } } as const;
    api.clock.move(day - 1);
    expect((await bot.call(readUser)).status).toBe(200);
    expect(refusal(await person.client.call(makeToken, more))).toEqual([409, 'too_many_tokens']);
    api.clock.move(1);
    expect(refusal(await bot.call(readUser))).toEqual(dead);
    expect((await person.client.call(readTokens)).body).toHaveLength(9);
    expect((await person.client.call(makeToken, more)).status).toBe(201);
  });

  test.each([
    [{ name: '', scope: 'read' }, 'token_name_required'],
    [{ name: 'x'.repeat(51), scope: 'read' }, 'token_name_too_long'],
    [{ name: 'a\u202eb', scope: 'read' }, 'invalid_characters'],
    [{ name: 'A bot', scope: 'admin' }, 'invalid_scope'],
    [{ name: 'A bot' }, 'invalid_scope'],
    ...[0, -1, 367, 1.5, '30', 1e9].map(
      (days) => [{ name: 'A bot', scope: 'read', days }, 'invalid_value'] as const,
    ),
  ])('is not made from %j', async (body, code) => {
    const { client } = await api.user();
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    expect(refusal(await client.request('/api/user/tokens', sent))).toEqual([400, code]);
    expect((await client.call(readTokens)).body).toEqual([]);
  });

  type Bot = Awaited<ReturnType<typeof newBot>>;
  test.each<[string, (bot: Bot) => Promise<unknown>]>([
    ['a sign-out everywhere', ({ client }) => client.call(endAllSessions)],
    [
      'a new password',
      ({ client }) =>
        client.call(changePassword, {
          body: { currentPassword: testPassword, newPassword: 'another password' },
        }),
    ],
    [
      'a replaced password',
      async ({ user }) => {
        const account = await api.stores.users.find(user.id);
        if (!account) throw new RangeError('no account');
        const code = createResetTokens([testSecret]).issue(account, api.clock.now());
        return api.guest().call(resetPassword, { body: { code, newPassword: 'another password' } });
      },
    ],
    [
      'the end of the account',
      ({ client }) => client.call(deleteAccount, { body: { password: testPassword } }),
    ],
  ])('ends with %s', async (_, act) => {
    const person = await newBot(api);
    expect((await person.bot.call(readUser)).status).toBe(200);
    expect(await act(person)).toMatchObject({ status: 200 });
    expect(refusal(await person.bot.call(readUser))).toEqual(dead);
    expect(await api.stores.tokens.listOf(person.user.id)).toEqual([]);
  });

  test('is dead with the new password even if a crash has left it in the store', async () => {
    const { user, bot } = await newBot(api);
    const { passwordHash: from = '' } = (await api.stores.users.find(user.id)) ?? {};
    const change = { from, to: 'another', sessionsFrom: api.clock.now() + 1 };
    await api.stores.users.changePassword(user.id, change);
    expect(refusal(await bot.call(readUser))).toEqual(dead);
  });

  test('made while everything is signed out does not survive it', async () => {
    const person = await api.user();
    const held = api.hold('tokens.insert', 1);
    const making = person.client.call(makeToken, { body: { name: 'Late', scope: 'play' } });
    await held.arrived(1);
    await api.stores.sessions.removeOf(person.user.id);
    await api.stores.tokens.removeOf(person.user.id);
    held.releaseAll();
    expect(refusal(await making)).toEqual([401, 'unauthorized']);
    expect(await api.stores.tokens.listOf(person.user.id)).toEqual([]);
  });
});

describe('a call with a token and cookies', () => {
  const withCookies = (client: TestClient, token: string) => ({
    authorization: `Bearer ${token}`,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  test("is the token's, whoever is signed in, and leaves the cookies alone", async () => {
    const [{ token, user }, other] = [await newBot(api), await api.user()];
    const headers = { ...withCookies(other.client, token), cookie: 'sid=broken; gid=broken' };
    for (const sent of [headers, withCookies(other.client, token)]) {
      const answer = await api.guest().call(readUser, { headers: sent });
      expect(answer.body.id).toBe(user.id);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('is refused with a dead token, although the session lives', async () => {
    const { client } = await api.user();
    const headers = withCookies(client, `craque_${'A'.repeat(43)}`);
    expect(refusal(await api.guest().call(readUser, { headers }))).toEqual(dead);
  });

  test('may come from anywhere, because no browser sends the token by itself', async () => {
    const { bot } = await newBot(api);
    const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
    expect((await bot.call(createGame, { body: {}, headers })).status).toBe(201);
    const { client } = await api.user();
    expect(refusal(await client.call(createGame, { body: {}, headers }))).toEqual([
      403,
      'cross_site_refused',
    ]);
  });

  test('counts its cookies beside the password of a proxy', async () => {
    const { client, user } = await api.user();
    const headers = { authorization: 'Basic YTpi' };
    expect((await client.call(readUser, { headers })).body.id).toBe(user.id);
  });
});

test("a token reads its user's games and nobody else's", async () => {
  const [{ bot, client }, other] = [await newBot(api, 'read'), await api.user()];
  const [own, foreign] = [await api.newGame({}, client), await api.newGame({}, other.client)];
  expect((await bot.call(readGame, { id: own.game.id })).status).toBe(200);
  expect(refusal(await bot.call(readGame, { id: foreign.game.id }))).toEqual([
    404,
    'game_not_found',
  ]);
});
