import { beforeEach, describe, expect, test } from '@jest/globals';
import { updateProfile } from '@craque/common/contracts/accounts.ts';
import { readGameLink, readInvites, rematchGame } from '@craque/common/contracts/challenges.ts';
import {
  readAllFeedback,
  readOwnFeedback,
  setFeedbackStatus,
  submitFeedback,
} from '@craque/common/contracts/feedback.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import {
  codeOf,
  joinByCode,
  lose,
  miss,
  newChallenge,
  newPerson,
  type Person,
  recordingPushes,
  type SentEvent,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

/* An account's picture lies on a server of its choice, which would learn of every browser that is
   given its address: only friends are, by no call and no push anybody else. */
const sent: SentEvent[] = [];
const api = await startFileApi({ pushes: recordingPushes(sent) });
beforeEach(() => void sent.splice(0));

const server = 'pictures.elsewhere.test';
const urlOf = ({ name }: Person) => `https://${server}/${name}.png`;

async function withPicture(opponent: Person): Promise<Person> {
  await opponent.client.call(updateProfile, { body: { avatarUrl: urlOf(opponent) } });
  return opponent;
}

const pushed = () => JSON.stringify(sent.splice(0));

describe('the picture of a stranger', () => {
  test('is in neither their request nor the search, but for friends in both', async () => {
    const [user, stranger] = [await newPerson(api), await withPicture(await newPerson(api))];
    const search = async () =>
      (await user.client.call(searchUsers, { query: { username: stranger.name } })).body[0];
    await stranger.client.call(requestFriend, { body: { friendId: user.id } });
    expect(pushed()).not.toContain(server);
    const requests = await user.client.call(readFriendRequests);
    expect(requests.body[0]?.user).toMatchObject({ username: stranger.name, avatarUrl: null });
    expect(await search()).toMatchObject({ relation: 'requesting', avatarUrl: null });
    const accepted = await user.client.call(acceptFriend, { id: requests.body[0]?.id ?? '' });
    expect(accepted.body.friend.avatarUrl).toBe(urlOf(stranger));
    expect((await user.client.call(readFriends)).body[0]?.friend.avatarUrl).toBe(urlOf(stranger));
    expect(await search()).toMatchObject({ relation: 'friend', avatarUrl: urlOf(stranger) });
  });

  test('is not sent with a link, except to friends', async () => {
    const { id, creator, friend } = await newChallenge(api);
    await withPicture(creator);
    const code = await codeOf(creator, id);
    const from = async ({ client }: Pick<Person, 'client'>) =>
      (await client.call(readGameLink, { id: code })).body.from.avatarUrl;
    expect(await from({ client: api.guest() })).toBeNull();
    expect(await from(await newPerson(api))).toBeNull();
    expect(await from(friend)).toBe(urlOf(creator));
    expect(await from(creator)).toBe(urlOf(creator));
  });

  test('is sent in a challenge to friends alone, and in no push', async () => {
    const { id, creator, friends } = await newChallenge(api, { invited: 2, joined: 2 });
    const [one, other] = friends as [Person, Person];
    const guest = api.guest();
    await joinByCode(guest, await codeOf(creator, id));
    for (const each of [creator, one, other]) await withPicture(each);
    for (const each of [creator, one]) await miss(each.client, id);
    const picturesFor = async (client: Person['client']) =>
      new Set(
        (await client.call(readGame, { id })).body.players?.flatMap((row) => row.avatarUrl ?? []),
      );
    expect(await picturesFor(creator.client)).toEqual(new Set([creator, one, other].map(urlOf)));
    expect(await picturesFor(one.client)).toEqual(new Set([creator, one].map(urlOf)));
    expect(await picturesFor(guest)).toEqual(new Set());
    for (const each of [creator.client, one.client, other.client, guest]) await lose(each, id);
    const text = pushed();
    expect(text).toContain('"finished"');
    expect(text).not.toContain(server);
  });

  test('is sent with an invitation by a friend, not with that of a rematch by somebody else', async () => {
    const { id, creator, friends } = await newChallenge(api, { invited: 2, joined: 2 });
    const [one, other] = friends as [Person, Person];
    await withPicture(one);
    for (const { client } of [creator, one, other]) await lose(client, id);
    sent.splice(0);
    await one.client.call(rematchGame, { id });
    const invited = sent.filter(({ name }) => name === 'invite');
    expect(
      invited.map(({ body, to }) => [
        to.rooms,
        (body.from as { avatarUrl: string | null }).avatarUrl,
      ]),
    ).toEqual([
      [[creator.player], urlOf(one)],
      [[other.player], null],
    ]);
    const from = async ({ client }: Person) =>
      (await client.call(readInvites)).body.map((invite) => invite.from.avatarUrl);
    expect([await from(creator), await from(other)]).toEqual([[urlOf(one)], [null]]);
  });

  test('is not sent to admins with feedback', async () => {
    const author = await withPicture(await newPerson(api));
    const { client: admin } = await api.admin();
    const body = { title: 'A title', content: 'A text' };
    const sent = await author.client.call(submitFeedback, { body });
    expect(sent.body.user?.avatarUrl).toBe(urlOf(author));
    expect((await author.client.call(readOwnFeedback)).body[0]?.user?.avatarUrl).toBe(
      urlOf(author),
    );
    const change = { id: sent.body.id, body: { status: 'reviewed' } };
    for (const { status, text } of [
      await admin.call(readAllFeedback),
      await admin.call(setFeedbackStatus, change),
    ]) {
      expect(status).toBe(200);
      expect(text).toContain(author.name);
      expect(text).not.toContain(server);
    }
  });
});
