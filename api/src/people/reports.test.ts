import { describe, expect, test } from '@jest/globals';
import { exportAccount } from '@craque/common/contracts/account-export.ts';
import {
  deleteAccount,
  login,
  register,
  updatePreferences,
  updateProfile,
} from '@craque/common/contracts/accounts.ts';
import { createChallenge } from '@craque/common/contracts/challenges.ts';
import { requestFriend, searchUsers } from '@craque/common/contracts/friends.ts';
import { decideReport, readReports, reportUser } from '@craque/common/contracts/people.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import type { ReportDecision } from '@craque/common/domain/report.ts';
import { inOrder, orders } from '../testing/races/races.ts';
import { newPerson, type Person } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';

const api = await startFileApi({ avatarHosts: ['pics.test'] });
const { client: admin } = await api.admin();

type About = { kind?: 'name' | 'picture'; reason?: 'insult' | 'other' };
const report = ({ client }: Person, { name }: Person, about: About = {}) =>
  client.call(reportUser, {
    body: { username: name, kind: 'name', reason: 'insult', ...about },
  });
const listed = async ({ name }: Person) =>
  (await admin.call(readReports)).body.filter(({ username }) => username === name);
const me = async ({ client }: Person) => (await client.call(readUser)).body;

async function decide(about: Person, decision: ReportDecision, of?: string) {
  const value = of ?? about.name;
  const id = (await listed(about)).find((each) => each.value === value)?.id ?? '';
  return admin.call(decideReport, { id, body: { decision } });
}

async function reported(displayName: string | null = null) {
  const [one, other, about] = [await newPerson(api), await newPerson(api), await newPerson(api)];
  await about.client.call(updateProfile, { body: { displayName } });
  await report(one, about);
  return { one, other, about };
}

describe('a report', () => {
  test('counts each person once for a thing, with their reason', async () => {
    const { one, other, about } = await reported('Rude Words');
    await report(one, about, { reason: 'other' });
    await report(other, about, { reason: 'other' });
    const both = ['Rude Words', about.name].map((value) => ({ kind: 'name', value }));
    const counted = { status: 'open', reasons: { insult: 1, other: 1 } };
    const list = await listed(about);
    expect(list).toHaveLength(2);
    for (const each of both)
      expect(list.find(({ value }) => value === each.value)).toMatchObject({ ...each, ...counted });
    const { reports } = (await one.client.call(exportAccount)).body;
    for (const each of both)
      expect(reports).toContainEqual(expect.objectContaining({ ...each, reason: 'insult' }));
  });

  test('of a picture needs one that others see, of oneself or nobody is 404', async () => {
    const { one, about } = await reported();
    const body = { avatarUrl: 'https://elsewhere.test/rude.png', avatar: 'quiff' };
    await about.client.call(updateProfile, { body });
    expect((await report(one, about, { kind: 'picture' })).status).toBe(400);
    for (const name of [one.name, 'nobody-at-all'])
      expect((await report(one, { ...about, name })).status).toBe(404);
  });

  test('goes with the reported account, and with the only reporter', async () => {
    const { one, other, about } = await reported();
    await report(other, one);
    const remove = ({ client }: Person) =>
      client.call(deleteAccount, { body: { password: testPassword } });
    await remove(one);
    expect([await listed(about), await listed(one)]).toEqual([[], []]);
    await report(other, about);
    await remove(about);
    expect(await api.stores.reports.listOf(other.id)).toEqual([]);
  });
});

