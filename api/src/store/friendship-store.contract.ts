import { expect } from '@jest/globals';
import { type Friendship, newRequest, pairOf } from '@craque/common/domain/friendship.ts';
import { aFriendship } from '@craque/common/testing/account-builders.ts';
import { atOnce, countOf, parallel } from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const idsOf = (friendships: readonly Friendship[]) => friendships.map(({ id }) => id);

function request(from: string, to: string, now = 0): Friendship {
  return newRequest({ id: `${from}-to-${to}`, from, to, now });
}

const accepted = (friendship: Friendship, answeredAt = 5): Friendship => ({
  ...friendship,
  status: 'accepted',
  answeredAt,
});
const rejected = (friendship: Friendship, answeredAt = 5): Friendship => ({
  ...accepted(friendship, answeredAt),
  status: 'rejected',
});

async function insertAll({ friendships }: Stores, all: readonly Friendship[]): Promise<void> {
  for (const friendship of all) await friendships.insert(friendship);
}

/**
 * The relations of `bob`: two friends, two requests to them, one from them, one they have rejected.
 */
const aroundBob = [
  accepted(request('bob', 'zoe', 30)),
  accepted(request('ada', 'bob', 40)),
  request('eve', 'bob', 10),
  request('xia', 'bob', 20),
  request('bob', 'amy', 50),
  rejected(request('joe', 'bob', 60)),
  accepted(request('ada', 'zoe', 5)),
];

