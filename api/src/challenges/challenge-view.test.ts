import { describe, expect, test } from '@jest/globals';
import { updateProfile } from '@craque/common/contracts/accounts.ts';
import { readGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import { leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import {
  codeOf,
  joinByCode,
  lose,
  miss,
  newChallenge,
  rowOf,
  win,
} from '../testing/races/challenges.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testSecret } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/* What a player sees of the others. */
const api = await startFileApi();

const read = async (client: TestClient, id: number) => (await client.call(readGame, { id })).body;

const challenge = (joined = 1, invited = joined) => newChallenge(api, { invited, joined });

describe('the players of a view', () => {
  test("show an opponent's progress and never what was guessed", async () => {
    const { id, creator, friend } = await challenge();
    const secretText = 'my very own guess';
    await friend.client.call(submitGuess, { id, body: { guess: secretText } });
    await friend.client.call(takeHint, { id });
    const { text, body } = await creator.client.call(readGame, { id });
    expect(rowOf(body, friend.id)).toEqual({
      userId: friend.id,
      username: friend.name,
      status: 'playing',
      waiting: false,
      guessesUsed: 1,
      bestBand: 'far',
      bands: ['far'],
    });
    expect(text).not.toContain(secretText);
    expect(body).toMatchObject({ guesses: [], hints: [], totalPenalty: 0, remainingGuesses: 5 });
  });

  test('carry name and picture of the account as they are now', async () => {
    const { id, creator, friend } = await challenge();
    const displayName = 'Ben the Brave';
    await friend.client.call(updateProfile, { body: { displayName, avatar: 'quiff' } });
    const shown = { displayName, avatarUrl: '/api/avatars/quiff' };
    expect(rowOf(await read(creator.client, id), friend.id)).toMatchObject(shown);
  });

  test('show a guest only by nickname, under an id of this game', async () => {
    const { id, creator } = await challenge();
    const guest = api.guest();
    const code = await codeOf(creator, id);
    const own = await joinByCode(guest, code, 'Zoë 2');
    const {
      players: [, , player],
    } = await api.stored(id);
    const { text, body } = await creator.client.call(readGame, { id });
    expect(rowOf(body, own.own?.userId ?? '')).toMatchObject({
      userId: 'guest-3',
      username: 'Zoë 2',
      isGuest: true,
      status: 'playing',
    });
    expect(text).not.toContain(player?.id.slice('guest:'.length) ?? 'no player');
  });
});

describe('the winner', () => {
  test('is shown to everybody at once, with score, time and hints, and nothing about the athlete', async () => {
    const { id, creator, friend } = await challenge();
    api.clock.move(12_000);
    const won = await win(api, creator.client, id);
    expect(won).toMatchObject({ won: true, gameCompletedByOtherPlayer: false });
    const seen = await read(friend.client, id);
    const { score } = won;
    expect(seen).toMatchObject({
      completed: false,
      won: false,
      athleteName: null,
      gameCompletedByOtherPlayer: true,
      winnerInfo: { username: creator.name, score, timeTaken: 12 },
      winnerUsername: creator.name,
      winnerScore: score,
      winnerTimeTaken: 12,
      challenge: { winnerId: creator.id },
    });
    expect(seen.challenge).not.toHaveProperty('finished');
    expect(rowOf(seen, creator.id)).toMatchObject({
      status: 'won',
      score,
      timeTaken: 12,
      hints: 0,
    });
  });

  test('is null if nobody finds the athlete', async () => {
    const { id, creator, friend } = await challenge();
    await lose(creator.client, id);
    expect(await lose(friend.client, id)).toMatchObject({
      won: false,
      gameCompletedByOtherPlayer: false,
      winnerInfo: null,
      winnerUsername: null,
      challenge: { creatorId: creator.id, finished: 'all-done' },
    });
  });
});

describe('since', () => {
  const poll = (client: TestClient, id: number, since: number | string) =>
    client.call(readGame, { id, query: { since: String(since) } });

  test('is 204 without a body if nothing is newer, and the view otherwise', async () => {
    const { id, creator, friend } = await challenge();
    const { version } = await read(creator.client, id);
    const none = await poll(creator.client, id, version);
    expect([none.status, none.text]).toEqual([204, '']);
    expect((await poll(creator.client, id, version + 5)).status).toBe(204);
    await miss(friend.client, id);
    const { status, body } = await poll(creator.client, id, version);
    expect([status, body.version]).toEqual([200, version + 1]);
    expect((await poll(creator.client, id, 0)).body).toEqual(body);
  });

  test('notices a deadline that has passed since', async () => {
    const { id, creator } = await challenge(0, 1);
    await miss(creator.client, id);
    const { version } = await read(creator.client, id);
    api.clock.move(24 * 60 * 60 * 1000);
    const { status, body } = await poll(creator.client, id, version);
    expect([status, body.challenge?.finished]).toEqual([200, 'expired']);
  });

  test.each(['-1', '1.0', '', 'x', '9'.repeat(20)])('is refused as %j', async (since) => {
    const { id, creator } = await challenge();
    const { status, error } = await poll(creator.client, id, since);
    expect([status, error.message]).toEqual([400, 'Invalid query']);
  });
});

describe('the ticket of a view', () => {
  const tickets = createWatchTickets([testSecret]);

  test('is valid for the caller and this game, for five minutes', async () => {
    const { id, friend } = await challenge();
    const { ticket } = await read(friend.client, id);
    const now = api.clock.now();
    expect(tickets.read(ticket ?? '', now)).toMatchObject({
      gameId: id,
      player: friend.player,
      userId: friend.id,
    });
    expect(tickets.read(ticket ?? '', now + 5 * 60 * 1000 + 1)).toBeUndefined();
  });

  test('lasts, for a player who gave up, until the athlete is revealed', async () => {
    const { id, creator, friend } = await challenge();
    await friend.client.call(leaveChallenge, { id });
    expect((await read(friend.client, id)).ticket).not.toBeNull();
    await win(api, creator.client, id);
    expect((await read(friend.client, id)).ticket).toBeNull();
  });

  test('is absent if there is nothing to watch, and in a solo game', async () => {
    const { id, creator, friend } = await challenge();
    await win(api, friend.client, id);
    await friend.client.call(leaveChallenge, { id });
    expect((await read(friend.client, id)).ticket).toBeNull();
    await win(api, creator.client, id);
    expect((await read(creator.client, id)).ticket).toBeNull();
    const { game } = await api.newGame({}, creator.client);
    expect(game.ticket).toBeUndefined();
    expect(game).toMatchObject({ isMultiplayer: false });
  });
});
