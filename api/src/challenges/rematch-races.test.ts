import { afterAll, describe, expect, test } from '@jest/globals';
import { submitGuess } from '@craque/common/contracts/games.ts';
import {
  createChallenge,
  declineChallenge,
  readInvites,
  rematchGame,
} from '@craque/common/contracts/challenges.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { bodyOf, type Person, startChallengeRounds } from '../testing/races/challenge-rounds.ts';
import type { Answer } from '../testing/test-client.ts';
import { inOrder, orders } from '../testing/races/two-actors.ts';

/* A rematch requested by several players at once, and a challenge sent twice. */
const rounds = await startChallengeRounds();
const { api, people, sentEvents, challenge, verifiedGame } = rounds;
const [ann, ben, cem] = people;
afterAll(() => api.close());

const again = ({ client }: Person, id: number) => client.call(rematchGame, { id });

/** A game that all have won. */
async function wonByAll(): Promise<number> {
  const id = await challenge();
  const { name } = await api.hidden(id);
  for (const { client } of people)
    bodyOf(await client.call(submitGuess, { id, body: { guess: name } }));
  return id;
}

/**
 * One game for all who pressed, created by the first of them; each of the others is invited once.
 */
async function expectOneRematch(id: number, answers: readonly Answer<{ id: number }>[]) {
  const ids = new Set(answers.map(bodyOf).map((view) => view.id));
  expect(ids.size).toBe(1);
  const [rematch = 0] = ids;
  const before = await verifiedGame(id);
  expect(before.challenge?.rematch?.id).toBe(rematch);
  const game = await verifiedGame(rematch);
  expect(game).toMatchObject({ creator: before.challenge?.rematch?.by, sport: before.sport });
  expect(game.challenge?.invitations).toHaveLength(people.length - 1);
  expect(sentEvents('rematch', id)).toHaveLength(1);
  const invites = sentEvents('invite', rematch);
  expect(invites).toHaveLength(1);
  expect(invites[0]?.body).toMatchObject({ from: { id: before.challenge?.rematch?.by.slice(5) } });
  return game;
}

describe('a rematch that several request at once', () => {
  const calls = ['games.save', 'games.insert'] as const;
  const sets = [
    ['two', [ann, ben]],
    ['all three', [ann, ben, cem]],
  ] as const;
  const cases = calls.flatMap((call) =>
    sets.flatMap(([count, opponents]) =>
      ordersOf(opponents.length).map(
        (order) => [call, count, order.join('-'), opponents, order] as const,
      ),
    ),
  );

  test.each(cases)('is one game: at %s of %s: %s', async (...row) => {
    const [call, , , opponents, order] = row;
    const id = await wonByAll();
    const actors = opponents.map((opponent) => () => again(opponent, id));
    const game = await expectOneRematch(id, await throughCall(api, call, order, actors));
    for (const { player } of opponents) expect(playerOf(game, player)).toBeDefined();
  });

  test.each(orders)(
    'pressed twice by one player on two devices is one game: %s',
    async (_, order) => {
      const id = await wonByAll();
      const device = { ...ann, client: sameOnAnotherDevice(api, ann.client) };
      const answers = await inOrder(
        api,
        'games.insert',
        order,
        () => again(ann, id),
        () => again(device, id),
      );
      const game = await expectOneRematch(id, answers);
      expect(game.players).toHaveLength(1);
    },
  );
});

describe('a challenge sent twice under one key', () => {
  const send = (key: string, friend: Person) => () =>
    ann.client.call(createChallenge, {
      body: { sport: 'tennis', friendIds: [friend.id] },
      headers: { 'idempotency-key': key },
    });

  async function expectOne(answers: readonly Answer<{ id: number }>[]) {
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = answers.map(bodyOf);
    expect(one?.id).toBe(other?.id);
    expect(sentEvents('invite', one?.id)).toHaveLength(1);
    const invites = bodyOf(await ben.client.call(readInvites));
    expect(invites.filter(({ gameId }) => gameId === one?.id)).toHaveLength(1);
    bodyOf(await ben.client.call(declineChallenge, { id: one?.id ?? 0 }));
  }

  test.each(orders)('is one game, %s', async (_, order) => {
    const pressed = send(`twice-${order[0]}`, ben);
    await expectOne(await inOrder(api, 'games.insert', order, pressed, pressed));
  });

  test.each(orders)('to another friend is 422, %s', async (_, order) => {
    const key = `mixed-${order[0]}`;
    const answers = await inOrder(api, 'games.insert', order, send(key, ben), send(key, cem));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});
