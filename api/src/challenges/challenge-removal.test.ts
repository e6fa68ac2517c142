import { describe, expect, test } from '@jest/globals';
import { deleteAccount } from '@craque/common/contracts/accounts.ts';
import { readGameLink, readInvites, rematchGame } from '@craque/common/contracts/challenges.ts';
import { sweepAll } from '../sweep-all.ts';
import { expectNoTrace } from '../testing/account-traces.ts';
import {
  codeOf,
  lose,
  miss,
  newChallenge,
  type Person,
  rowOf,
  viewOf,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';

/* Challenges after one of their players has deleted the account. */
const api = await startFileApi();

const remove = async ({ client }: Person) => {
  const { status } = await client.call(deleteAccount, { body: { password: testPassword } });
  expect(status).toBe(200);
};
const unknown = { username: 'deleted user', displayName: null, avatarUrl: null };
const { username } = unknown;

async function sweepTwice(): Promise<void> {
  const log = { warn: (entry: { err: unknown }) => expect(entry).toBeUndefined() };
  await sweepAll(api.stores, log, api.clock.now() + 60_000);
  await sweepAll(api.stores, log, api.clock.now() + 60_000);
}

describe('the deletion of an account', () => {
  test('declines its open invitations', async () => {
    const { id, creator, friend } = await newChallenge(api, { invited: 2, joined: 0 });
    await remove(friend);
    expect(rowOf(await viewOf(creator, id), friend.id)).toMatchObject({
      username,
      status: 'declined',
    });
    await expectNoTrace(api.stores, friend.id);
  });

  test('gives up running challenges, and the others see a deleted user', async () => {
    const { id, creator, friend, other } = await newChallenge(api, { invited: 2, joined: 2 });
    await miss(friend.client, id);
    await remove(friend);
    const seen = await viewOf(creator, id);
    expect(rowOf(seen, friend.id)).toMatchObject({ username, status: 'abandoned' });
    await win(api, creator.client, id);
    expect((await lose(other.client, id)).challenge?.finished).toBe('all-done');
    await sweepTwice();
    await expectNoTrace(api.stores, friend.id);
  });

  test('keeps the win with a deleted user, whose result is gone', async () => {
    const { id, creator, friend, other } = await newChallenge(api, { invited: 2, joined: 2 });
    const { score } = await win(api, friend.client, id);
    await remove(friend);
    const seen = await viewOf(creator, id);
    expect(seen).toMatchObject({
      gameCompletedByOtherPlayer: true,
      winnerInfo: { username: 'deleted user', score },
      challenge: { winnerId: friend.id },
    });
    await lose(creator.client, id);
    await lose(other.client, id);
    await sweepTwice();
    await expectNoTrace(api.stores, friend.id);
    expect(await api.stores.results.outcomesAfter(creator.player)).toHaveLength(1);
  });

  test('of the creator leaves the game to its other players', async () => {
    const { id, creator, friend, other } = await newChallenge(api, { invited: 2, joined: 1 });
    const code = await codeOf(creator, id);
    await remove(creator);
    const seen = await viewOf(friend, id);
    expect(rowOf(seen, creator.id)).toMatchObject({ username, status: 'abandoned' });
    const [invite] = (await other.client.call(readInvites)).body;
    expect(invite).toMatchObject({ gameId: id, from: { id: creator.id, ...unknown } });
    const page = await api.guest().call(readGameLink, { id: code });
    expect(page.body.from).toMatchObject(unknown);
    expect(await win(api, friend.client, id)).toMatchObject({ won: true });
    expect((await friend.client.call(rematchGame, { id })).status).toBe(201);
    await sweepTwice();
    await expectNoTrace(api.stores, creator.id);
  });

  test('excludes deleted players from a rematch, even much later', async () => {
    const { id, creator, friend, other } = await newChallenge(api, { invited: 2, joined: 2 });
    await remove(friend);
    api.clock.move(60 * 60 * 1000);
    await sweepTwice();
    await win(api, creator.client, id);
    const { body } = await creator.client.call(rematchGame, { id });
    expect(body.players?.map(({ userId }) => userId)).toEqual([creator.id, other.id]);
    await expectNoTrace(api.stores, friend.id);
  });

  test('of the last active player finishes the game', async () => {
    const { id, creator, friend, other } = await newChallenge(api, { invited: 2, joined: 2 });
    await win(api, creator.client, id);
    await win(api, other.client, id);
    await remove(friend);
    expect((await viewOf(creator, id)).challenge?.finished).toBe('all-done');
  });
});
