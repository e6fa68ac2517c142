import { describe, expect, test } from '@jest/globals';
import { readUserAchievements } from '@craque/common/contracts/achievements.ts';
import { login, updatePreferences } from '@craque/common/contracts/accounts.ts';
import { readProfile, readStats } from '@craque/common/contracts/history.ts';
import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { loseGame, startGame, winGame } from '../testing/history/played-games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const day = 24 * 60 * 60 * 1000;

/** Advances the clock; sessions live for seven days, so users are made after it. */
const goTo = (text: string) => api.clock.move(Date.parse(text) - api.clock.now());

async function profileOf(client: TestClient, zone?: string) {
  const options = zone === undefined ? {} : { headers: { 'x-time-zone': zone } };
  return (await client.call(readProfile, options)).body;
}
const statsOf = async (client: TestClient) => (await client.call(readStats)).body;

/** Day, week, month, all. */
async function scoresOf(client: TestClient, zone?: string) {
  const { dailyScore, weeklyScore, monthlyScore, totalScore } = await profileOf(client, zone);
  return [dailyScore, weeklyScore, monthlyScore, totalScore];
}

describe('the profile', () => {
  test('of a new user is the account with the default preferences and no points', async () => {
    const { client, user } = await api.user('profile.new');
    const { stats, achievements, ...rest } = await profileOf(client);
    expect(rest).toEqual({
      id: user.id,
      username: 'profile.new',
      displayName: null,
      avatarUrl: null,
      ...defaultPreferences,
      dailyScore: 0,
      weeklyScore: 0,
      monthlyScore: 0,
      totalScore: 0,
      lastDays: [0, 0, 0, 0, 0, 0, 0],
      gamePoints: 0,
      achievementPoints: 0,
    });
    expect(stats.winRate).toBe(0);
    expect(achievements.some(({ unlocked }) => unlocked)).toBe(false);
  });

  test('has the preferences that were chosen', async () => {
    const { client } = await api.user();
    const body = { defaultSport: 'tennis', defaultDifficulty: 'expert', showHints: false };
    await client.call(updatePreferences, { body });
    expect(await profileOf(client)).toMatchObject({ ...body, showTimers: true });
  });

  test('has the statistics and the achievements that their own calls tell', async () => {
    const { client } = await api.user();
    for (const misses of [1, 2, 1]) await winGame(api, client, { misses });
    await loseGame(api, client);
    const { stats, achievements } = await profileOf(client);
    expect(stats).toMatchObject({ winRate: 75, longestStreak: 3 });
    expect(stats).toEqual(await statsOf(client));
    expect(achievements.filter(({ unlocked }) => unlocked)).toHaveLength(2);
    expect(achievements).toEqual((await client.call(readUserAchievements)).body);
  });

  test('tells the points of each of the last seven days, achievements with them', async () => {
    goTo('2027-03-10T12:00:00Z');
    const { client } = await api.user();
    const first = await winGame(api, client, { misses: 1 });
    goTo('2027-03-15T23:00:00Z');
    const second = await winGame(api, client, { misses: 1 });
    const before = first.score + 50;
    const { lastDays } = await profileOf(client, 'UTC');
    expect(lastDays).toEqual([0, before, 0, 0, 0, 0, second.score]);
    // In Berlin the second game is on the 16th, and a day later the seven days begin with the 11th.
    api.clock.move(day);
    expect((await profileOf(client, 'Europe/Berlin')).lastDays).toEqual([
      ...[0, 0, 0, 0, 0],
      second.score,
      0,
    ]);
  });
});

describe('a result at the edge of a window', () => {
  const slow = { misses: 1, seconds: 40 };

  test('counts where it ended, though it is stored after midnight', async () => {
    goTo('2028-05-10T23:59:19.999Z');
    const { client } = await api.user();
    const game = await startGame(api, client, { misses: 1 });
    api.clock.move(40_000);
    const adding = api.hold('results.add', 1);
    const winning = game.win();
    await adding.arrived(1);
    api.clock.move(1);
    // Nobody has stored it yet: reading does.
    const held = await scoresOf(client, 'UTC');
    adding.release(0);
    const all = (await winning).score + 50;
    expect(held).toEqual([0, all, all, all]);
    expect(await scoresOf(client, 'UTC')).toEqual(held);
  });

  test('is neither lost nor counted twice when the clock is set back', async () => {
    goTo('2028-05-17T12:00:00Z');
    const { client } = await api.user();
    const first = await winGame(api, client, slow);
    api.clock.move(-3 * 60 * 60 * 1000);
    const sum = first.score + 50;
    expect(await scoresOf(client, 'UTC')).toEqual([sum, sum, sum, sum]);
    const second = await winGame(api, client, slow);
    const both = sum + second.score;
    expect(await scoresOf(client, 'UTC')).toEqual([both, both, both, both]);
    expect(await statsOf(client)).toMatchObject({ longestStreak: 2, winRate: 100 });
    api.clock.move(3 * 60 * 60 * 1000);
    expect(await scoresOf(client, 'UTC')).toEqual([both, both, both, both]);
  });
});

describe('the time zone', () => {
  // 02:00 on Monday in UTC, still Sunday in São Paulo.
  test('is the one sent, else the one of the last sign-in, else UTC', async () => {
    goTo('2028-06-04T21:59:20Z');
    const { client, user } = await api.user();
    const { score } = await winGame(api, client, { misses: 1 });
    const sum = score + 50;
    goTo('2028-06-05T02:00:00Z');
    const [sunday, monday] = [sum, 0];
    const dayOf = async (zone?: string) => (await scoresOf(client, zone))[0];
    expect(await dayOf('America/Sao_Paulo')).toBe(sunday);
    expect(await dayOf()).toBe(monday);
    expect(await dayOf('Mars/Olympus')).toBe(monday);
    const body = { username: user.username, password: testPassword };
    await client.call(login, { body, headers: { 'x-time-zone': 'America/Sao_Paulo' } });
    expect(await dayOf()).toBe(sunday);
    expect(await dayOf('Europe/London')).toBe(monday);
    expect(await dayOf('Mars/Olympus')).toBe(monday);
  });
});
