import { beforeEach, describe, expect, test } from '@jest/globals';
import { updateProfile } from '@craque/common/contracts/accounts.ts';
import { readChallenges, readGameLink, readInvites } from '@craque/common/contracts/challenges.ts';
import { readDailyBoard } from '@craque/common/contracts/daily.ts';
import { readAllFeedback, submitFeedback } from '@craque/common/contracts/feedback.ts';
import {
  readFriendRequests,
  readFriends,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { readAvatar } from '@craque/common/contracts/people.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { avatars } from '@craque/common/domain/avatar.ts';
import { winGame } from '../testing/history/played-games.ts';
import {
  codeOf,
  joinByCode,
  joinIn,
  lose,
  newChallenge,
  newPerson,
  type Person,
  recordingPushes,
  rowOf,
  type SentEvent,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

/* An outside picture lies on a server of a player's choice, which would learn of every browser that
   is given its address: nobody else's is, unless the operator names its host. */
const sent: SentEvent[] = [];
const pushes = recordingPushes(sent);
const trusted = 'pictures.trusted.test';
const api = await startFileApi({ pushes, avatarHosts: [trusted] });
beforeEach(() => void sent.splice(0));

const other = 'pictures.elsewhere.test';
const drawn = '/api/avatars/quiff';

async function show({ client }: Person, host: string, avatar: string | null = 'quiff') {
  const avatarUrl = `https://${host}/one.png`;
  const body = { avatarUrl, avatar };
  expect((await client.call(updateProfile, { body })).body).toMatchObject(body);
  return avatarUrl;
}

/** What others are given of the picture of who has created a challenge, by call. */
async function seenOf(host: string, avatar: string | null = 'quiff') {
  const { id, creator, friend, other: invited } = await newChallenge(api, { invited: 2 });
  const own = await show(creator, host, avatar);
  const [guest, admin, stranger] = [api.guest(), await api.admin(), await newPerson(api)];
  const code = await codeOf(creator, id);
  await joinByCode(guest, code);
  await creator.client.call(requestFriend, { body: { friendId: stranger.id } });
  const feedback = { title: 'A title', content: 'A text' };
  await creator.client.call(submitFeedback, { body: feedback });
  const daily = await winGame(api, creator.client, { daily: { sport: 'tennis' } });
  await winGame(api, stranger.client, { daily: { sport: 'tennis' } });
  const board = { sport: 'tennis', date: daily.game.daily?.date ?? '', scope: 'everyone' } as const;
  await joinIn(friend.client, id);
  const named = ({ username }: { username: string }) => username === creator.name;
  const { client } = stranger;
  const seen = [
    (await friend.client.call(readFriends)).body.map((each) => each.friend).find(named),
    (await client.call(readFriendRequests)).body[0]?.user,
    (await client.call(searchUsers, { query: { username: creator.name } })).body[0],
    (await invited.client.call(readInvites)).body[0]?.from,
    (await guest.call(readGameLink, { id: code })).body.from,
    rowOf((await guest.call(readGame, { id })).body, creator.id),
    (await friend.client.call(readChallenges)).body[0]?.players.find(named),
    (await client.call(readRanking, { query: { window: 'all' } })).body.rows.find(named),
    (await client.call(readDailyBoard, { query: board })).body.rows.find(named),
    (await admin.client.call(readAllFeedback)).body
      .map((each) => each.user)
      .find((each) => each && named(each)),
  ];
  for (const each of [creator.client, friend.client, guest]) await lose(each, id);
  expect((await creator.client.call(readUser)).body).toMatchObject({ avatarUrl: own, avatar });
  return { own, urls: [...new Set(seen.map((each) => each && (each.avatarUrl ?? null)))] };
}

describe('the picture of somebody else', () => {
  test('is the drawn one if its host is not the operator’s', async () => {
    const { urls } = await seenOf(other);
    expect(urls).toEqual([drawn]);
    expect(sent.map(({ name }) => name)).toContain('opponent-finished');
    expect(JSON.stringify(sent).includes(other)).toBe(false);
  });

  test('is their own if it is', async () => {
    const { own, urls } = await seenOf(trusted);
    expect(urls).toEqual([own]);
  });

  test('is none without either, for the initials', async () => {
    expect((await seenOf(other, null)).urls).toEqual([null]);
  });
});

test.each(avatars)(
  'the avatar %s is a drawing of its own, without scripts and names',
  async (id) => {
    const { status, headers, text } = await api.guest().call(readAvatar, { id });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect(text).not.toMatch(/<script|href="(?!#)|#ff00ff|#00ffff|#ffff00|undefined/);
    expect(text.length).toBeLessThan(4000);
  },
);

test('there are 24 avatars, and no others', async () => {
  const all = await Promise.all(avatars.map((id) => api.guest().call(readAvatar, { id })));
  expect(new Set(all.map(({ text }) => text)).size).toBe(24);
  expect((await api.guest().call(readAvatar, { id: 'nobody' })).status).toBe(404);
  const { client } = await api.user();
  expect((await client.call(updateProfile, { body: { avatar: 'nobody' } })).status).toBe(400);
});
