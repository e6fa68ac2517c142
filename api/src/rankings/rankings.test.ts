import { describe, expect, test } from '@jest/globals';
import { deleteAccount, updatePreferences } from '@craque/common/contracts/accounts.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { loseGame, winGame } from '../testing/history/played-games.ts';
import { makeFriends } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const read = async (client: TestClient, query: Record<string, string> = {}, zone?: string) => {
  const headers = zone === undefined ? undefined : { 'x-time-zone': zone };
  return (await client.call(readRanking, { query, ...(headers && { headers }) })).body;
};
const goTo = (text: string) => api.clock.move(Date.parse(text) - api.clock.now());
const nameless = { displayName: null, avatarUrl: null };
const names = (rows: readonly { username: string }[]) => rows.map(({ username }) => username);

describe('the ranking of everyone', () => {
  test('is by score in windows of UTC, open to guests, who have no place', async () => {
    goTo('2027-03-10T12:00:00Z');
    const [lia, max] = [await api.user('lia'), await api.user('max')];
    const won = await winGame(api, lia.client, { misses: 1 });
    await loseGame(api, max.client);
    const ranking = await read(api.guest());
    expect(ranking).toEqual({
      from: '2027-03-08T00:00:00.000Z',
      players: 2,
      rows: [
        // First victory: 50 points.
        { ...{ rank: 1, username: 'lia', score: won.score + 50, games: 1 }, ...nameless },
        { ...{ rank: 2, username: 'max', score: 0, games: 1 }, ...nameless },
      ],
      own: null,
    });
    expect((await read(max.client)).own).toEqual({
      ...ranking.rows[1],
      position: 2,
      around: ranking.rows,
    });
    const ofSport = await read(lia.client, { sport: 'basketball', window: 'day' });
    expect(ofSport.rows[0]).toMatchObject({ username: 'lia', score: won.score });
    expect(await read(lia.client, { sport: 'tennis', window: 'all' })).toEqual({
      ...{ from: null, players: 0, rows: [], own: null },
    });
  });

  test('begins anew with the day, the week and the month', async () => {
    goTo('2027-04-30T23:59:00Z');
    const { client } = await api.user('nina');
    await winGame(api, client);
    const windows = ['day', 'week', 'month', 'all'];
    const places = async () => {
      const all = await Promise.all(windows.map((window) => read(client, { window })));
      return all.map(({ own }) => own !== null);
    };
    expect(await places()).toEqual([true, true, true, true]);
    goTo('2027-05-01T00:00:00Z');
    expect(await places()).toEqual([false, true, false, true]);
    goTo('2027-05-03T00:00:00Z');
    expect(await places()).toEqual([false, false, false, true]);
  });

  test('leaves out at once whoever switches it off or deletes the account', async () => {
    goTo('2027-06-10T12:00:00Z');
    const [one, other] = [await api.user('one'), await api.user('other')];
    for (const { client } of [one, other]) await winGame(api, client);
    expect((await read(one.client)).players).toBe(2);
    await one.client.call(updatePreferences, { body: { showInRankings: false } });
    const without = await read(one.client);
    expect([names(without.rows), without.own, without.players]).toEqual([['other'], null, 1]);
    await one.client.call(updatePreferences, { body: { showInRankings: true } });
    await other.client.call(deleteAccount, { body: { password: testPassword } });
    expect(names((await read(one.client)).rows)).toEqual(['one']);
  });
});

describe('the ranking among friends', () => {
  test("agrees with each one's dashboard, whatever their zones, and shows who is hidden", async () => {
    goTo('2027-08-31T22:30:00Z');
    const people = [await api.user('ann'), await api.user('ben'), await api.user('cleo')];
    const [ann, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const zones = ['America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Kiritimati'];
    await makeFriends(api.stores, ann.user.id, ben.user.id);
    await makeFriends(api.stores, ann.user.id, cleo.user.id);
    for (const [index, { user, client }] of people.entries()) {
      await api.stores.users.change(user.id, { timeZone: zones[index] ?? null });
      await winGame(api, client, { misses: index });
    }
    await ben.client.call(updatePreferences, { body: { showInRankings: false } });
    goTo('2027-09-01T05:00:00Z');
    await winGame(api, cleo.client);
    const fields = ['dailyScore', 'weeklyScore', 'monthlyScore', 'totalScore'] as const;
    for (const [index, window] of (['day', 'week', 'month', 'all'] as const).entries()) {
      const { rows } = await read(ann.client, { scope: 'friends', window });
      const scores = new Map(rows.map(({ username, score }) => [username, score]));
      for (const { client, user } of people) {
        const { body } = await client.call(readProfile);
        expect([window, user.username, scores.get(user.username) ?? 0]).toEqual([
          ...[window, user.username],
          body[fields[index] ?? 'totalScore'],
        ]);
      }
    }
    expect(
      names((await read(ben.client, { scope: 'friends', window: 'all' })).rows).toSorted(),
    ).toEqual(['ann', 'ben']);
  });

  test('has the own place with its neighbours and the window of the own zone', async () => {
    goTo('2027-10-10T12:00:00Z');
    const { client, user } = await api.user();
    await winGame(api, client, { misses: 2 });
    for (let number = 0; number < 3; number += 1) {
      const friend = await api.user();
      await makeFriends(api.stores, user.id, friend.user.id);
      await winGame(api, friend.client, { misses: number === 0 ? 3 : 1 });
    }
    const query = { scope: 'friends', window: 'day', sport: 'basketball' };
    const { from, own, players, rows } = await read(client, query, 'Europe/Berlin');
    expect([from, players]).toEqual(['2027-10-09T22:00:00.000Z', 4]);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    expect(own).toMatchObject({ rank: 3, position: 3, username: user.username });
    expect(own?.around).toEqual(rows);
  });
});
