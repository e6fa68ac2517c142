import { describe, expect, test } from '@jest/globals';
import { createChallenge, rematchGame } from '@craque/common/contracts/challenges.ts';
import { newFriends, win } from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi({ limitsFactor: 1 });

const tooMany = [429, 'Too many requests. Please try again later.'];

describe('invitations', () => {
  test('are 60 an hour, counted by friends and not by calls', async () => {
    const { creator, friends } = await newFriends(api, 7);
    const friendIds = friends.map(({ id }) => id);
    const create = async (ids: readonly string[]) => {
      const body = { friendIds: ids };
      const { status, error, headers } = await creator.client.call(createChallenge, { body });
      return [status, status < 400 ? headers.get('ratelimit-remaining') : error.message];
    };
    for (let calls = 1; calls <= 8; calls += 1) {
      expect(await create(friendIds)).toEqual([201, String(60 - 7 * calls)]);
    }
    expect(await create([...friendIds.slice(0, 4), ...friendIds.slice(0, 4)])).toEqual([201, '0']);
    expect(await create(friendIds.slice(0, 1))).toEqual(tooMany);
    expect(await api.stores.games.createdSince(creator.player, 0, 100)).toHaveLength(9);
  });

  test('are not counted if refused, or if sent by others', async () => {
    const { creator, friends } = await newFriends(api, 1);
    const create = (body: object) => creator.client.call(createChallenge, { body });
    for (let calls = 0; calls < 70; calls += 1) {
      expect((await create({ friendIds: [] })).status).toBe(400);
    }
    const { status, headers } = await create({ friendIds: friends.map(({ id }) => id) });
    expect([status, headers.get('ratelimit-remaining')]).toEqual([201, '59']);
  });

  test('of rematches count too', async () => {
    const { creator, friends } = await newFriends(api, 1);
    const body = { friendIds: friends.map(({ id }) => id) };
    const { body: game } = await creator.client.call(createChallenge, { body });
    await win(api, creator.client, game.id);
    const { status, headers } = await creator.client.call(rematchGame, { id: game.id });
    expect([status, headers.get('ratelimit-remaining')]).toEqual([201, '58']);
  });
});
