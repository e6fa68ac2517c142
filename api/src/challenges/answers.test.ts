import { describe, expect, test } from '@jest/globals';
import { readGame, resetGame } from '@craque/common/contracts/games.ts';
import { removeFriend, readFriends } from '@craque/common/contracts/friends.ts';
import {
  cancelChallenge,
  declineChallenge,
  joinChallenge,
  leaveChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { sweep } from '../games/settle.ts';
import {
  codeOf,
  joinByCode,
  miss,
  newChallenge,
  newPerson,
  rowOf,
  win,
} from '../testing/races/challenges.ts';
import type { Person } from '../testing/races/challenge-rounds.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { Answer } from '../testing/test-client.ts';

/* Answers, leaving, cancelling, and the deadlines of a challenge. */
const api = await startFileApi();

const hour = 60 * 60 * 1000;
const refusalOf = ({ status, error }: Answer) => [status, status < 400 ? '' : error.message];
const join = ({ client }: Person, id: number) => client.call(joinChallenge, { id });
const decline = ({ client }: Person, id: number) => client.call(declineChallenge, { id });
const leave = ({ client }: Person, id: number) => client.call(leaveChallenge, { id });
const cancel = ({ client }: Person, id: number) => client.call(cancelChallenge, { id });
const read = async ({ client }: Person, id: number) => (await client.call(readGame, { id })).body;
const closed = [410, 'This game is closed'];
const answered = [409, 'Invitation is no longer pending'];

async function aChallenge(invited = 1, joined = 0) {
  const { friends, ...rest } = await newChallenge(api, { invited, joined });
  return { ...rest, friend: friends[0] as Person, other: friends[1] as Person };
}

describe('joining', () => {
  test("starts the player's own game and clock, and removes the invitation from the list", async () => {
    const { id, friend } = await aChallenge();
    api.clock.move(30_000);
    const { status, body } = await join(friend, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, remainingGuesses: 5, guesses: [] });
    expect(body.startedAt).toBe(new Date(api.clock.now()).toISOString());
    expect((await friend.client.call(readInvites)).body).toEqual([]);
  });

  test('again changes nothing, whatever has happened meanwhile', async () => {
    const { id, friend } = await aChallenge();
    await join(friend, id);
    await miss(friend.client, id);
    const before = await api.stored(id);
    expect((await join(friend, id)).body.guesses).toHaveLength(1);
    expect(await api.stored(id)).toEqual(before);
  });

  test('is possible after somebody has won, and the winner is shown at once', async () => {
    const { id, creator, friend } = await aChallenge();
    const won = await win(api, creator.client, id);
    const view = (await join(friend, id)).body;
    expect(view).toMatchObject({
      completed: false,
      athleteName: null,
      gameCompletedByOtherPlayer: true,
      winnerInfo: { username: creator.name, score: won.score, timeTaken: won.timeTaken },
      winnerUsername: creator.name,
    });
    expect(await win(api, friend.client, id)).toMatchObject({
      won: true,
      winnerUsername: creator.name,
    });
  });

  test('is still possible after the friendship has ended', async () => {
    const { id, creator, friend } = await aChallenge();
    const { body } = await creator.client.call(readFriends);
    await creator.client.call(removeFriend, { id: body[0]?.id ?? '' });
    expect((await join(friend, id)).status).toBe(200);
  });

  test('after 24 hours is too late: the invitation has expired, swept or not', async () => {
    const { id, friend } = await aChallenge();
    api.clock.move(24 * hour - 1);
    expect((await friend.client.call(readInvites)).body).toHaveLength(1);
    api.clock.move(1);
    expect((await friend.client.call(readInvites)).body).toEqual([]);
    expect(refusalOf(await join(friend, id))).toEqual(closed);
    expect(refusalOf(await decline(friend, id))).toEqual(closed);
    expect((await friend.client.call(readGame, { id })).status).toBe(404);
  });

  test('is refused if the sweep of the deadline was faster', async () => {
    const { id, friend } = await aChallenge();
    const held = api.hold('games.save', 1);
    const late = join(friend, id);
    await held.arrived(1);
    api.clock.move(24 * hour);
    await sweep(api.stores, api.clock.now());
    held.release(0);
    expect(refusalOf(await late)).toEqual(closed);
    expect((await api.stored(id)).challenge?.invitations).toMatchObject([{ status: 'expired' }]);
  });

  test('just before the deadline keeps the player in', async () => {
    const { id, friend } = await aChallenge();
    api.clock.move(24 * hour - 1);
    expect((await join(friend, id)).status).toBe(200);
    api.clock.move(1);
    await sweep(api.stores, api.clock.now());
    const { players, challenge } = await api.stored(id);
    expect(players).toHaveLength(2);
    expect(challenge?.invitations).toMatchObject([{ status: 'joined' }]);
  });
});

