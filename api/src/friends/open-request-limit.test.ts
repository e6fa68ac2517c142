import { describe, expect, test } from '@jest/globals';
import {
  readFriendRequests,
  rejectFriend,
  requestFriend,
} from '@craque/common/contracts/friends.ts';
import { newRequest, relationOf } from '@craque/common/domain/friendship.ts';
import { startFileApi } from '../testing/file-api.ts';
import { maxOpenRequests } from './friend-changes.ts';

const api = await startFileApi();

type Person = Awaited<ReturnType<typeof api.user>>;

const people = (count: number) => Promise.all(Array.from({ length: count }, () => api.user()));
const ask = (from: Person, to: Person) =>
  from.client.call(requestFriend, { body: { friendId: to.user.id } });
const reject = ({ client }: Person, id: string) => client.call(rejectFriend, { id });
const requestsTo = async ({ client }: Person) => (await client.call(readFriendRequests)).body;
const relation = async ({ user: { id } }: Person, { user: other }: Person) =>
  relationOf(await api.stores.friendships.findPair(id, other.id), id, api.clock.now());

/** So many requests of Ann to people who never answer. */
async function openRequests({ user: { id: from } }: Person, count: number) {
  for (let at = 0; at < count; at += 1) {
    const request = { id: `${from}-${at}`, from, to: `silent-${at}`, now: api.clock.now() };
    await api.stores.friendships.insert(newRequest(request));
  }
}

describe('the limit of open requests', () => {
  test(`is ${maxOpenRequests}: one more is 429, until one is answered`, async () => {
    const [ann, bob, eve] = (await people(3)) as [Person, Person, Person];
    const { id } = (await ask(ann, bob)).body;
    await openRequests(ann, maxOpenRequests - 1);
    const tooMany = 'Too many open friend requests. Wait for an answer first.';
    const { status, error } = await ask(ann, eve);
    expect([status, error.message]).toEqual([429, tooMany]);
    expect(error.code).toBe('too_many_friend_requests');
    expect(await requestsTo(eve)).toEqual([]);
    await reject(bob, id);
    expect((await ask(ann, eve)).status).toBe(201);
  });

  test('applies to simultaneous requests', async () => {
    const ann = await api.user();
    await openRequests(ann, maxOpenRequests - 3);
    const others = await people(8);
    const held = api.hold('friendships.insert', others.length);
    const sent = others.map((other) => ask(ann, other));
    await held.arrived(others.length);
    held.releaseAll();
    const answers = await Promise.all(sent);
    const stays = await Promise.all(others.map(async (each) => (await requestsTo(each)).length));
    expect(answers.map(({ status }) => status)).toEqual(
      stays.map((open) => (open === 1 ? 201 : 429)),
    );
    const open = await api.stores.friendships.countPendingFrom(ann.user.id);
    expect(open).toBeLessThanOrEqual(maxOpenRequests);
  });

  test('restores the relation before a simultaneous request that is withdrawn', async () => {
    const [ann, bob] = (await people(2)) as [Person, Person];
    const { id } = (await ask(bob, ann)).body;
    await reject(ann, id);
    await openRequests(ann, maxOpenRequests - 1);
    const held = api.hold('friendships.save', 1);
    const late = ask(ann, bob);
    await held.arrived(1);
    await ask(ann, await api.user());
    held.release(0);
    expect((await late).status).toBe(429);
    expect(await relation(bob, ann)).toBe('requested');
    expect(await relation(ann, bob)).toBe('none');
    expect(await requestsTo(bob)).toEqual([]);
  });

  test('does not count a request that accepts', async () => {
    const [ann, bob] = (await people(2)) as [Person, Person];
    await openRequests(ann, maxOpenRequests);
    await ask(bob, ann);
    expect((await ask(ann, bob)).body.status).toBe('accepted');
  });
});
