import { describe, expect, test } from '@jest/globals';
import { register, updateProfile } from '@craque/common/contracts/accounts.ts';
import { joinGameLink } from '@craque/common/contracts/challenges.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { codeOf, newChallenge } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';
import { setAdmin } from './admin-rights.ts';

const api = await startFileApi();
const refusalOf = ({ status, error }: Answer) => [status, status < 400 ? '' : error.message];
const refused = [409, 'This name looks like that of somebody else or of the staff'];

const { client: boss, user: admin } = await api.user('the-boss');
await setAdmin(api.stores, admin.username, true);
await boss.call(updateProfile, { body: { displayName: 'Boss' } });
await api.user('bass');

describe('a name that others read is refused', () => {
  test.each([
    ['an admin by look', ['boss', 'Boss ✔', 'ʙoss', 'B0SS', '(the-b055)']],
    ['a reserved one', ['Admin ✔', 'gh0stadmin', 'Moderador', 'Craque', 'Suporte']],
    ["another's username by look", ['Bass', 'bass ★', 'ВАЅЅ', 'ʙass']],
  ])('if it is %s', async (_, names) => {
    const { client } = await api.user();
    const { id, creator } = await newChallenge(api);
    const code = await codeOf(creator, id);
    for (const name of names) {
      const body = { displayName: name };
      expect(refusalOf(await client.call(updateProfile, { body }))).toEqual(refused);
      const guest = api.guest();
      const joined = await guest.call(joinGameLink, { id: code, body: { nickname: name } });
      expect(refusalOf(joined)).toEqual(refused);
      const account = { username: `u${name.length}-${Date.now()}`, password: testPassword };
      const signed = await guest.call(register, { body: { ...account, ...body } });
      expect(refusalOf(signed)).toEqual(refused);
      expect(guest.cookies.size).toBe(0);
    }
    expect((await client.call(readUser)).body.displayName).toBeNull();
  });

  test.each([
    ['letters of two scripts in one word', 'bаss player'],
    ['more than two marks on a letter', 'Zoe\u0301\u0302\u0303'],
    ['a line of its own', 'Zoe\u2028Admin'],
    ['something invisible', 'Zoe\ufe0f Costa'],
  ])('if it has %s', async (_, displayName) => {
    const { client } = await api.user();
    const { status, text } = await client.call(updateProfile, { body: { displayName } });
    expect([status, text]).toEqual([400, expect.stringContaining('Invalid characters')]);
  });
});

const staff = ['boss', 'B0ss', '_boss_', 'boss1', 'boss.official', 'admin', 'admin_'];
test.each([...staff, 'moderator', 'craque-support', 'craque.support', 'craqueteam', 'gh0stadmin'])(
  'the username %s is nobody’s to register',
  async (username) => {
    const answer = await api.guest().call(register, { body: { username, password: testPassword } });
    expect(refusalOf(answer)).toEqual([409, 'Username already exists']);
  },
);

test('one may have the own username, marks, emoji and any script as a name; admins any', async () => {
  const { client } = await api.user('Ali.Kaya');
  const fine = ['ALI.KAYA', 'Nguyễn Thị Ệ', 'Zoë ❤️ Costa', 'Иван', '中村さん', 'मनीष', 'Badminton'];
  for (const displayName of fine) {
    const { status, body } = await client.call(updateProfile, { body: { displayName } });
    expect([status, body.displayName]).toEqual([200, displayName]);
  }
  const body = { displayName: 'Craque Support' };
  expect((await boss.call(updateProfile, { body })).status).toBe(200);
});

test('a name from before the rule stays while something else changes', async () => {
  const { client, user } = await api.user();
  await api.stores.users.change(user.id, { displayName: 'Moderator' });
  const body = { displayName: 'Moderator', avatarUrl: 'https://pics.test/a.png' };
  expect((await client.call(updateProfile, { body })).body).toMatchObject(body);
});
