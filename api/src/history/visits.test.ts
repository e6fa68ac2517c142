import { describe, expect, test } from '@jest/globals';
import {
  acceptFriend,
  readFriendRequests,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import { resetGame, takeHint } from '@craque/common/contracts/games.ts';
import {
  noteVisit,
  readHome,
  readStats,
  readUnfinishedGames,
} from '@craque/common/contracts/history.ts';
import { readAlbum, readLatestStickers } from '@craque/common/contracts/album.ts';
import { pauseBetweenVisits } from '@craque/common/domain/record/visit.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

const day = 24 * 60 * 60 * 1000;

const visit = async (client: TestClient, language = 'en') =>
  (await client.call(noteVisit, { query: { language } })).body;

async function touched(client: TestClient): Promise<number> {
  api.clock.move(1000);
  return (await startGame(api, client, { hints: 1 })).id;
}

async function befriend(client: TestClient, other: TestClient, id: string): Promise<void> {
  await client.call(requestFriend, { body: { friendId: id } });
  const [request] = (await other.call(readFriendRequests)).body;
  await other.call(acceptFriend, { id: request?.id ?? '' });
}

const nothing = { expired: [], challenges: [], friends: [], achievements: [] };

describe('a visit to the home page', () => {
  test('has no news if it is the first one, whatever the account has done', async () => {
    const { client } = await api.user();
    await winGame(api, client);
    expect(await visit(client)).toMatchObject({ since: null, ...nothing });
    api.clock.move(1000);
    expect(await visit(client)).toMatchObject({ since: null, ...nothing });
  });

  test('tells what has happened since the one before, on every device and after a reload', async () => {
    const [{ client }, { client: other, user }] = [await api.user(), await api.user()];
    await visit(client);
    const left = new Date(api.clock.now()).toISOString();
    api.clock.move(pauseBetweenVisits);
    await winGame(api, client);
    await befriend(client, other, user.id);
    const news = await visit(client);
    expect(news).toMatchObject({ since: left, expired: [], home: { unfinished: { streak: 1 } } });
    expect(news.friends.map(({ id }) => id)).toEqual([user.id]);
    expect(news.achievements.map(({ key }) => key)).toContain('first_victory');
    api.clock.move(1000);
    expect(await visit(client)).toEqual(news);
    api.clock.move(pauseBetweenVisits);
    expect(await visit(client)).toMatchObject(nothing);
  });

  test('names the games that ran out in between, and not those given up by a press', async () => {
    const { client } = await api.user();
    await winGame(api, client);
    await visit(client);
    const [ranOut, givenUp] = [await touched(client), await touched(client)];
    await client.call(resetGame, { id: givenUp, body: {} });
    api.clock.move(2 * day);
    const { expired, home } = await visit(client);
    expect(expired.map(({ id, athleteName }) => [id, athleteName])).toEqual([
      [ranOut, (await api.hidden(ranOut)).name],
    ]);
    expect(home.unfinished).toEqual({ streak: 0, games: [] });
  });

  test('tells what the games have come to as the calls for each part do', async () => {
    const { client } = await api.user();
    await winGame(api, client);
    await winGame(api, client);
    const waiting = await touched(client);
    const parts = {
      stats: (await client.call(readStats)).body,
      stickers: (await client.call(readLatestStickers)).body,
      album: (await client.call(readAlbum)).body.map(({ sport, league, athletes, collected }) => {
        return { sport, league, athletes, collected };
      }),
      unfinished: (await client.call(readUnfinishedGames)).body,
    };
    expect(parts.stickers).toHaveLength(2);
    expect(parts.album.reduce((sum, { collected }) => sum + collected, 0)).toBe(2);
    expect(parts.unfinished).toMatchObject({ streak: 2, games: [{ id: waiting }] });
    expect((await visit(client)).home).toEqual(parts);
    expect((await client.call(readHome)).body).toEqual(parts);
  });

  test('tells the latest first, whatever was begun or asked first', async () => {
    const [{ client }, first, second] = [await api.user(), await api.user(), await api.user()];
    await visit(client);
    api.clock.move(pauseBetweenVisits);
    const requests: string[] = [];
    for (const { user } of [first, second]) {
      const asked = await client.call(requestFriend, { body: { friendId: user.id } });
      requests.push(asked.body.id);
      api.clock.move(1000);
    }
    const [toFirst = '', toSecond = ''] = requests;
    await second.client.call(acceptFriend, { id: toSecond });
    api.clock.move(1000);
    await first.client.call(acceptFriend, { id: toFirst });
    const [begunFirst, begunLast] = [await touched(client), await touched(client)];
    api.clock.move(1000);
    await client.call(takeHint, { id: begunFirst });
    api.clock.move(2 * day);
    const { expired, friends } = await visit(client);
    expect(expired.map(({ id }) => id)).toEqual([begunFirst, begunLast]);
    expect(friends.map(({ id }) => id)).toEqual([first.user.id, second.user.id]);
  });

  test('names achievements in the language of the reader', async () => {
    const { client } = await api.user();
    await visit(client, 'de');
    api.clock.move(pauseBetweenVisits);
    await winGame(api, client);
    const { achievements } = await visit(client, 'de');
    expect(achievements).toContainEqual({
      key: 'first_victory',
      title: api.texts('de').t('achievements.first_victory.title'),
    });
  });
});
