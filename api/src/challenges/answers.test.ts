import { describe, expect, test } from '@jest/globals';
import { readGame } from '@craque/common/contracts/games.ts';
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
  miss,
  newChallenge,
  type Person,
  rowOf,
  viewOf,
  win,
} from '../testing/races/challenges.ts';
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
const closed = [410, 'This game is closed'];
const answered = [409, 'Invitation is no longer pending'];

describe('joining', () => {
  test("starts the player's own game and clock, and removes the invitation from the list", async () => {
    const { id, friend } = await newChallenge(api);
    api.clock.move(30_000);
    const { status, body } = await join(friend, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, remainingGuesses: 5, guesses: [] });
    expect(body.startedAt).toBe(new Date(api.clock.now()).toISOString());
    expect((await friend.client.call(readInvites)).body).toEqual([]);
  });

  test('is still possible after the friendship has ended', async () => {
    const { id, creator, friend } = await newChallenge(api);
    const { body } = await creator.client.call(readFriends);
    await creator.client.call(removeFriend, { id: body[0]?.id ?? '' });
    expect((await join(friend, id)).status).toBe(200);
  });

  test('after 24 hours is too late: the invitation has expired, swept or not', async () => {
    const { id, friend } = await newChallenge(api);
    api.clock.move(24 * hour - 1);
    expect((await friend.client.call(readInvites)).body).toHaveLength(1);
    api.clock.move(1);
    expect((await friend.client.call(readInvites)).body).toEqual([]);
    expect(refusalOf(await join(friend, id))).toEqual(closed);
    expect(refusalOf(await decline(friend, id))).toEqual(closed);
    expect((await friend.client.call(readGame, { id })).status).toBe(404);
  });

  test('is refused if the sweep of the deadline was faster', async () => {
    const { id, friend } = await newChallenge(api);
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
    const { id, friend } = await newChallenge(api);
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
    const { id, friend } = await newChallenge(api);
    for (const _ of [1, 2]) {
      const { status, body } = await decline(friend, id);
      expect([status, body]).toEqual([200, { id, status: 'declined' }]);
    }
    expect(refusalOf(await join(friend, id))).toEqual(answered);
    expect((await friend.client.call(readGame, { id })).status).toBe(404);
    expect((await friend.client.call(readInvites)).body).toEqual([]);
  });
});

describe('leaving', () => {
  test('is a loss for players who have begun, and the others play on', async () => {
    const { id, creator, friend } = await newChallenge(api, { joined: 1 });
    await miss(friend.client, id);
    const { status, body } = await leave(friend, id);
    expect([status, body.abandoned, body.won, body.completed]).toEqual([200, true, false, true]);
    expect(body.athleteName).toBeNull();
    expect(rowOf(await viewOf(creator, id), friend.id).status).toBe('abandoned');
    expect(await win(api, creator.client, id)).toMatchObject({
      won: true,
      winnerUsername: creator.name,
    });
    expect(await viewOf(friend, id)).toMatchObject({
      athleteName: expect.any(String),
      ticket: null,
    });
  });
});

describe('cancelling a challenge', () => {
  test('untouched ends it without a result, and it stays readable', async () => {
    const { id, creator, friend } = await newChallenge(api);
    for (const _ of [1, 2]) {
      const { status, body } = await cancel(creator, id);
      expect([status, body]).toEqual([200, { id, status: 'cancelled' }]);
    }
    expect(refusalOf(await join(friend, id))).toEqual(closed);
    expect((await friend.client.call(readInvites)).body).toEqual([]);
    expect((await viewOf(creator, id)).challenge).toMatchObject({ cancelled: true });
    expect(await api.stores.results.outcomesAfter(creator.player)).toEqual([]);
  });

  test('touched is a lost game', async () => {
    const { id, creator } = await newChallenge(api);
    await miss(creator.client, id);
    await cancel(creator, id);
    expect(await viewOf(creator, id)).toMatchObject({ abandoned: true, completed: true });
    const results = await api.stores.results.outcomesAfter(creator.player);
    expect(results).toMatchObject([{ gameId: id, won: false, score: 0, guesses: 1 }]);
  });
});
