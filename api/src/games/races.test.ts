import { afterAll, describe, expect, test } from '@jest/globals';
import {
  type GameView,
  readGame,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { startTestApi } from '../testing/test-api.ts';
import { inOrder, orders, repetitions, together } from '../testing/races/two-actors.ts';

/*
 * Races. Each runs in both orders of a call to the store, which decides whose save comes first, and
 * then 200 times at once. Held calls are identified by arrival: the first actor's call is held
 * before the second actor starts.
 */
const api = await startTestApi();
afterAll(() => api.close());

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const viewOf = async (client: TestClient, id: number): Promise<GameView> =>
  (await client.call(readGame, { id })).body;

/** Versions without gaps, no more guesses than allowed, nothing after the end. */
async function expectSound(id: number): Promise<void> {
  const { version, players } = await api.stored(id);
  const [player] = players;
  const steps = [...(player?.guesses ?? []), ...(player?.hints ?? [])].map((step) => step.version);
  if (player?.end && !steps.includes(player.end.version)) steps.push(player.end.version);
  expect(steps.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: version }, (_, at) => at + 1),
  );
  expect(steps.every((step) => step <= (player?.end?.version ?? version))).toBe(true);
}

describe('two guesses of one player on two devices', () => {
  async function start(left: 1 | 2) {
    const { client, game } = await api.newGame({ difficulty: 'expert' });
    const [used = '', one = '', other = ''] = await api.wrongNames(game.id);
    const guess = (device: TestClient, text: string) =>
      device.call(submitGuess, { id: game.id, body: { guess: text } });
    if (left === 1) await guess(client, used);
    const device = sameOnAnotherDevice(api, client);
    return {
      id: game.id,
      client,
      first: () => guess(client, one),
      second: () => guess(device, other),
    };
  }

  async function expectOneTaken(id: number, client: TestClient, answers: readonly Answer[]) {
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.message).toBe('No active game');
    const view = await viewOf(client, id);
    expect(view).toMatchObject({ completed: true, won: false, remainingGuesses: 0 });
    expect(view.guesses).toHaveLength(2);
    await expectSound(id);
  }

  test.each(orders)('with one attempt left: one counts, %s', async (_, order) => {
    const { id, client, first, second } = await start(1);
    const answers = await inOrder(api, 'games.save', order, first, second);
    expect(answers[order[0]].status).toBe(200);
    await expectOneTaken(id, client, answers);
  });

  test.each(orders)('with two left: both count, %s of their saves', async (_, order) => {
    const { id, client, first, second } = await start(2);
    const answers = await inOrder(api, 'games.save', order, first, second);
    expect(statusesOf(answers)).toEqual([200, 200]);
    const told = order.map((index) => answers[index].body.guess);
    expect((await viewOf(client, id)).guesses).toEqual(told);
    await expectSound(id);
  });

  test(`with one attempt left: one counts, in ${repetitions} races`, async () => {
    for (let round = 0; round < repetitions; round += 1) {
      const { id, client, first, second } = await start(1);
      await expectOneTaken(id, client, await together(round, first, second));
    }
  });
});

describe('one guess submitted twice under one key', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const [name = ''] = await api.wrongNames(game.id);
    const headers = { 'idempotency-key': 'once' };
    const guess = (device: TestClient, text = name) =>
      device.call(submitGuess, { id: game.id, body: { guess: text }, headers });
    const device = sameOnAnotherDevice(api, client);
    const second = (text?: string) => guess(device, text);
    return { id: game.id, client, first: () => guess(client), second };
  }

  async function expectOne(id: number, client: TestClient, [one, other]: readonly Answer[]) {
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(one?.text).toBe(other?.text);
    expect((await viewOf(client, id)).guesses).toHaveLength(1);
    await expectSound(id);
  }

  test.each(orders)('is one guess with two equal answers, %s', async (_, order) => {
    const { id, client, first, second } = await start();
    await expectOne(id, client, await inOrder(api, 'games.save', order, first, second));
  });

  test.each(orders)('with two texts: the later one is 422, %s', async (_, order) => {
    const { id, first, second } = await start();
    const other = () => second('zzzz');
    const answers = await inOrder(api, 'games.save', order, first, other);
    expect([answers[order[0]].status, answers[order[1]].status]).toEqual([200, 422]);
    await expectSound(id);
  });

  test(`is one guess in ${repetitions} races`, async () => {
    for (let round = 0; round < repetitions; round += 1) {
      const { id, client, first, second } = await start();
      await expectOne(id, client, await together(round, first, () => second()));
    }
  });
});

