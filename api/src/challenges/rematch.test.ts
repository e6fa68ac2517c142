import { describe, expect, test } from '@jest/globals';
import { readFriends, removeFriend } from '@craque/common/contracts/friends.ts';
import {
  declineChallenge,
  leaveChallenge,
  readInvites,
  rematchGame,
} from '@craque/common/contracts/challenges.ts';
import {
  codeOf,
  joinByCode,
  lose,
  newChallenge,
  newPerson,
  type Person,
  rowOf,
  viewOf,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

const again = ({ client }: Pick<Person, 'client'>, id: number, body = {}) =>
  client.call(rematchGame, { id, body });
const invitesOf = async ({ client }: Person) =>
  (await client.call(readInvites)).body.map(({ gameId }) => gameId);

/** Two play, a third has not answered, a fourth has declined. */
async function finishedChallenge() {
  const choice = { sport: 'basketball', difficulty: 'hard' };
  const { id, creator, friends } = await newChallenge(api, { invited: 3, joined: 1, choice });
  const [friend, away, gone] = friends as [Person, Person, Person];
  await gone.client.call(declineChallenge, { id });
  await win(api, creator.client, id);
  return { id, creator, friend, away, gone };
}

describe('a rematch', () => {
  test('is a new game on the same terms with another athlete, with all invited but who declined', async () => {
    const { id, creator, friend, away, gone } = await finishedChallenge();
    const { status, body } = await again(creator, id);
    expect(status).toBe(201);
    expect(body.id).not.toBe(id);
    expect(body).toMatchObject({ sport: 'basketball', difficulty: 'hard', guesses: [] });
    const all = [friend, away];
    expect(body.players?.map(({ userId, status: each }) => [userId, each])).toEqual([
      [creator.id, 'playing'],
      ...all.map((opponent) => [opponent.id, 'invited']),
    ]);
    for (const opponent of all) expect(await invitesOf(opponent)).toContain(body.id);
    expect(await invitesOf(gone)).toEqual([]);
    expect((await api.hidden(body.id)).athleteId).not.toBe((await api.hidden(id)).athleteId);
  });

  test('pressed again, by anybody, joins the same one', async () => {
    const { id, creator, friend } = await finishedChallenge();
    const first = await again(creator, id);
    expect((await again(creator, id)).body.id).toBe(first.body.id);
    await lose(friend.client, id);
    const { status, body } = await again(friend, id);
    expect([status, body.id]).toEqual([201, first.body.id]);
    expect([body.own?.userId, body.challenge?.creatorId]).toEqual([friend.id, creator.id]);
    const { players } = await api.stored(body.id);
    expect(players.map(({ id: player }) => player)).toEqual([creator.player, friend.player]);
  });

  test('belongs to whoever presses first, even after leaving', async () => {
    const { id, creator, friend } = await finishedChallenge();
    await friend.client.call(leaveChallenge, { id });
    const { body } = await again(friend, id);
    expect(body.challenge?.creatorId).toBe(friend.id);
    expect((await again(creator, id)).body.id).toBe(body.id);
  });

  test('does not invite again people who never came and are no longer friends', async () => {
    const { id, creator, friend, away, gone } = await finishedChallenge();
    const friends = (await creator.client.call(readFriends)).body;
    for (const opponent of [away, friend]) {
      const entry = friends.find(({ friend: each }) => each.id === opponent.id);
      await creator.client.call(removeFriend, { id: entry?.id ?? '' });
    }
    const { body } = await again(creator, id, { friendIds: [gone.id, away.id] });
    const asked = body.players?.filter(({ status }) => status === 'invited');
    expect(asked?.map(({ userId }) => userId)).toEqual([friend.id, gone.id]);
  });

  test('is found by a guest on the page of the game, and joined under the same nickname', async () => {
    const { id, creator } = await newChallenge(api);
    const guest = { client: api.guest(), id: '', player: creator.player, name: 'Zico' };
    await joinByCode(guest.client, await codeOf(creator, id), guest.name);
    await win(api, guest.client, id);
    expect((await again(guest, id)).status).toBe(404);
    await win(api, creator.client, id);
    const first = (await again(creator, id)).body;
    const { challenge, ticket } = await viewOf(guest, id);
    expect([challenge?.rematchId, typeof ticket]).toEqual([first.id, 'string']);
    const { status, body } = await again(guest, id);
    expect([status, body.id]).toEqual([201, first.id]);
    expect(rowOf(body, body.own?.userId ?? '')).toMatchObject({ username: 'Zico', isGuest: true });
    expect((await again(guest, id)).body.players).toHaveLength(3);
    expect((await again({ client: api.guest() }, id)).status).toBe(401);
  });

  test('of a solo game is refused', async () => {
    const opponent = await newPerson(api);
    const { game } = await api.newGame({}, opponent.client);
    await win(api, opponent.client, game.id);
    expect((await again(opponent, game.id)).status).toBe(404);
  });

  test('declined by somebody is declined for good', async () => {
    const { id, creator, friend } = await finishedChallenge();
    const { body } = await again(creator, id);
    await friend.client.call(declineChallenge, { id: body.id });
    await lose(friend.client, id);
    const { status, error } = await again(friend, id);
    expect([status, error.message]).toEqual([409, 'Invitation is no longer pending']);
  });
});
