import { afterAll, describe, expect, test } from '@jest/globals';
import {
  type GuessReply,
  readGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { bodyOf, type Person, startChallengeRounds } from '../testing/races/challenge-rounds.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { inOrder, orders } from '../testing/races/two-actors.ts';

/* Races of a challenge: in every order of their saves. */
const rounds = await startChallengeRounds();
const { api, people, sentEvents, challenge, verifiedGame } = rounds;
const [ann, ben, cem] = people;
afterAll(() => api.close());

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const guessOf = (client: TestClient, id: number, guess: string, key?: string) =>
  client.call(submitGuess, {
    id,
    body: { guess },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const rightGuess = async ({ client }: Person, id: number) =>
  guessOf(client, id, (await api.hidden(id)).name);
const ownView = async ({ client }: Person, id: number) =>
  bodyOf(await client.call(readGame, { id }));

describe('several players win within a millisecond', () => {
  /** The others have taken 0, 1 and 2 hints, so that no two scores are equal. */
  async function start(opponents: readonly Person[]) {
    const joined = opponents.filter((opponent) => opponent !== ann);
    const id = await challenge({ joined, friends: joined });
    for (const [hints, { client }] of opponents.entries()) {
      for (let rung = 0; rung < hints; rung += 1) bodyOf(await client.call(takeHint, { id }));
    }
    return { id, actors: opponents.map((opponent) => () => rightGuess(opponent, id)) };
  }

  async function expectOneWinner(
    id: number,
    opponents: readonly Person[],
    answers: readonly Answer<GuessReply>[],
  ): Promise<Person> {
    const replies = answers.map(bodyOf);
    const game = await verifiedGame(id);
    const first = opponents.findIndex(({ player }) => player === game.winner);
    const [winner, reply] = [opponents[first], replies[first]];
    if (!winner || !reply) throw new Error('nobody has won');
    const { score, timeTaken } = reply;
    const winnerInfo = { username: winner.name, score, timeTaken };
    for (const [at, own] of replies.entries()) {
      const isFirst = at === first;
      expect(own).toMatchObject({ won: true, completed: true });
      expect(own.game).toMatchObject({
        won: true,
        gameCompletedByOtherPlayer: !isFirst,
        winnerInfo,
        winnerUsername: winner.name,
      });
      const { player } = opponents[at] ?? winner;
      const end = { finishedAt: playerOf(game, player)?.end?.at ?? 0, gameId: id - 1 };
      expect(await api.stores.results.outcomesAfter(player, end)).toMatchObject([
        { gameId: id, won: true, score: own.score },
      ]);
    }
    expect(new Set(replies.map((own) => own.score)).size).toBe(replies.length);
    expect(sentEvents('opponent-won', id)).toMatchObject([
      {
        body: { winner: { userId: winner.id, username: winner.name, score, timeTaken } },
        to: {
          rooms: expect.arrayContaining([gameRoom(id)]),
          except: [playerRoom(winner.player)],
        },
      },
    ]);
    expect(sentEvents('finished', id)).toHaveLength(1);
    return winner;
  }

  const sets = [
    ['two', [ann, ben]],
    ['three', [ann, ben, cem]],
  ] as const;
  const cases = sets.flatMap(([count, opponents]) =>
    ordersOf(opponents.length).map((order) => [count, order.join('-'), opponents, order] as const),
  );

  test.each(cases)('of %s the first to be saved is the winner: %s', async (...row) => {
    const [, , opponents, order] = row;
    const { id, actors } = await start(opponents);
    const answers = await throughCall(api, 'games.save', order, actors);
    const winner = await expectOneWinner(id, opponents, answers);
    expect(winner).toBe(opponents[order[0] ?? 0]);
    for (const opponent of opponents) {
      expect(await ownView(opponent, id)).toMatchObject({
        won: true,
        gameCompletedByOtherPlayer: opponent !== winner,
        winnerUsername: winner.name,
      });
    }
  });
});

describe('two guesses of one player on two devices while an opponent guesses', () => {
  async function start(left: 1 | 2) {
    const id = await challenge({ choice: { difficulty: 'expert' }, friends: [ben] });
    const [used = '', one = '', other = ''] = await api.wrongNames(id);
    if (left === 1) bodyOf(await guessOf(ann.client, id, used));
    const device = sameOnAnotherDevice(api, ann.client);
    return {
      id,
      actors: [
        () => guessOf(ann.client, id, one),
        () => guessOf(device, id, other),
        () => guessOf(ben.client, id, one),
      ],
    };
  }

  async function expectBothCounted(id: number, answers: readonly Answer<GuessReply>[]) {
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    const game = await verifiedGame(id);
    expect(playerOf(game, ann.player)?.guesses).toHaveLength(2);
    expect(playerOf(game, ben.player)?.guesses).toHaveLength(1);
    // Ann's second guess is their last, so it is announced as their end.
    const told = [...sentEvents('opponent-guessed', id), ...sentEvents('opponent-finished', id)];
    expect(told.map(({ name }) => name)).toEqual([
      'opponent-guessed',
      'opponent-guessed',
      'opponent-finished',
    ]);
    expect(new Set(told.map(({ body }) => body.version)).size).toBe(3);
  }

  async function expectOneTaken(id: number, answers: readonly Answer<GuessReply>[]) {
    const [one, other, opponent] = answers;
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    const refused = one?.status === 409 ? one : other;
    expect(refused?.error.message).toBe('No active game');
    expect(opponent?.status).toBe(200);
    const game = await verifiedGame(id);
    expect(playerOf(game, ann.player)).toMatchObject({ end: { status: 'lost' } });
    expect(sentEvents('opponent-finished', id)).toHaveLength(1);
    expect(sentEvents('finished', id)).toEqual([]);
  }

  const cases = ordersOf(3).map((order) => [order.join('-'), order] as const);

  test.each(cases)('with one attempt left one counts: %s', async (_, order) => {
    const { id, actors } = await start(1);
    const answers = await throughCall(api, 'games.save', order, actors);
    const first = order.find((actor) => actor < 2) ?? 0;
    expect(answers[first]?.status).toBe(200);
    await expectOneTaken(id, answers);
  });

  test.each(cases)('with two left both count, in the order of their saves: %s', async (...row) => {
    const [, order] = row;
    const { id, actors } = await start(2);
    const answers = await throughCall(api, 'games.save', order, actors);
    await expectBothCounted(id, answers);
    const own = order.filter((actor) => actor < 2).map((actor) => answers[actor]?.body.guess);
    expect((await ownView(ann, id)).guesses).toEqual(own);
  });
});

describe('one guess submitted twice under one key', () => {
  async function start() {
    const id = await challenge({ friends: [ben] });
    const { name } = await api.hidden(id);
    const device = sameOnAnotherDevice(api, ben.client);
    const sends = [ben.client, device].map((client) => () => guessOf(client, id, name, 'once'));
    return { id, sends: sends as [() => Promise<Answer>, () => Promise<Answer>] };
  }

  async function expectOne(id: number, [one, other]: readonly Answer[]) {
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(one?.text.replace(/"ticket":"[^"]*"/, '')).toBe(
      other?.text.replace(/"ticket":"[^"]*"/, ''),
    );
    expect(playerOf(await verifiedGame(id), ben.player)?.guesses).toHaveLength(1);
    expect(sentEvents('opponent-won', id)).toHaveLength(1);
  }

  test.each(orders)('is one guess and one win, %s', async (_, order) => {
    const { id, sends } = await start();
    await expectOne(id, await inOrder(api, 'games.save', order, ...sends));
  });
});

describe('a hint and the winning guess', () => {
  async function start() {
    const id = await challenge({ friends: [ben] });
    const device = sameOnAnotherDevice(api, ben.client);
    return {
      id,
      hint: () => device.call(takeHint, { id }),
      guess: () => rightGuess(ben, id),
    };
  }

  async function expectPenaltyIfGiven(id: number, [hint, guess]: readonly [Answer, Answer]) {
    const isGiven = hint.status === 200;
    expect(guess.status).toBe(200);
    if (!isGiven) expect([hint.status, hint.error.message]).toEqual([409, 'No active game']);
    const player = playerOf(await verifiedGame(id), ben.player);
    expect(player?.hints).toHaveLength(isGiven ? 1 : 0);
    expect(await ownView(ben, id)).toMatchObject({ won: true, totalPenalty: isGiven ? 10 : 0 });
    expect(sentEvents('opponent-won', id)).toMatchObject([
      { body: { winner: { hints: isGiven ? 1 : 0, score: player?.end?.score } } },
    ]);
  }

  test.each(orders)('costs only what was saved before the win, %s', async (_, order) => {
    const { id, hint, guess } = await start();
    const answers = await inOrder(api, 'games.save', order, hint, guess);
    expect(answers[0].status).toBe(order[0] === 0 ? 200 : 409);
    await expectPenaltyIfGiven(id, answers);
  });
});

describe('two hints of one player', () => {
  async function start(query: Record<string, string>) {
    const id = await challenge({ friends: [ben] });
    const device = sameOnAnotherDevice(api, ben.client);
    const hint = (from: TestClient) => () => from.call(takeHint, { id, query });
    return { id, first: hint(ben.client), second: hint(device) };
  }

  async function expectRungs(id: number, rungs: readonly number[], answers: readonly Answer[]) {
    const bodies = answers.map(({ body }) => body as { hint: string; rung: number });
    expect(bodies.map(({ rung }) => rung).sort()).toEqual(rungs);
    const taken = new Set(rungs).size;
    expect(new Set(bodies.map(({ hint }) => hint)).size).toBe(taken);
    expect(await ownView(ben, id)).toMatchObject({
      remainingHints: 3 - taken,
      totalPenalty: taken === 1 ? 10 : 25,
    });
    await verifiedGame(id);
    const changes = sentEvents('player-changed', id).filter(({ body }) => body.by === ben.id);
    expect(changes).toHaveLength(1 + taken);
  }

  const kinds = [
    ['with the same n are one rung', { n: '1' }, [1, 1]],
    ['without n are two rungs', {}, [1, 2]],
  ] as const;

  describe.each(kinds)('%s', (_kind, query, rungs) => {
    test.each(orders)('%s', async (_, order) => {
      const { id, first, second } = await start(query);
      await expectRungs(id, rungs, await inOrder(api, 'games.save', order, first, second));
    });
  });
});
