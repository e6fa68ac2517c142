import { describe, expect, test } from '@jest/globals';
import { deleteAccount } from '@craque/common/contracts/accounts.ts';
import {
  type AchievementState,
  markAchievementSeen,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import { removeFriend } from '@craque/common/contracts/friends.ts';
import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { expectedAchievements } from '@craque/common/testing/expected-achievements.ts';
import { languages } from '@craque/common/domain/language.ts';
import { addFriends, addResults } from '../testing/history/history-users.ts';
import { winGame } from '../testing/history/played-games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { outcomesOf } from '@craque/common/testing/history-builders.ts';

const api = await startFileApi();

const listOf = async (client: TestClient): Promise<AchievementState[]> =>
  (await client.call(readUserAchievements)).body;

async function stateOf(client: TestClient, key: string): Promise<AchievementState> {
  const state = (await listOf(client)).find((each) => each.key === key);
  if (!state) throw new RangeError(`no ${key}`);
  return state;
}

describe('all achievements', () => {
  test('begin with the eight cards of the first version in their order, in English', async () => {
    const { client } = await api.user();
    const { body } = await client.call(readAchievements);
    const cards = body.map(({ title, description, points }) => [title, description, points]);
    expect(cards.slice(0, 8)).toEqual([
      ['First Victory', 'Win your first game.', 50],
      ['Streak Master', 'Win 3 games in a row.', 100],
      ['Perfect Game', 'Win with your first guess and no hint.', 200],
      ['F1 Expert', 'Win 5 Formula 1 games.', 150],
      ['Sports Network', 'Connect with 5 friends.', 100],
      ['Speed Demon', 'Win in under 30 seconds.', 150],
      ['Football Scholar', 'Guess 10 different soccer players.', 150],
      ['Five in a Row', 'Win 5 games in a row.', 200],
    ]);
    expect(body.map(({ id, key }) => [id, key])).toEqual(achievementKeys.map((key) => [key, key]));
    const expected = Object.values(expectedAchievements);
    expect(body.map(({ points, target }) => [points, target])).toEqual(
      expected.map(({ points, target }) => [points, target]),
    );
  });

  test.each(languages)('have a title and a description of their own in %s', async (language) => {
    const { client } = await api.user();
    const { body } = await client.call(readAchievements, { query: { language } });
    const texts = body.flatMap(({ title, description }) => [title, description]);
    expect(new Set(texts).size).toBe(2 * achievementKeys.length);
    expect(texts.join()).not.toContain('achievements.');
    const asked = await client.call(readAchievements, { headers: { 'accept-language': language } });
    expect(asked.body).toEqual(body);
  });
});

describe("a user's achievements", () => {
  test('are all listed from the start, locked and without progress', async () => {
    const { client } = await api.user();
    const states = await listOf(client);
    expect(states.map(({ achievementId }) => achievementId)).toEqual([...achievementKeys]);
    const locked = { unlocked: false, unlockedAt: null, progress: 0, seen: false };
    for (const state of states) expect(state).toMatchObject(locked);
  });

  test('carry the end of the game that unlocked them, even if read much later', async () => {
    const { client } = await api.user();
    const { game } = await winGame(api, client, { misses: 1 });
    api.clock.move(60 * 60 * 1000);
    await winGame(api, client, { misses: 1 });
    expect(await stateOf(client, 'first_victory')).toEqual({
      id: 'first_victory',
      achievementId: 'first_victory',
      key: 'first_victory',
      unlocked: true,
      unlockedAt: game.finishedAt,
      progress: 1,
      target: 1,
      points: 50,
      seen: false,
    });
    expect(await stateOf(client, 'streak_master')).toMatchObject({ unlocked: false, progress: 2 });
  });

  test('keep the network after a friend has gone, with the time at which it was noticed', async () => {
    const { client, user } = await api.user();
    await addFriends(api.stores, user.id, 4);
    expect(await stateOf(client, 'sports_network')).toMatchObject({ unlocked: false, progress: 4 });
    await api.stores.friendships.removeOf(user.id);
    await addFriends(api.stores, user.id, 5);
    const unlockedAt = new Date(api.clock.now()).toISOString();
    const found = { unlocked: true, unlockedAt, progress: 5 };
    expect(await stateOf(client, 'sports_network')).toMatchObject(found);
    api.clock.move(1000);
    const { status } = await client.call(removeFriend, { id: `${user.id}-1` });
    const left = await api.stores.friendships.friendsOf(user.id);
    expect([status, left.length]).toEqual([200, 4]);
    expect(await stateOf(client, 'sports_network')).toMatchObject(found);
  });

  test('are not stored for an account that is deleted while they are read', async () => {
    const { client, user } = await api.user();
    await addResults(api.stores, user.id, outcomesOf('W'));
    const held = api.hold('achievements.add', 1);
    const reading = listOf(client);
    await held.arrived(1);
    await client.call(deleteAccount, { body: { password: testPassword } });
    held.release(0);
    await reading;
    expect(await api.stores.achievements.listOf(user.id)).toEqual([]);
  });
});

describe('seen', () => {
  test('is stored with an unlocked achievement, and can be repeated', async () => {
    const { client } = await api.user();
    await winGame(api, client, { misses: 1 });
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await client.call(markAchievementSeen, { id: 'first_victory' });
      expect([status, body]).toEqual([200, { id: 'first_victory', seen: true }]);
    }
    await winGame(api, client, { misses: 1 });
    expect(await stateOf(client, 'first_victory')).toMatchObject({ seen: true });
  });

  test.each(['streak_master', 'no_such_one', 'constructor', '%20', 'a.b', 'é'])(
    'is refused for %j, which is locked or unknown',
    async (id) => {
      const { client } = await api.user();
      await winGame(api, client, { misses: 1 });
      const { status, error } = await client.call(markAchievementSeen, { id });
      expect([status, error.message]).toEqual([404, 'Achievement not found']);
    },
  );
});
