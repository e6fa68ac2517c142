import { describe, expect, test } from '@jest/globals';
import {
  changePassword,
  login,
  makeRecoveryCode,
  register,
  resetPassword,
} from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword, testSecret } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';

const api = await startFileApi();
const hour = 60 * 60 * 1000;
const newPassword = 'chosen instead of it';
const codeOf = ({ status, error }: Answer) => [status, error?.code];

const reset = (body: object) => api.guest().call(resetPassword, { body });
const loginWith = async (username: string, password: string) =>
  (await api.guest().call(login, { body: { username, password } })).status;
async function linkFor(id: string): Promise<string> {
  const account = await api.stores.users.find(id);
  if (!account) throw new Error(`no account ${id}`);
  return createResetTokens([testSecret]).issue(account, api.clock.now());
}

describe('a password', () => {
  test.each(['Mina.Vale', 'ＭＩＮＡ.vale', '12345678', 'QWERTY', 'Password1'])(
    'that is the username or what everybody tries first is refused: %s',
    async (password) => {
      const body = { username: 'mina.vale', password };
      const refused = await api.guest().call(register, { body });
      expect(codeOf(refused)).toEqual([400, 'password_too_easy']);
      expect(refused.error.message).toContain('one of the hundred most used');
      const { client } = await api.user();
      const change = { currentPassword: testPassword, newPassword: '123456' };
      expect(codeOf(await client.call(changePassword, { body: change }))[1]).toBe(
        'password_too_easy',
      );
    },
  );
});

describe('a link', () => {
  test('replaces a forgotten password once, and ends all sessions', async () => {
    const { client, user } = await api.user();
    const code = await linkFor(user.id);
    expect(codeOf(await reset({ code, newPassword: user.username }))[1]).toBe('password_too_easy');
    expect((await reset({ code, newPassword })).status).toBe(200);
    expect((await client.call(readUser)).status).toBe(401);
    expect(await loginWith(user.username, testPassword)).toBe(401);
    expect(await loginWith(user.username, newPassword)).toBe(200);
    expect(codeOf(await reset({ code, newPassword: testPassword }))).toEqual([400, 'wrong_code']);
  });

  test('holds for an hour, and for nobody else', async () => {
    const [one, other] = [await api.user(), await api.user()];
    const code = await linkFor(one.user.id);
    const [, ...rest] = code.split('~');
    const forged = [other.user.id, ...rest].join('~');
    expect(codeOf(await reset({ code: forged, newPassword }))).toEqual([400, 'wrong_code']);
    api.clock.move(hour);
    expect(codeOf(await reset({ code, newPassword }))).toEqual([400, 'wrong_code']);
    expect(await loginWith(one.user.username, testPassword)).toBe(200);
  });
});

describe('a recovery code', () => {
  const make = async (client: Awaited<ReturnType<typeof api.user>>['client']) =>
    (await client.call(makeRecoveryCode, { body: { password: testPassword } })).body.code;

  test('replaces a forgotten password once, however it is written', async () => {
    const { client, user } = await api.user();
    const code = await make(client);
    expect(code).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
    expect(JSON.stringify(await api.stores.users.find(user.id))).not.toContain(code);
    const typed = { username: user.username, code: code.toLowerCase().replaceAll('-', ' ') };
    const twice = await Promise.all([1, 2].map(() => reset({ ...typed, newPassword })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await client.call(readUser)).status).toBe(401);
    expect(await loginWith(user.username, newPassword)).toBe(200);
    expect(codeOf(await reset({ ...typed, newPassword: testPassword }))[1]).toBe('wrong_code');
  });

  test('ends with a change of the password and with a reset by link', async () => {
    const { client, user } = await api.user();
    const tryCode = async (code: string) =>
      codeOf(await reset({ username: user.username, code, newPassword: 'of an intruder' }))[1];
    const first = await make(client);
    const change = { currentPassword: testPassword, newPassword };
    expect((await client.call(changePassword, { body: change })).status).toBe(200);
    expect(await tryCode(first)).toBe('wrong_code');
    const { body } = await client.call(makeRecoveryCode, { body: { password: newPassword } });
    const linked = { code: await linkFor(user.id), newPassword: testPassword };
    expect((await reset(linked)).status).toBe(200);
    expect(await tryCode(body.code)).toBe('wrong_code');
    expect(await loginWith(user.username, testPassword)).toBe(200);
  });

  test('needs the password, and gives way to a newer one', async () => {
    const { client, user } = await api.user();
    const wrong = await client.call(makeRecoveryCode, { body: { password: 'not that one' } });
    expect(codeOf(wrong)).toEqual([403, 'wrong_password']);
    const { username } = user;
    const [first, second] = [await make(client), await make(client)];
    expect(codeOf(await reset({ username, code: first, newPassword }))[1]).toBe('wrong_code');
    expect((await reset({ username, code: second, newPassword })).status).toBe(200);
  });
});
