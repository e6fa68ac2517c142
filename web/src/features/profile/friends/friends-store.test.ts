import { describe, expect, test } from '@jest/globals';
import { createCall } from '../../../lib/api.ts';
import { type Answer, answeringFetch, refusal } from '../../../testing/answering-fetch.ts';
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
const search = 'GET /api/users/search';

function open(more: Record<string, Answer | 'offline'> = {}) {
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
  const notices: FriendNotice[] = [];
  let keys = 0;
  const store = createFriendsStore({
    call: createCall({ fetch: server.fetch, timeZone: () => undefined }),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    notify: (notice) => notices.push(notice),
  });
  return { store, server, answers, notices };
}

describe('the lists', () => {
  test('are loading, then as the server says', async () => {
    const { store } = open();
    expect(store.getState().lists).toEqual({ state: 'loading' });
    await store.load();
    expect(store.getState().lists).toEqual({ state: 'ready', friends, requests });
  });

  test('that cannot be loaded are reported once and can be loaded again', async () => {
    const { store, answers, notices } = open({ 'GET /api/user/friends': 'offline' });
    await store.load();
    expect(store.getState().lists).toEqual({ state: 'failed' });
    expect(notices).toEqual([{ kind: 'load-failed' }]);
    answers['GET /api/user/friends'] = friends;
    await store.load();
    expect(store.getState().lists.state).toBe('ready');
  });

  test('stay as they were if reloading fails', async () => {
    const { store, answers, notices } = open();
    await store.load();
    answers['GET /api/user/friend-requests'] = 'offline';
    await store.load();
    expect(store.getState().lists.state).toBe('ready');
    expect(notices).toEqual([]);
  });
});

describe('the search', () => {
  test.each([
    [' lia ', 'lia'],
    ['@lia', 'lia'],
    ['   ', ''],
    ['@', ''],
  ])('parses %j as %j', (typed, name) => {
    expect(searchText(typed)).toBe(name);
  });

  test('sends the trimmed name and shows who was found', async () => {
    const { store, server } = open();
    await store.search(' s&a ');
    expect(server.sent.map(({ route }) => route)).toEqual([`${search}?username=s%26a`]);
    expect(store.getState().search).toEqual({ state: 'done', query: 's&a', users: found });
  });

  test('with a blank name sends nothing', async () => {
    const { store, server } = open();
    await store.search('  ');
    expect(server.sent).toEqual([]);
    expect(store.getState().search).toEqual({ state: 'idle' });
  });

  test('that fails clears the results and is reported', async () => {
    const { store, answers, notices } = open();
    await store.search('sofia');
    answers[search] = refusal(429, 'too_many_requests', 'Too many requests.');
    await store.search('sofia');
    expect(store.getState().search).toMatchObject({ state: 'done', users: [] });
    expect(notices).toMatchObject([{ kind: 'failed', action: 'search' }]);
  });

  test('that was overtaken leaves no trace', async () => {
    const { store } = open({ [search]: ({ route }) => (route.includes('old') ? [] : found) });
    await Promise.all([store.search('old'), store.search('new')]);
    expect(store.getState().search).toMatchObject({ query: 'new', users: found });
  });
});

describe('a friend request', () => {
  test('is sent with a key, and lists and results are reloaded', async () => {
    const { store, server, answers, notices } = open();
    await store.search('sofia');
    answers[search] = [{ ...found[0], relation: 'requested' }];
    await store.request('s');
    expect(server.requests(sent)).toEqual([{ route: sent, body: { friendId: 's' }, key: 'key-1' }]);
    expect(notices).toEqual([{ kind: 'sent' }]);
    expect(server.requests('GET /api/user/friends')).toHaveLength(1);
    expect(store.getState().search).toMatchObject({ users: [{ relation: 'requested' }] });
  });

  test('makes friends at once if the other has already asked', async () => {
    const { store, notices } = open({ [sent]: { ...pending, status: 'accepted' } });
    await store.request('s');
    expect(notices).toEqual([{ kind: 'accepted' }]);
  });

  test('is repeated with the same key after a lost answer, and with a new one after a refusal', async () => {
    const { store, server, answers } = open({ [sent]: 'offline' });
    await store.request('s');
    answers[sent] = refusal(429, 'too_many_friend_requests', 'Too many open friend requests.');
    await store.request('s');
    await store.request('s');
    expect(server.requests(sent).map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test("that is refused shows the server's message", async () => {
    const { store, notices } = open({
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
    const { store, server, answers, notices } = open();
    await store.load();
    answers['GET /api/user/friend-requests'] = [];
    await store[name]('r1');
    expect(server.requests(`POST /api/user/friends/r1/${name}`)).toHaveLength(1);
    expect(notices).toEqual([{ kind }]);
    expect(store.getState().lists).toMatchObject({ requests: [] });
  });

  test("from the search finds the requester's request", async () => {
    const { store, server } = open();
    await store.load();
    await store.acceptFrom('s');
    expect(server.requests('POST /api/user/friends/r1/accept')).toHaveLength(1);
  });

  test('from the search to a request that is not listed sends one in turn', async () => {
    const { store, server, notices } = open({ [sent]: { ...pending, status: 'accepted' } });
    await store.acceptFrom('x');
    expect(server.requests(sent)[0]?.body).toEqual({ friendId: 'x' });
    expect(notices).toEqual([{ kind: 'accepted' }]);
  });

  test('is sent one at a time', async () => {
    const { store, server } = open();
    await Promise.all([store.accept('r1'), store.reject('r1')]);
    expect(server.requests('POST /api/user/friends/r1/reject')).toEqual([]);
  });

  test('to remove a friend reloads the list', async () => {
    const { store, answers, notices } = open();
    await store.load();
    answers['GET /api/user/friends'] = [];
    await store.remove('f1');
    expect(notices).toEqual([{ kind: 'removed' }]);
    expect(store.getState().lists).toMatchObject({ friends: [] });
  });
});
