import { afterAll, describe, expect, test } from '@jest/globals';
import { deleteAccount, register } from '@craque/common/contracts/accounts.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { acceptFriend, requestFriend } from '@craque/common/contracts/friends.ts';
import { joinGameLink, readGameLink, rematchGame } from '@craque/common/contracts/challenges.ts';
import { gameIdFrom } from '@craque/common/domain/ids.ts';
import { nameRematch } from '@craque/common/domain/challenge/challenge.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import {
  codeOf,
  joinByCode,
  lose,
  newChallenge,
  newPerson,
  win,
} from '../testing/races/challenges.ts';
import type { Person } from '../testing/races/challenge-rounds.ts';
import { startTestApi, testPassword } from '../testing/test-api.ts';

/* Seats and rematches of people who come late, delete their account, or change from guest to
   user. */
const pushes = recordPushes();
const api = await startTestApi({ pushes });
afterAll(() => api.close());

const again = ({ client }: Person, id: number) => client.call(rematchGame, { id });
const remove = ({ client }: Person) =>
  client.call(deleteAccount, { body: { password: testPassword } });

async function wonChallenge() {
  const { id, creator, friends } = await newChallenge(api, { joined: 1 });
  await win(api, creator.client, id);
  return { id, creator, friend: friends[0] as Person };
}

describe('a rematch', () => {
  test('is joined also by somebody who came by link after it was requested', async () => {
    const { id, creator } = await newChallenge(api, { joined: 1 });
    const code = await codeOf(creator, id);
    await win(api, creator.client, id);
    const first = await again(creator, id);
    const late = await newPerson(api);
    await joinByCode(late.client, code);
    await lose(late.client, id);
    const { status, body } = await again(late, id);
    expect([status, body.id]).toEqual([201, first.body.id]);
  });

  test("that was deleted with its creator's account can be requested again", async () => {
    const { id, creator, friend } = await wonChallenge();
    const first = await again(creator, id);
    await lose(friend.client, id);
    await remove(creator);
    const { status, body } = await again(friend, id);
    expect(status).toBe(201);
    expect(body.id).not.toBe(first.body.id);
    expect(body.players?.map(({ userId }) => userId)).toEqual([friend.id]);
    expect((await friend.client.call(readGame, { id })).body.challenge?.rematchId).toBe(body.id);
  });

  test('that a crash left without a game is created for whoever requested it first', async () => {
    const { id, creator, friend } = await wonChallenge();
    const named = nameRematch(await api.stored(id), creator.player, gameIdFrom(0.123));
    if (!named.ok) throw new Error(named.error);
    await api.stores.games.save(named.value);
    await lose(friend.client, id);
    pushes.taken();
    const { body } = await again(friend, id);
    expect(body.challenge?.creatorId).toBe(creator.id);
    expect(pushes.takenOf('invite', 'rematch')).toMatchObject([
      { name: 'invite', body: { from: { id: creator.id } } },
      { name: 'rematch', body: { username: creator.name } },
    ]);
  });
});

describe('the link of a game without a free seat', () => {
  test('is open to the invited, whose seat is reserved', async () => {
    const { id, creator, friends } = await newChallenge(api, { invited: 7 });
    const code = await codeOf(creator, id);
    const [friend] = friends as [Person];
    expect((await friend.client.call(readGameLink, { id: code })).body.open).toBe(true);
    expect((await (await newPerson(api)).client.call(readGameLink, { id: code })).body.open).toBe(
      false,
    );
    expect((await joinByCode(friend.client, code)).id).toBe(id);
  });

  test('creates no guest', async () => {
    const { id, creator } = await newChallenge(api, { invited: 7 });
    const code = await codeOf(creator, id);
    const body = { nickname: 'Zoë' };
    const { status, headers } = await api.guest().call(joinGameLink, { id: code, body });
    expect([status, headers.get('set-cookie')]).toEqual([409, null]);
  });
});

test('a guest who registers keeps the seat in an untouched older game joined by link', async () => {
  const { id, creator } = await newChallenge(api);
  const code = await codeOf(creator, id);
  const guest = api.guest();
  api.clock.move(60_000);
  await guest.call(createGame, { body: {} });
  api.clock.move(60_000);
  await joinByCode(guest, code, 'Zoë');
  const body = { username: 'zoe.of.the.link', password: testPassword };
  expect((await guest.call(register, { body })).status).toBe(201);
  expect((await guest.call(readGame, { id })).status).toBe(200);
});

test("the invited are told that a game was deleted with its creator's account", async () => {
  const { id, creator, friends } = await newChallenge(api, { invited: 2 });
  pushes.taken();
  await remove(creator);
  expect(pushes.takenOf('invite-closed').map(({ body, to }) => [body.gameId, to.rooms])).toEqual(
    friends.map(({ player }) => [id, [player]]),
  );
});

test('a friendship is announced once, however often it is accepted', async () => {
  const [one, other] = [await newPerson(api), await newPerson(api)];
  const { body } = await one.client.call(requestFriend, { body: { friendId: other.id } });
  pushes.taken();
  for (let times = 0; times < 3; times += 1) {
    expect((await other.client.call(acceptFriend, { id: body.id })).status).toBe(200);
  }
  expect(pushes.taken()).toMatchObject([{ name: 'friend-accepted' }]);
});
