import { readFriendRequests, readFriends, searchUsers } from '@craque/common/contracts/friends.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { call } from '../../../lib/api.ts';
import {
  type Answer,
  answeringFetch,
  answersShown,
  refusal,
} from '../../../testing/answering-fetch.ts';
import { reads } from '../../../lib/use-read.ts';
import { createFriendsStore, type FriendNotice, searchText } from './friends-store.ts';

const marta = { id: 'm', username: 'marta', displayName: 'Marta', avatarUrl: null };
const sofia = { id: 's', username: 'sofia', displayName: null, avatarUrl: null };
const friends = [{ id: 'f1', friend: { ...marta, totalScore: 120 } }];
const requests = [{ id: 'r1', userId: 's', createdAt: '2026-11-20T10:00:00.000Z', user: sofia }];
const found = [{ ...sofia, totalScore: 5, relation: 'none' }];
const pending = {
  id: 'r9',
  userId: 'u1',
  friendId: 's',
  status: 'pending',
  createdAt: '2026-11-21T10:00:00.000Z',
};
const sent = 'POST /api/user/friends';
const byName = { query: { username: 'sofia' } };
const search = 'GET /api/users/search';

const realFetch = globalThis.fetch;
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  reads.clear();
  globalThis.fetch = realFetch;
});

/** Both lists are on screen, and who was found by `sofia`. */
async function open(more: Record<string, Answer | 'offline'> = {}) {
  const answers: Record<string, Answer | 'offline'> = {
    'GET /api/user/friends': friends,
    'GET /api/user/friend-requests': requests,
    [search]: found,
    [sent]: pending,
    'POST /api/user/friends/r1/accept': friends[0] as object,
    'POST /api/user/friends/r1/reject': { id: 'r1', status: 'rejected' },
    'DELETE /api/user/friends/f1': { id: 'f1', status: 'removed' },
    ...more,
  };
  const server = answeringFetch(answers);
  globalThis.fetch = server.fetch;
  leaving.push(
    ...[readFriends, readFriendRequests].map((each) => reads.hold(each, {}, false)),
    reads.hold(searchUsers, byName, false),
  );
  await answersShown();
  const notices: FriendNotice[] = [];
  let keys = 0;
  const store = createFriendsStore({
    call,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    notify: (notice) => notices.push(notice),
  });
  return { store, server, answers, notices };
}

describe('the search', () => {
  test.each([
    [' lia ', 'lia'],
    ['@lia', 'lia'],
    ['   ', ''],
    ['@', ''],
  ])('parses %j as %j', (typed, name) => {
    expect(searchText(typed)).toBe(name);
  });
});

describe('a friend request', () => {
  test('is sent with a key, and lists and results are reloaded', async () => {
    const { store, server, answers, notices } = await open();
    answers[search] = [{ ...found[0], relation: 'requested' }];
    await store.request('s');
    expect(server.requests(sent)).toEqual([{ route: sent, body: { friendId: 's' }, key: 'key-1' }]);
    expect(notices).toEqual([{ kind: 'sent' }]);
    expect(server.requests('GET /api/user/friends')).toHaveLength(2);
    expect(reads.peek(searchUsers, byName)).toMatchObject([{ relation: 'requested' }]);
  });

  test('makes friends at once if the other has already asked', async () => {
    const { store, notices } = await open({ [sent]: { ...pending, status: 'accepted' } });
    await store.request('s');
    expect(notices).toEqual([{ kind: 'accepted' }]);
  });

  test('is repeated with the same key after a lost answer, and with a new one after a refusal', async () => {
    const { store, server, answers } = await open({ [sent]: 'offline' });
    await store.request('s');
    answers[sent] = refusal(429, 'too_many_friend_requests', 'Too many open friend requests.');
    await store.request('s');
    await store.request('s');
    expect(server.requests(sent).map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test("that is refused shows the server's message", async () => {
    const { store, notices } = await open({
      [sent]: refusal(409, 'friend_request_sent', 'Friend request already sent'),
    });
    await store.request('s');
    expect(notices).toMatchObject([
      { kind: 'failed', action: 'sent', error: { message: 'Friend request already sent' } },
    ]);
    expect(store.getState().pending).toBeUndefined();
  });
});

describe('an answer', () => {
  test.each([
    ['accept', 'accepted'],
    ['reject', 'rejected'],
  ] as const)('%s goes to the request and empties the list', async (name, kind) => {
    const { store, server, answers, notices } = await open();
    answers['GET /api/user/friend-requests'] = [];
    await store[name]('r1');
    expect(server.requests(`POST /api/user/friends/r1/${name}`)).toHaveLength(1);
    expect(notices).toEqual([{ kind }]);
    expect(reads.peek(readFriendRequests)).toEqual([]);
  });

  test("from the search finds the requester's request", async () => {
    const { store, server } = await open();
    await store.acceptFrom('s');
    expect(server.requests('POST /api/user/friends/r1/accept')).toHaveLength(1);
  });

  test('from the search to a request that is not listed sends one in turn', async () => {
    const { store, server, notices } = await open({ [sent]: { ...pending, status: 'accepted' } });
    await store.acceptFrom('x');
    expect(server.requests(sent)[0]?.body).toEqual({ friendId: 'x' });
    expect(notices).toEqual([{ kind: 'accepted' }]);
  });

  test('is sent one at a time', async () => {
    const { store, server } = await open();
    await Promise.all([store.accept('r1'), store.reject('r1')]);
    expect(server.requests('POST /api/user/friends/r1/reject')).toEqual([]);
  });

  test('to remove a friend reloads the list', async () => {
    const { store, answers, notices } = await open();
    answers['GET /api/user/friends'] = [];
    await store.remove('f1');
    expect(notices).toEqual([{ kind: 'removed' }]);
    expect(reads.peek(readFriends)).toEqual([]);
  });
});
