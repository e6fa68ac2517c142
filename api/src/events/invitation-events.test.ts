import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelChallenge,
  createChallenge,
  joinChallenge,
  readInvites,
  rematchGame,
} from '@craque/common/contracts/challenges.ts';
import { isGuest } from '@craque/common/domain/ids.ts';
import { namesOf, recordPushes, roomOf } from '../testing/recorded-pushes.ts';
import {
  codeOf,
  joinByCode,
  lose,
  newChallenge,
  type Person,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

const pushes = recordPushes();
const api = await startFileApi({ pushes });
beforeEach(() => {
  pushes.taken();
});

describe('an invitation is pushed', () => {
  test('to each invited user, as it appears in the list', async () => {
    const { id, creator, friends } = await newChallenge(api, { invited: 2 });
    const events = pushes.taken();
    expect(namesOf(events)).toEqual(['invite']);
    expect(events[0]?.to).toEqual({ rooms: friends.map(roomOf) });
    for (const { client } of friends) {
      expect((await client.call(readInvites)).body).toEqual([events[0]?.body]);
    }
    expect(events[0]?.body).toMatchObject({ gameId: id, from: { id: creator.id } });
  });

  test('to nobody if the challenge is refused', async () => {
    const { creator } = await newChallenge(api);
    pushes.taken();
    await creator.client.call(createChallenge, { body: { friendIds: ['nobody'] } });
    expect(pushes.taken()).toEqual([]);
  });

  test('as closed to each of them if the challenge is cancelled', async () => {
    const { id, creator, friends } = await newChallenge(api, { invited: 2 });
    pushes.taken();
    await creator.client.call(cancelChallenge, { id });
    const closed = pushes.takenOf('invite-closed');
    expect(closed).toEqual(
      friends.map((friend) => ({
        name: 'invite-closed',
        body: { gameId: id, reason: 'cancelled' },
        to: { rooms: [roomOf(friend)] },
      })),
    );
  });

  test('for a rematch with the previous game, first and once, to guests of the table too', async () => {
    const { id, creator, friends } = await newChallenge(api, { invited: 3, joined: 2 });
    const [friend, third] = friends as [Person, Person];
    await joinByCode(api.guest(), await codeOf(creator, id));
    const guests = (await api.stored(id)).players.map((each) => each.id).filter(isGuest);
    await win(api, creator.client, id);
    await lose(friend.client, id);
    pushes.taken();
    const { body } = await creator.client.call(rematchGame, { id });
    const rooms = friends.map(roomOf);
    expect(pushes.takenOf('rematch', 'invite')).toMatchObject([
      {
        name: 'rematch',
        body: { gameId: id, rematchId: body.id, username: creator.name, displayName: null },
        to: { rooms: [...rooms, ...guests] },
      },
      { name: 'invite', body: { gameId: body.id }, to: { rooms } },
    ]);
    await creator.client.call(rematchGame, { id });
    await friend.client.call(rematchGame, { id });
    await third.client.call(joinChallenge, { id: body.id });
    expect(pushes.takenOf('rematch', 'invite')).toEqual([]);
  });
});