describe('an admin', () => {
  test('dismisses a report, which changes nothing', async () => {
    const { about } = await reported('Nice Name');
    expect((await decide(about, 'dismissed', 'Nice Name')).body.status).toBe('dismissed');
    expect((await me(about)).displayName).toBe('Nice Name');
  });

  test('takes a display name away, but none that was chosen since', async () => {
    const { one, about } = await reported('Rude Words');
    await decide(about, 'renamed', 'Rude Words');
    expect(await me(about)).toMatchObject({ displayName: null, username: about.name });
    const again = await about.client.call(updateProfile, { body: { displayName: 'Kind Words' } });
    expect(again.status).toBe(200);
    await report(one, about);
    await about.client.call(updateProfile, { body: { displayName: 'Other Words' } });
    await decide(about, 'renamed', 'Kind Words');
    expect((await me(about)).displayName).toBe('Other Words');
  });

  test.each([
    ['that was set before the report', 'Kind Words', null],
    ['that was set after the report', null, 'Kind Words'],
  ])('takes a username away behind a display name %s', async (_, before, after) => {
    const { about } = await reported(before);
    if (after) await about.client.call(updateProfile, { body: { displayName: after } });
    await decide(about, 'renamed');
    const plain = { username: expect.stringMatching(/^player-\d{9}$/), displayName: 'Kind Words' };
    expect(await me(about)).toMatchObject(plain);
  });

  test('gives a plain username, and the old one still signs in but is nobody’s', async () => {
    const { about } = await reported();
    await decide(about, 'renamed');
    const { username } = await me(about);
    expect(username).toMatch(/^player-\d{9}$/);
    for (const name of [about.name, username]) {
      const body = { username: name, password: testPassword };
      expect((await api.guest().call(login, { body })).body.id).toBe(about.id);
      expect((await api.guest().call(register, { body })).status).toBe(409);
    }
    const query = { username: about.name };
    expect((await admin.call(searchUsers, { query })).body).toEqual([]);
  });

  test('takes a picture away', async () => {
    const { one, about } = await reported();
    await about.client.call(updateProfile, { body: { avatarUrl: 'https://pics.test/rude.png' } });
    await report(one, about, { kind: 'picture' });
    const item = (await listed(about)).find(({ kind }) => kind === 'picture');
    await admin.call(decideReport, { id: item?.id ?? '', body: { decision: 'renamed' } });
    expect((await me(about)).avatarUrl).toBeNull();
  });

  test('closes what an account shares with others, and opens it again', async () => {
    const { one, about } = await reported();
    const tries = async () => [
      (await about.client.call(requestFriend, { body: { friendId: one.id } })).status,
      (await about.client.call(updateProfile, { body: { displayName: 'New Name' } })).status,
      (await about.client.call(createChallenge, { body: { friendIds: [one.id] } })).error?.code,
      (await about.client.call(updatePreferences, { body: { showInRankings: true } })).status,
      (await one.client.call(searchUsers, { query: { username: about.name } })).body.length,
    ];
    await decide(about, 'closed');
    expect(await tries()).toEqual([403, 403, 'social_closed', 403, 0]);
    expect((await me(about)).showInRankings).toBe(false);
    expect((await newGameOf(about)).status).toBe(201);
    await decide(about, 'dismissed');
    expect(await tries()).toEqual([201, 200, 'only_friends', 200, 1]);
  });
});

test('an account that two decisions have closed is opened by the second that is taken back', async () => {
  const { about } = await reported('Rude Words');
  const names = [about.name, 'Rude Words'];
  for (const name of names) await decide(about, 'closed', name);
  const isClosed = async (taken: string) => {
    await decide(about, 'dismissed', taken);
    return (await api.stores.users.find(about.id))?.isClosed;
  };
  expect([await isClosed(about.name), await isClosed('Rude Words')]).toEqual([true, false]);
});

test.each(orders)(
  'an account closed while it asks for rankings is in none, %s',
  async (_, order) => {
    const { about } = await reported();
    const show = () => about.client.call(updatePreferences, { body: { showInRankings: true } });
    await inOrder(api, 'users.change', order, show, () => decide(about, 'closed'));
    expect(await me(about)).toMatchObject({ showInRankings: false });
  },
);

const newGameOf = ({ client }: Person) =>
  client.request('/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