describe('declining', () => {
  test('is 200 however often it is repeated, and final', async () => {
    const { id, friend } = await aChallenge();
    for (const _ of [1, 2]) {
      const { status, body } = await decline(friend, id);
      expect([status, body]).toEqual([200, { id, status: 'declined' }]);
    }
    expect(refusalOf(await join(friend, id))).toEqual(answered);
    expect((await friend.client.call(readGame, { id })).status).toBe(404);
    expect((await friend.client.call(readInvites)).body).toEqual([]);
  });

  test('after joining is refused', async () => {
    const { id, friend } = await aChallenge(1, 1);
    expect(refusalOf(await decline(friend, id))).toEqual(answered);
    expect((await friend.client.call(readGame, { id })).status).toBe(200);
  });
});

describe('leaving', () => {
  test('is a loss for players who have begun, and the others play on', async () => {
    const { id, creator, friend } = await aChallenge(1, 1);
    await miss(friend.client, id);
    const { status, body } = await leave(friend, id);
    expect([status, body.abandoned, body.won, body.completed]).toEqual([200, true, false, true]);
    expect(body.athleteName).toBeNull();
    expect(rowOf(await read(creator, id), friend.id).status).toBe('abandoned');
    expect(await win(api, creator.client, id)).toMatchObject({
      won: true,
      winnerUsername: creator.name,
    });
    expect(await read(friend, id)).toMatchObject({ athleteName: expect.any(String), ticket: null });
  });

  test('again changes nothing, and joining again does not undo it', async () => {
    const { id, friend } = await aChallenge(1, 1);
    await leave(friend, id);
    const before = await api.stored(id);
    expect((await leave(friend, id)).status).toBe(200);
    expect((await join(friend, id)).body.abandoned).toBe(true);
    expect(await api.stored(id)).toEqual(before);
  });

  test('is not possible in a solo game', async () => {
    const opponent = await newPerson(api);
    const { game } = await api.newGame({}, opponent.client);
    expect(refusalOf(await leave(opponent, game.id))).toEqual([404, 'Game not found']);
    const { client, game: own } = await api.newGame();
    expect((await client.call(leaveChallenge, { id: own.id })).status).toBe(401);
  });
});

describe('a challenge', () => {
  test('cannot be reset, by anybody or at any time', async () => {
    const { id, creator, friend } = await aChallenge(1, 1);
    const shared = [409, 'A challenge cannot be reset. Leave it instead.'];
    const reset = ({ client }: Person) => client.call(resetGame, { id, body: {} });
    expect(refusalOf(await reset(creator))).toEqual(shared);
    await win(api, friend.client, id);
    expect(refusalOf(await reset(friend))).toEqual(shared);
    expect((await api.stored(id)).successor).toBeUndefined();
  });
});

describe('cancelling a challenge', () => {
  test('untouched ends it without a result, and it stays readable', async () => {
    const { id, creator, friend } = await aChallenge();
    for (const _ of [1, 2]) {
      const { status, body } = await cancel(creator, id);
      expect([status, body]).toEqual([200, { id, status: 'cancelled' }]);
    }
    expect(refusalOf(await join(friend, id))).toEqual(closed);
    expect((await friend.client.call(readInvites)).body).toEqual([]);
    expect((await read(creator, id)).challenge).toMatchObject({ cancelled: true });
    expect(await api.stores.results.outcomesAfter(creator.player)).toEqual([]);
  });

  test('touched is a lost game', async () => {
    const { id, creator } = await aChallenge();
    await miss(creator.client, id);
    await cancel(creator, id);
    expect(await read(creator, id)).toMatchObject({ abandoned: true, completed: true });
    const results = await api.stores.results.outcomesAfter(creator.player);
    expect(results).toMatchObject([{ gameId: id, won: false, score: 0, guesses: 1 }]);
  });

  test('is refused once somebody has joined, also by link', async () => {
    const joined = await aChallenge(1, 1);
    const taken = [409, 'Somebody has joined already'];
    expect(refusalOf(await cancel(joined.creator, joined.id))).toEqual(taken);
    const linked = await aChallenge();
    await joinByCode(api.guest(), await codeOf(linked.creator, linked.id));
    expect(refusalOf(await cancel(linked.creator, linked.id))).toEqual(taken);
  });
});

describe('an id that is not a challenge of the caller', () => {
  test('is 404 for every call, as if it did not exist', async () => {
    const opponent = await newPerson(api);
    const { game } = await api.newGame({}, opponent.client);
    for (const id of [game.id, 2 ** 50]) {
      expect(refusalOf(await join(opponent, id))).toEqual([404, 'Invitation not found']);
      expect(refusalOf(await decline(opponent, id))).toEqual([404, 'Invitation not found']);
      expect(refusalOf(await cancel(opponent, id))).toEqual([404, 'Game not found']);
    }
  });
});
