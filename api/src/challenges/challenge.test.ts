import { describe, expect, test } from '@jest/globals';
import { createGame, submitGuess } from '@craque/common/contracts/games.ts';
import { createChallenge, readInvites } from '@craque/common/contracts/challenges.ts';
import {
  joinIn,
  newChallenge,
  newFriends,
  newPerson,
  type Person,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';

const api = await startFileApi();

const { creator, friends } = await newFriends(api, 8);
const idsOf = (opponents: readonly Person[]) => opponents.map(({ id }) => id);
const create = (body: object, headers: Record<string, string> = {}) =>
  creator.client.call(createChallenge, { body, headers });
/** Number of games the creator has made. */
const gamesOf = async ({ player }: Person) =>
  (await api.stores.games.createdSince(player, 0, 1000)).length;
const invitesOf = async ({ client }: Person) => (await client.call(readInvites)).body;

describe('a challenge', () => {
  test('is a game of the creator, who may start at once, with everybody invited', async () => {
    const friendIds = idsOf(friends.slice(0, 3));
    const body = { sport: 'tennis', difficulty: 'hard', friendIds };
    const { status, body: view } = await create(body);
    expect(status).toBe(201);
    expect(view).toMatchObject({
      isMultiplayer: true,
      sport: 'tennis',
      difficulty: 'hard',
      completed: false,
      gameCompletedByOtherPlayer: false,
      winnerInfo: null,
      challenge: { creatorId: creator.id },
      own: { userId: creator.id, ghosts: [] },
    });
    expect(view.players?.map(({ userId, status: each }) => [userId, each])).toEqual([
      [creator.id, 'playing'],
      ...friendIds.map((id) => [id, 'invited']),
    ]);
    const guessed = await creator.client.call(submitGuess, {
      id: view.id,
      body: { guess: 'zzzz' },
    });
    expect(guessed.body.game).toMatchObject({ remainingGuesses: 2, isMultiplayer: true });
  });

  test('allows seven friends, even in a longer list with repetitions', async () => {
    const seven = idsOf(friends.slice(0, 7));
    const { status, body } = await create({ friendIds: [...seven, ...seven] });
    expect([status, body.players?.length]).toEqual([201, 8]);
  });

  const [first = ''] = idsOf(friends);
  const oneself = [400, 'You cannot invite yourself'] as const;
  const refused: [object, number, string][] = [
    [{ friendIds: [creator.id] }, ...oneself],
    [{ friendIds: [first, creator.id] }, ...oneself],
    [{ friendIds: [first, 'nobody'] }, 403, 'You can only invite friends'],
    [{ friendIds: [first], sport: 'soccer', league: 'NBA' }, 400, 'Invalid league'],
  ];
  test.each(refused)(
    'with %j is refused, and nothing is created',
    async (body, status, message) => {
      const before = await gamesOf(creator);
      const answer = await create(body);
      expect([answer.status, answer.error.message]).toEqual([status, message]);
      expect(await gamesOf(creator)).toBe(before);
    },
  );

  test('with the addressee of an open or rejected request is refused', async () => {
    const other = await newPerson(api);
    await creator.client.request('/api/user/friends', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ friendId: other.id }),
    });
    expect((await create({ friendIds: [other.id] })).status).toBe(403);
  });
});

describe('a challenge sent again under its key', () => {
  const keyed = (key: string) => ({ 'idempotency-key': key });
  const [one = '', other = ''] = idsOf(friends);

  test('is the same game with the same answer, and invites once', async () => {
    const body = { sport: 'tennis', friendIds: [one, other] };
    const before = (await invitesOf(friends[0] as Person)).length;
    const sent = await create(body, keyed('again'));
    const again = await create({ ...body, friendIds: [other, one, other] }, keyed('again'));
    expect([sent.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(sent.body.id);
    expect((await invitesOf(friends[0] as Person)).length).toBe(before + 1);
  });

  test('gets the first answer even after others have moved', async () => {
    const { creator: own, friends: theirs, id } = await newChallenge(api);
    const friendIds = idsOf(theirs);
    const send = () =>
      own.client.call(createChallenge, { body: { friendIds }, headers: keyed('moved') });
    const { body: sent } = await send();
    expect(sent.id).not.toBe(id);
    for (const { client } of theirs) await joinIn(client, sent.id);
    const { ticket: _, ...first } = sent;
    const { ticket: __, ...again } = (await send()).body;
    expect(again).toEqual(first);
  });

  test.each([
    ['other friends', { sport: 'tennis', friendIds: [one] }],
    ['another sport', { sport: 'soccer', friendIds: [one, other] }],
    ['another level', { sport: 'tennis', difficulty: 'easy', friendIds: [one, other] }],
  ])('with %s is refused', async (_, changed) => {
    const key = keyed(`spent-${JSON.stringify(changed).length}`);
    expect((await create({ sport: 'tennis', friendIds: [one, other] }, key)).status).toBe(201);
    const before = await gamesOf(creator);
    const answer = await create(changed, key);
    expect([answer.status, answer.error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await gamesOf(creator)).toBe(before);
  });

  test('for an ordinary game is refused', async () => {
    const key = keyed('spent-on-a-challenge');
    await create({ sport: 'tennis', friendIds: [one] }, key);
    const answer = await creator.client.call(createGame, {
      body: { sport: 'tennis' },
      headers: key,
    });
    expect([answer.status, answer.error.code]).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('the invited', () => {
  test('sees who invites to what, and until when', async () => {
    const {
      id,
      creator: from,
      friends: own,
    } = await newChallenge(api, {
      choice: { league: 'NBA', difficulty: 'expert' },
    });
    const now = api.clock.now();
    expect(await invitesOf(own[0] as Person)).toEqual([
      {
        id: String(id),
        gameId: id,
        game: { sport: 'basketball', league: 'NBA', difficulty: 'expert' },
        from: { id: from.id, username: from.name, displayName: null, avatarUrl: null },
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + 24 * 60 * 60 * 1000).toISOString(),
      },
    ]);
    expect(await invitesOf(from)).toEqual([]);
  });
});
