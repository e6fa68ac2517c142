import { describe, expect, test } from '@jest/globals';
import { type AccountExport, exportAccount } from '@craque/common/contracts/account-export.ts';
import { rejectFriend, requestFriend } from '@craque/common/contracts/friends.ts';
import { type HistoryItem, noteVisit, readHistory } from '@craque/common/contracts/history.ts';
import { rejectionHolds } from '@craque/common/domain/friendship.ts';
import { pauseBetweenVisits } from '@craque/common/domain/record/visit.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const exportOf = async (client: TestClient): Promise<AccountExport> =>
  (await client.call(exportAccount)).body;
const now = () => new Date(api.clock.now()).toISOString();

describe('the exported friend requests', () => {
  test('do not reveal a rejection to the sender, and name the requester to the addressee', async () => {
    const [ann, bob, eve] = [await api.user(), await api.user(), await api.user()];
    const createdAt = now();
    const asked = [bob, eve].map(async ({ user }) => {
      const answer = await ann.client.call(requestFriend, { body: { friendId: user.id } });
      return answer.body.id as string;
    });
    const [toBob = ''] = await Promise.all(asked);
    const sent = [bob, eve].map(({ user: { username } }) => ({
      ...{ direction: 'sent', username, createdAt },
    }));
    const received = { direction: 'received', username: ann.user.username, createdAt };
    expect((await exportOf(bob.client)).friendRequests).toEqual([received]);
    await bob.client.call(rejectFriend, { id: toBob });
    api.clock.move(rejectionHolds - 1);
    const exported = (await exportOf(ann.client)).friendRequests;
    expect(exported).toHaveLength(2);
    expect(exported).toEqual(expect.arrayContaining(sent));
    expect((await exportOf(bob.client)).friendRequests).toEqual([]);
    api.clock.move(1);
    expect((await exportOf(ann.client)).friendRequests).toEqual(sent.slice(1));
  });
});

test('the export contains the visits to the home page', async () => {
  const { client } = await api.user();
  expect(await exportOf(client)).toMatchObject({ visitedAt: null, newsSince: null });
  const first = now();
  await client.call(noteVisit);
  api.clock.move(pauseBetweenVisits);
  await client.call(noteVisit);
  expect(await exportOf(client)).toMatchObject({ visitedAt: now(), newsSince: first });
});

describe('the exported games', () => {
  test('contain the guesses, the hints and the end of a finished game', async () => {
    const { client } = await api.user();
    const startTime = now();
    const game = await startGame(api, client, { misses: 1, hints: 1 });
    const [wrong] = await api.wrongNames(game.id);
    api.clock.move(20_000);
    const { score, speedBonus, streakBonus, streakCount } = await game.win();
    const { name } = await api.hidden(game.id);
    const { sticker: _, ...item } = (await client.call(readHistory)).body[0] as HistoryItem;
    const [exported, ...others] = (await exportOf(client)).games;
    expect(others).toEqual([]);
    expect(exported).toEqual({
      ...item,
      athleteName: name,
      score,
      guesses: [
        { text: wrong, accuracy: expect.any(Number), at: startTime },
        { text: name, accuracy: 100, at: now() },
      ],
      hints: [{ rung: 1, penalty: 10, at: startTime }],
      end: {
        ...{ status: 'won', at: now(), timeTaken: 20 },
        ...{ speedBonus, streakBonus, streakCount },
      },
    });
  });

  test('reveal nothing about the athlete of an unfinished game', async () => {
    const { client } = await api.user();
    const { id } = await startGame(api, client, { misses: 3, hints: 3 });
    const answer = await client.call(exportAccount);
    expect(answer.body.games).toMatchObject([
      { id, athleteName: null, completed: false, end: null },
    ]);
    const [game] = answer.body.games;
    expect([game?.guesses.length, game?.hints.length]).toEqual([3, 3]);
    const { athleteId, name, surname = name } = await api.hidden(id);
    for (const secret of [athleteId, name, surname]) expect(answer.text).not.toContain(secret);
  });

  test('are complete, beyond one page of the history', async () => {
    const { client } = await api.user();
    for (let games = 0; games < 51; games += 1) {
      await winGame(api, client);
      api.clock.move(1000);
    }
    const { games } = await exportOf(client);
    expect(new Set(games.map(({ id }) => id)).size).toBe(51);
    expect(games.every(({ end }) => end?.status === 'won')).toBe(true);
  });
});
