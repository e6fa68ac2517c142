import { readAftermath, readAlbumPage } from '@craque/common/contracts/album.ts';
import { leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { readUnfinishedGames } from '@craque/common/contracts/history.ts';
import { albumOrder } from '@craque/common/domain/record/album.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { describe, expect, test } from '@jest/globals';
import { loseGame, winGame } from '../testing/history/played-games.ts';
import { miss, newChallenge, win } from '../testing/races/challenges.ts';
import { aResult } from '../testing/store-builders.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const aftermathOf = async (client: TestClient, id: number) =>
  (await client.call(readAftermath, { id })).body;

/** The number of the athlete's place, and of all places of the league. */
async function placeOf(id: number) {
  const { athlete, league } = await api.stored(id);
  const order = albumOrder(api.catalogue.members(league).map((each) => each.id));
  return { place: order.indexOf(athlete.athleteId) + 1, athletes: order.length };
}

describe('the album after a game', () => {
  test('has a new sticker after a win, in the same place as in the album', async () => {
    const { client } = await api.user();
    const { game } = await winGame(api, client, { misses: 1 });
    const { album } = await aftermathOf(client, game.id);
    expect(album).toEqual({
      ...(await placeOf(game.id)),
      collected: 1,
      sticker: { rarity: 'rare', wins: 1, isNew: true, isRarer: false },
    });
    const { league } = await api.stored(game.id);
    const { stickers, collected } = (await client.call(readAlbumPage, { id: league })).body;
    expect([stickers[0]?.place, collected]).toEqual([album?.place, album?.collected]);
  });

  test('counts the stickers of a guest, who has no album yet', async () => {
    const client = api.guest();
    const { game } = await winGame(api, client);
    expect((await aftermathOf(client, game.id)).album).toMatchObject({
      collected: 1,
      sticker: { isNew: true },
    });
  });

  test('says that a sticker was there before, and whether it has become rarer', async () => {
    const { client, user } = await api.user();
    const { game } = await winGame(api, client);
    const { athlete, league } = await api.stored(game.id);
    const earlier = (id: number, before: number, guesses: number) =>
      api.stores.results.add(
        aResult(id, api.clock.now() - before, {
          ...{ player: userPlayer(user.id), league, athleteId: athlete.athleteId, guesses },
          difficulty: 'easy',
        }),
      );
    await earlier(game.id + 1, 1000, 5);
    expect((await aftermathOf(client, game.id)).album?.sticker).toMatchObject({
      ...{ rarity: 'epic', wins: 2, isNew: false, isRarer: true },
    });
    const again = { difficulty: 'hard', guesses: 1 } as const;
    await api.stores.results.add(
      aResult(game.id + 2, api.clock.now() - 500, {
        ...{ player: userPlayer(user.id), league, athleteId: athlete.athleteId, ...again },
      }),
    );
    expect((await aftermathOf(client, game.id)).album?.sticker).toMatchObject({
      ...{ rarity: 'legendary', wins: 3, isNew: false, isRarer: false },
    });
  });

  test('has an empty place after a loss', async () => {
    const { client } = await api.user();
    const { game } = await loseGame(api, client);
    expect((await aftermathOf(client, game.id)).album).toEqual({
      ...(await placeOf(game.id)),
      collected: 0,
      sticker: null,
    });
  });

  test('of a challenge is withheld as long as the athlete is', async () => {
    const { id, creator, friends } = await newChallenge(api, { joined: 1 });
    const [friend] = friends;
    if (!friend) throw new RangeError('nobody was invited');
    await miss(friend.client, id);
    await friend.client.call(leaveChallenge, { id });
    expect((await aftermathOf(friend.client, id)).album).toBeNull();
    await win(api, creator.client, id);
    expect((await aftermathOf(friend.client, id)).album).toMatchObject(await placeOf(id));
  });
});

describe('the streak that ended', () => {
  test('is as long as the wins before the loss, whatever came after', async () => {
    const { client } = await api.user();
    for (const _ of [1, 2, 3]) {
      await winGame(api, client);
      api.clock.move(60_000);
    }
    const { game: lost } = await loseGame(api, client);
    api.clock.move(60_000);
    const { game: won } = await winGame(api, client);
    expect((await aftermathOf(client, lost.id)).lostStreak).toBe(3);
    expect((await aftermathOf(client, won.id)).lostStreak).toBe(0);
  });

  test('is none where a challenge was left untouched: it counts nowhere', async () => {
    const { id, creator } = await newChallenge(api);
    await winGame(api, creator.client);
    api.clock.move(60_000);
    await creator.client.call(leaveChallenge, { id });
    expect((await aftermathOf(creator.client, id)).lostStreak).toBe(0);
    const { streak } = (await creator.client.call(readUnfinishedGames)).body;
    expect(streak).toBe(1);
  });
});
