import { updateProfile } from '@craque/common/contracts/accounts.ts';
import { stickerId } from '@craque/common/contracts/album.ts';
import { createChallenge } from '@craque/common/contracts/challenges.ts';
import { reportCorrection } from '@craque/common/contracts/corrections.ts';
import { createParty, stepParty, takePartySeat } from '@craque/common/contracts/party.ts';
import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import { requestFriend } from '@craque/common/contracts/friends.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { outcomesOf } from '@craque/common/testing/history-builders.ts';
import { addResults } from '../history/history-users.ts';
import { startGame, winGame } from '../history/played-games.ts';
import { codeOf, makeFriends, newChallenge, newPerson } from '../races/challenges.ts';
import { aDaily, idOf } from '../store-builders.ts';
import type { TestApi } from '../test-api.ts';
import type { CallOptions } from '../test-client.ts';

/** More than are behind a record that is kept. */
const manyGames = 120;

/**
 * Every list has several entries, each with its people and pictures; by a call's name what it
 * needs.
 */
export async function aBusyUser(api: TestApi) {
  const { client, user } = await api.user();
  const outcomes = outcomesOf('WWL'.repeat(manyGames / 3));
  await addResults(api.stores, user.id, outcomes);
  const all = outcomes.map(({ gameId }) => idOf(gameId));
  await api.stores.results.markWins(userPlayer(user.id), all);
  const { game: won } = await winGame(api, client);
  const { league, athlete } = await api.stored(won.id);
  const running = await startGame(api, client, { misses: 1 });
  const { id: challenge, creator } = await newChallenge(api);
  const friendIds: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const [friend, stranger] = [await newPerson(api), await newPerson(api)];
    friendIds.push(friend.id);
    await makeFriends(api.stores, user.id, friend.id);
    const body = { avatarUrl: 'https://pictures.test/one.png' };
    await friend.client.call(updateProfile, { body });
    await addResults(api.stores, friend.id, outcomesOf('W'));
    await friend.client.call(createChallenge, { body: { friendIds: [user.id] } });
    await stranger.client.call(requestFriend, { body: { friendId: user.id } });
    await client.call(submitFeedback, { body: { title: 'A title', content: 'A text' } });
  }
  const { game: daily } = await winGame(api, client, { daily: { sport: 'tennis' } });
  await api.stores.dailies.insert(aDaily({ date: '2026-02-01' as DailyDate }));
  const report = { field: 'name', text: 'Another Name' } as const;
  await client.call(reportCorrection, { id: won.id, body: report });
  const view = await client.call(createChallenge, { body: { friendIds } });
  const ended = { id: won.id };
  const board = { sport: 'tennis', date: daily.daily?.date ?? '' };
  const { body: room } = await client.call(createParty, { body: {} });
  const party = { id: room.state.code };
  for (const guest of [api.guest(), api.guest()])
    await guest.call(takePartySeat, { ...party, body: {} });
  await client.call(stepParty, { ...party, body: { step: 'start' } });
  api.clock.move(3_000);
  const options: Record<string, CallOptions> = {
    readParty: party,
    readPartyNews: party,
    readPartyPhoto: party,
    readPartyResults: party,
    readGame: { id: running.id },
    readPhoto: { id: running.id },
    takeHint: { id: running.id },
    readAthleteDetails: ended,
    readAftermath: ended,
    readCorrectable: ended,
    readAlbumPage: { id: league },
    readAlbumSticker: { id: stickerId(league, athlete.athleteId) },
    readAvatar: { id: 'quiff' },
    readAthleteNames: { query: { sport: 'soccer' } },
    readDailyArchive: { query: { month: '2026-02' } },
    readDailyBoard: { query: board },
    'readDailyBoard among friends': { query: { ...board, scope: 'friends' } },
    readRanking: { query: { window: 'all' } },
    'readRanking among friends': { query: { scope: 'friends' } },
    searchUsers: { query: { username: 'user-' } },
    readGameLink: { id: await codeOf(creator, challenge) },
    'readGame of a challenge': { id: view.body.id },
  };
  return { client, options };
}
