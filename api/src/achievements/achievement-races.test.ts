import { describe, expect, test } from '@jest/globals';
import { readUserAchievements } from '@craque/common/contracts/achievements.ts';
import { acceptFriend, requestFriend } from '@craque/common/contracts/friends.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { addFriends } from '../testing/history/history-users.ts';
import { startGame } from '../testing/history/played-games.ts';
import { inOrder, orders } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';

/* Races: an achievement unlocked by two games at once, and the fifth friend by two accepts. */
const api = await startFileApi();

type Person = Awaited<ReturnType<typeof api.user>>;

/** Each is stored once, unseen, and its points count once in the profile. */
async function expectOnce({ client, user }: Person, keys: readonly string[], points: number) {
  const rows = await api.stores.achievements.listOf(user.id);
  expect(rows.map(({ key }) => key).sort()).toEqual([...keys].sort());
  const found = (await client.call(readUserAchievements)).body.filter(({ unlocked }) => unlocked);
  expect(found.map(({ key, seen }) => [key, seen]).sort()).toEqual(
    keys.map((key) => [key, false]).sort(),
  );
  const { achievementPoints } = (await client.call(readProfile)).body;
  expect(achievementPoints).toBe(points);
}

describe('two games of one user that end at once', () => {
  const keys = ['first_victory', 'perfect_game', 'speed_demon'];
  const points = 50 + 200 + 150;

  async function start() {
    const person = await api.user();
    const first = await startGame(api, person.client);
    const second = await startGame(api, person.client);
    return { person, first: first.win, second: second.win };
  }

  test.each(orders)('unlock each achievement once, %s', async (_, order) => {
    const { person, first, second } = await start();
    const answers = await inOrder(api, 'achievements.add', order, first, second);
    expect(answers.every(({ won }) => won)).toBe(true);
    await expectOnce(person, keys, points);
  });
});

// Made once: each race removes its friendships again.
const askers = [await api.user(), await api.user()] as const;

describe('the fifth friend by two accepts at once', () => {
  /** A user with four friends and two requests. */
  async function start() {
    const person = await api.user();
    await addFriends(api.stores, person.user.id, 4);
    const accepts = [];
    for (const { client } of askers) {
      const { body } = await client.call(requestFriend, { body: { friendId: person.user.id } });
      accepts.push(() => person.client.call(acceptFriend, { id: body.id }));
    }
    const [first, second] = accepts;
    if (!first || !second) throw new RangeError('two have asked');
    return { person, first, second };
  }

  /** The two requesters have as many friends as before. */
  async function forget({ user }: Person) {
    await api.stores.friendships.removeOf(user.id);
  }

  test.each(orders)('unlock the network once, %s', async (_, order) => {
    const { person, first, second } = await start();
    const answers = await inOrder(api, 'achievements.add', order, first, second);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expectOnce(person, ['sports_network'], 100);
    await forget(person);
  });
});
