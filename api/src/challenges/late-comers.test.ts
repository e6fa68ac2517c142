import { describe, expect, test } from '@jest/globals';
import { deleteAccount, register } from '@craque/common/contracts/accounts.ts';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { cancelChallenge, rematchGame } from '@craque/common/contracts/challenges.ts';
import { gameIdFrom } from '@craque/common/domain/ids.ts';
import { nameRematch } from '@craque/common/domain/challenge/challenge.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import {
  codeOf,
  joinByCode,
  lose,
  newChallenge,
  newPerson,
  type Person,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';

/* Seats and rematches of people who come late, delete their account, or change from guest to
   user. */
const pushes = recordPushes();
const api = await startFileApi({ pushes });

const again = ({ client }: Person, id: number) => client.call(rematchGame, { id });
const remove = ({ client }: Person) =>
  client.call(deleteAccount, { body: { password: testPassword } });

async function wonChallenge() {
  const made = await newChallenge(api, { joined: 1 });
  await win(api, made.creator.client, made.id);
  return made;
}

describe('a rematch', () => {
  test('is over in the view of the game before once nobody can join it', async () => {
    const { id, creator } = await wonChallenge();
    const next = await again(creator, id);
    const isOver = async () =>
      (await creator.client.call(readGame, { id })).body.rematchOver === true;
    expect(await isOver()).toBe(false);
    await creator.client.call(cancelChallenge, { id: next.body.id });
    expect(await isOver()).toBe(true);
  });

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
      { name: 'rematch', body: { username: creator.name } },
      { name: 'invite', body: { from: { id: creator.id } } },
    ]);
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

test("the invited are notified when a game is deleted with its creator's account", async () => {
  const { id, creator, friends } = await newChallenge(api, { invited: 2 });
  pushes.taken();
  await remove(creator);
  expect(pushes.takenOf('invite-closed').map(({ body, to }) => [body.gameId, to.rooms])).toEqual(
    friends.map(({ player }) => [id, [player]]),
  );
});
