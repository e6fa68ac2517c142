import { afterAll, describe, expect, test } from '@jest/globals';
import { readGame, submitGuess } from '@craque/common/contracts/games.ts';
import {
  createChallenge,
  createGameLink,
  declineChallenge,
  joinGameLink,
  leaveChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { startLiveProduct } from '../testing/live-product.ts';

const product = await startLiveProduct();
afterAll(() => product.close());

const endings = ['opponent-won', 'finished'] as const;

describe('a challenge between friends', () => {
  test('announces to A and C once that B was first, keeps B the winner, and announces the end once to all', async () => {
    const [ann, ben, cem, dan] = [
      await product.player(),
      await product.player(),
      await product.player(),
      await product.player(),
    ];
    for (const friend of [ben, cem, dan]) await product.befriend(ann, friend);
    const friendIds = [ben.id, cem.id, dan.id];
    const made = await ann.client.call(createChallenge, { body: { friendIds } });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(await ben.arrived('invite')).toMatchObject({ gameId: id, from: { username: ann.name } });
    expect((await ben.client.call(readInvites)).body).toMatchObject([{ gameId: id }]);
    const ticketOf = async (player: typeof ann) => {
      await player.client.request(`/api/multiplayer/games/${id}/join`, { method: 'POST' });
      return (await player.client.call(readGame, { id })).body;
    };
    for (const player of [ann, ben, cem]) {
      const view = player === ann ? made.body : await ticketOf(player);
      await player.watch(view);
    }
    const { name } = await product.api.hidden(id);
    const right = { id, body: { guess: name } };
    const won = await ben.client.call(submitGuess, right);
    expect(won.body).toMatchObject({ won: true, game: { gameCompletedByOtherPlayer: false } });
    for (const player of [ann, cem]) {
      expect(await player.arrived('opponent-won')).toMatchObject({
        gameId: id,
        winner: { userId: ben.id, username: ben.name, score: won.body.score },
      });
    }
    const second = await ann.client.call(submitGuess, right);
    expect(second.body).toMatchObject({
      won: true,
      game: { gameCompletedByOtherPlayer: true, winnerUsername: ben.name },
    });
    await dan.client.call(declineChallenge, { id });
    await cem.client.call(submitGuess, right);
    const over = await ann.arrived('finished');
    expect(over).toMatchObject({ reason: 'all-done', athleteName: name });
    // The test's clock stands still: score and time are the same for all three.
    expect((over.standings as { rank: number }[]).map(({ rank }) => rank)).toEqual([1, 1, 1]);
    await Promise.all([ben, cem].map((player) => player.arrived('finished')));
    expect(ann.namesOf(...endings)).toEqual(['opponent-won', 'finished']);
    expect(ben.namesOf(...endings)).toEqual(['finished']);
    expect(cem.namesOf(...endings)).toEqual(['opponent-won', 'finished']);
    expect(dan.namesOf(...endings)).toEqual([]);
  });
});

describe('players who have left', () => {
  test('hear who it was when the challenge is finished, and nothing before', async () => {
    const [ann, ben] = [await product.player(), await product.player()];
    const { id } = await product.challenge([ann, ben]);
    const code = (await ann.client.call(createGameLink, { id })).body.code;
    const guest = product.api.guest();
    const body = { nickname: 'A guest' };
    const { ticket = null } = (await guest.call(joinGameLink, { id: code, body })).body;
    const line = await product.connect(guest, { ticket });
    await line.socket.timeout(3000).emitWithAck('watch', { gameId: id, ticket });
    for (const client of [ben.client, guest]) {
      const left = (await client.call(leaveChallenge, { id })).body;
      expect([left.athleteName, typeof left.ticket]).toEqual([null, 'string']);
    }
    // An answer on the same socket comes after every event that was sent before it.
    for (const { socket } of [ben, line])
      await socket.timeout(3000).emitWithAck('unwatch', { gameId: 1 });
    const before = [ben, line].map(({ received }) => received.length);
    const { name } = await product.api.hidden(id);
    for (const guess of ['zzzz', name]) await ann.client.call(submitGuess, { id, body: { guess } });
    expect(await ben.arrived('finished')).toMatchObject({ gameId: id, athleteName: name });
    const received = () =>
      line.received.slice(before[1]).filter((each) => each.name !== 'presence');
    while (received().length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(received()).toMatchObject([
      { name: 'finished', body: { gameId: id, athleteName: name } },
    ]);
    const bens = ben.received.slice(before[0]).filter((each) => each.name !== 'presence');
    expect(bens.map((each) => each.name)).toEqual(['finished']);
  });
});