export const friendshipCases: StoreCases = {
  async 'returns a request as it was inserted, with and without a key'({ friendships }) {
    const keyed = newRequest({ id: 'keyed', from: 'eve', to: 'ada', now: 7, key: 'once' });
    expect(await friendships.insert(aFriendship())).toBe('inserted');
    expect(await friendships.insert(keyed)).toBe('inserted');
    expect(await friendships.find('ada-to-bob')).toEqual(aFriendship());
    expect(await friendships.find('keyed')).toEqual(keyed);
    expect(await friendships.find('another')).toBeUndefined();
  },
  async 'finds a pair in either order'({ friendships }) {
    await friendships.insert(aFriendship());
    expect(await friendships.findPair('ada', 'bob')).toEqual(aFriendship());
    expect(await friendships.findPair('bob', 'ada')).toEqual(aFriendship());
    expect(await friendships.findPair('ada', 'eve')).toBeUndefined();
  },
  async 'refuses a second one of a pair, whoever asks'({ friendships }) {
    await friendships.insert(aFriendship());
    expect(await friendships.insert(request('bob', 'ada'))).toBe('pair-taken');
    expect(await friendships.find('bob-to-ada')).toBeUndefined();
    expect(await friendships.findPair('ada', 'bob')).toEqual(aFriendship());
  },
  async 'stores a save under the next revision, with everything that was added'({ friendships }) {
    await friendships.insert(aFriendship());
    const next = { ...accepted(aFriendship()), acceptKey: 'mine' };
    expect(await friendships.save(next)).toBe(true);
    expect(await friendships.findPair('ada', 'bob')).toEqual({ ...next, revision: 1 });
  },
  async 'replaces a rejected request by a new one, under its own id and with nothing of the old one'({
    friendships,
  }) {
    const old = { ...aFriendship(), requestKey: 'old' };
    await friendships.insert(old);
    await friendships.save(rejected(old));
    const again = { ...request('bob', 'ada', 9), revision: 1 };
    expect(await friendships.save(again)).toBe(true);
    expect(await friendships.find('bob-to-ada')).toEqual({ ...again, revision: 2 });
    expect(await friendships.find('ada-to-bob')).toBeUndefined();
    expect(idsOf(await friendships.requestsTo('ada'))).toEqual(['bob-to-ada']);
  },
  async 'refuses a save of an old revision, of a future one and of a removed friendship'({
    friendships,
  }) {
    await friendships.insert(aFriendship());
    await friendships.save(accepted(aFriendship()));
    const stored = { ...accepted(aFriendship()), revision: 1 };
    expect(await friendships.save(rejected(aFriendship()))).toBe(false);
    expect(await friendships.save({ ...rejected(stored), revision: 2 })).toBe(false);
    expect(await friendships.save(request('ada', 'eve'))).toBe(false);
    expect(await friendships.find('ada-to-bob')).toEqual(stored);
    expect(await friendships.findPair('ada', 'eve')).toBeUndefined();
  },
  async 'removes what has not changed since it was read, once'({ friendships }) {
    await friendships.insert(aFriendship());
    await friendships.save(accepted(aFriendship()));
    expect(await friendships.remove('ada-to-bob', 0)).toBe(false);
    const removed = await atOnce(parallel, () => friendships.remove('ada-to-bob', 1));
    expect(countOf(removed, true)).toBe(1);
    expect(await friendships.findPair('ada', 'bob')).toBeUndefined();
    expect(await friendships.insert(request('bob', 'ada'))).toBe('inserted');
  },
  async 'lists friends on both sides of the pair, the oldest first'(stores) {
    await insertAll(stores, aroundBob);
    const { friendships } = stores;
    expect(await friendships.friendsOf('bob')).toEqual([aroundBob[0], aroundBob[1]]);
    expect(await friendships.friendsOf('eve')).toEqual([]);
  },
  async 'lists only the pending requests of others, newest first'(stores) {
    await insertAll(stores, aroundBob);
    expect(await stores.friendships.requestsTo('bob')).toEqual([aroundBob[3], aroundBob[2]]);
    expect(idsOf(await stores.friendships.requestsTo('amy'))).toEqual(['bob-to-amy']);
    expect(await stores.friendships.requestsTo('eve')).toEqual([]);
  },
  async 'lists those of one millisecond in the order of their ids'(stores) {
    const users = ['b', 'z', 'a'];
    await insertAll(stores, [
      ...users.map((user) => request(user, 'mia')),
      ...users.map((user) => accepted(request(user, 'leo'))),
    ]);
    expect(idsOf(await stores.friendships.requestsTo('mia'))).toEqual([
      'z-to-mia',
      'b-to-mia',
      'a-to-mia',
    ]);
    expect(idsOf(await stores.friendships.friendsOf('leo'))).toEqual([
      'a-to-leo',
      'b-to-leo',
      'z-to-leo',
    ]);
  },
  async 'counts the pending requests that a user has sent'(stores) {
    await insertAll(stores, [...aroundBob, request('bob', 'kim', 70)]);
    expect(await stores.friendships.countPendingFrom('bob')).toBe(2);
    expect(await stores.friendships.countPendingFrom('eve')).toBe(1);
    expect(await stores.friendships.countPendingFrom('joe')).toBe(0);
    await stores.friendships.save(accepted(request('bob', 'kim', 70)));
    expect(await stores.friendships.countPendingFrom('bob')).toBe(1);
  },
  async 'finds the relations between a user and some others'(stores) {
    await insertAll(stores, aroundBob);
    const others = ['joe', 'zoe', 'nobody', 'amy', 'zoe', 'bob'];
    const found = await stores.friendships.between('bob', others);
    expect(idsOf(found).toSorted()).toEqual(['bob-to-amy', 'bob-to-zoe', 'joe-to-bob']);
    expect(await stores.friendships.between('bob', [])).toEqual([]);
  },
  async 'lists and removes all relations of a user'(stores) {
    await insertAll(stores, aroundBob);
    const { friendships } = stores;
    const ofBob = aroundBob.filter(({ users }) => users.includes('bob'));
    expect(idsOf(await friendships.allOf('bob')).toSorted()).toEqual(idsOf(ofBob).toSorted());
    expect(await friendships.removeOf('bob')).toBe(6);
    expect(await friendships.removeOf('bob')).toBe(0);
    expect(await friendships.allOf('bob')).toEqual([]);
    expect(await friendships.findPair(...pairOf('zoe', 'ada'))).toEqual(aroundBob[6]);
  },
  async 'removes what was rejected before a time, returns its number and keeps everything else'(
    stores,
  ) {
    const { friendships } = stores;
    const kept = [
      rejected(request('ada', 'bob'), 20),
      rejected(request('eve', 'ada'), 21),
      accepted(request('ada', 'zoe'), 10),
      request('joe', 'ada'),
    ];
    await insertAll(stores, [...kept, rejected(request('ada', 'kim', 18), 19)]);
    await friendships.insert(request('xia', 'ada'));
    await friendships.save(rejected(request('xia', 'ada'), 1));
    expect(await friendships.removeRejected(20)).toBe(2);
    expect(await friendships.removeRejected(20)).toBe(0);
    expect(idsOf(await friendships.allOf('ada')).toSorted()).toEqual(idsOf(kept).toSorted());
  },
};