describe('a hint and the winning guess', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const { name } = await api.hidden(game.id);
    const device = sameOnAnotherDevice(api, client);
    const hint = () => device.call(takeHint, { id: game.id });
    const guess = () => client.call(submitGuess, { id: game.id, body: { guess: name } });
    return { id: game.id, client, hint, guess };
  }

  async function expectPenaltyIfGiven(
    id: number,
    client: TestClient,
    [hint, guess]: readonly Answer[],
  ) {
    const view = await viewOf(client, id);
    const isGiven = hint?.status === 200;
    expect(guess?.status).toBe(200);
    if (!isGiven) expect([hint?.status, hint?.error.message]).toEqual([409, 'No active game']);
    expect(view).toMatchObject({
      won: true,
      totalPenalty: isGiven ? 10 : 0,
      score: isGiven ? 140 : 150,
    });
    await expectSound(id);
  }

  test.each(orders)('costs only what was saved before the win, %s', async (_, order) => {
    const { id, client, hint, guess } = await start();
    const answers = await inOrder(api, 'games.save', order, hint, guess);
    expect(answers[0].status).toBe(order[0] === 0 ? 200 : 409);
    await expectPenaltyIfGiven(id, client, answers);
  });

  test(`costs only what was saved before the win in ${repetitions} races`, async () => {
    for (let round = 0; round < repetitions; round += 1) {
      const { id, client, hint, guess } = await start();
      await expectPenaltyIfGiven(id, client, await together(round, hint, guess));
    }
  });
});

describe('two hints', () => {
  async function start(query: Record<string, string>) {
    const { client, game } = await api.newGame();
    const device = sameOnAnotherDevice(api, client);
    const hint = (from: TestClient) => from.call(takeHint, { id: game.id, query });
    return { id: game.id, client, first: () => hint(client), second: () => hint(device) };
  }

  async function expectOneRung(id: number, client: TestClient, [one, other]: readonly Answer[]) {
    const bodies = [one?.body, other?.body] as { hint: string; hintPenalty: number }[];
    expect(bodies[0]?.hint).toBe(bodies[1]?.hint);
    expect(bodies.map(({ hintPenalty }) => hintPenalty).sort()).toEqual([0, 10]);
    expect(await viewOf(client, id)).toMatchObject({ remainingHints: 2, totalPenalty: 10 });
    await expectSound(id);
  }

  async function expectTwoRungs(id: number, client: TestClient, answers: readonly Answer[]) {
    const bodies = answers.map(({ body }) => body as { rung: number });
    expect(bodies.map(({ rung }) => rung).sort()).toEqual([1, 2]);
    expect(await viewOf(client, id)).toMatchObject({ remainingHints: 1, totalPenalty: 25 });
    await expectSound(id);
  }

  const kinds = [
    ['with the same n are one rung', { n: '1' }, expectOneRung],
    ['without n are two rungs', {}, expectTwoRungs],
  ] as const;

  describe.each(kinds)('%s', (_kind, query, expectOutcome) => {
    test.each(orders)('%s', async (_, order) => {
      const { id, client, first, second } = await start(query);
      await expectOutcome(id, client, await inOrder(api, 'games.save', order, first, second));
    });

    test(`in ${repetitions} races`, async () => {
      for (let round = 0; round < repetitions; round += 1) {
        const { id, client, first, second } = await start(query);
        await expectOutcome(id, client, await together(round, first, second));
      }
    });
  });
});

describe('New Athlete pressed twice', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const device = sameOnAnotherDevice(api, client);
    const reset = (from: TestClient, body: object) => from.call(resetGame, { id: game.id, body });
    const first = () => reset(client, { sport: 'tennis' });
    const second = () => reset(device, { sport: 'basketball' });
    return { id: game.id, client, first, second };
  }

  async function expectOneSuccessor(id: number, client: TestClient, answers: readonly Answer[]) {
    expect(statusesOf(answers)).toEqual([201, 201]);
    const ids = answers.map(({ body }) => (body as { id: number }).id);
    expect(ids[0]).toBe(ids[1]);
    expect((await api.stored(id)).successor).toBe(ids[0]);
    expect(['tennis', 'basketball']).toContain((await viewOf(client, ids[0] ?? 0)).sport);
    const { creator } = await api.stored(id);
    const games = await Promise.all(
      (['soccer', 'tennis', 'basketball'] as const).map((sport) =>
        api.stores.games.recentAthletes(creator, sport, 10),
      ),
    );
    expect(games.flat()).toHaveLength(2);
  }

  test.each(
    (['games.save', 'games.insert'] as const).flatMap((call) =>
      orders.map(([title, order]) => [call, title, order] as const),
    ),
  )('makes one game: at %s %s', async (call, _, order) => {
    const { id, client, first, second } = await start();
    await expectOneSuccessor(id, client, await inOrder(api, call, order, first, second));
  });

  test(`makes one game in ${repetitions} races`, async () => {
    for (let round = 0; round < repetitions; round += 1) {
      const { id, client, first, second } = await start();
      await expectOneSuccessor(id, client, await together(round, first, second));
    }
  });
});
