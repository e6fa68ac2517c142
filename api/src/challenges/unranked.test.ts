import { expect, test } from '@jest/globals';
import { readAlbum } from '@craque/common/contracts/album.ts';
import { startChallenge } from '@craque/common/contracts/challenges.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { startFileApi } from '../testing/file-api.ts';
import { winGame } from '../testing/history/played-games.ts';
import { joinIn, lose, newChallenge, type Person, win } from '../testing/races/challenges.ts';

const api = await startFileApi();

async function scoreIn({ client }: Person, scope: 'everyone' | 'friends', window = 'week') {
  const { body } = await client.call(readRanking, { query: { scope, window } });
  return body.own && { score: body.own.score, games: body.own.games };
}

test('whoever starts after their second account was told plays for themselves and friends', async () => {
  const { id, creator, friend } = await newChallenge(api, { invited: 2, waits: true });
  await joinIn(friend.client, id);
  expect((await lose(friend.client, id)).athleteName).not.toBeNull();
  await creator.client.call(startChallenge, { id });
  api.clock.move(20_000);
  const won = await win(api, creator.client, id);
  expect(won).toMatchObject({ won: true, own: { unranked: true } });
  expect((await friend.client.call(readGame, { id })).body.own).not.toHaveProperty('unranked');

  const counted = { score: won.score, games: 1 };
  expect(await scoreIn(creator, 'friends')).toEqual(counted);
  expect(await scoreIn(creator, 'everyone')).toBeNull();
  expect(await scoreIn(creator, 'friends', 'all')).toEqual(counted);
  const profile = (await creator.client.call(readProfile)).body;
  expect(profile.gamePoints).toBe(won.score);
  const stickers = (await creator.client.call(readAlbum)).body;
  expect(stickers.reduce((sum, { collected }) => sum + collected, 0)).toBe(1);

  // The next game ranks, and its achievements count from there on.
  const { score } = await winGame(api, creator.client);
  expect(await scoreIn(creator, 'everyone')).toEqual({ score: score + 250, games: 1 });
});

test('whoever has started plays for the ranking, however late the others are told', async () => {
  const { id, creator, friend } = await newChallenge(api, { joined: 1 });
  expect((await lose(friend.client, id)).athleteName).toBeNull();
  api.clock.move(20_000);
  const won = await win(api, creator.client, id);
  expect(won.own).not.toHaveProperty('unranked');
  expect((await scoreIn(creator, 'everyone'))?.games).toBe(1);
});
