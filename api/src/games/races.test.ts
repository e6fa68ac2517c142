import { afterAll, describe, expect, test } from '@jest/globals';
import {
  type GameView,
  readGame,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { type Answer, createTestClient, type TestClient } from '../testing/test-client.ts';
import { startTestApi } from '../testing/test-api.ts';

/*
 * Races R2 to R6 (reliability §3). Each is run in both orders of its gate, which fixes whose save comes first, and then
 * 200 times without a gate. The gate is told apart by arrival: the first actor is sent off and stands there before the
 * second starts.
 */
const repetitions = 200;
const orders = [
  ['in the order of arrival', [0, 1]],
  ['the other way round', [1, 0]],
] as const;
type Order = (typeof orders)[number][1];

const api = await startTestApi();
afterAll(() => api.close());

/** Both actors stand at the gate with what they have read; then one finishes before the other may save. */
async function inOrder<A, B>(
  gateName: string,
  order: Order,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const gate = api.hold(gateName, 2);
  const one = first();
  await gate.arrived(1);
  const both = [one, second()] as const;
  await gate.arrived(2);
  for (const index of order) {
    gate.release(index);
    await both[index];
  }
  return Promise.all(both);
}

/** The two actors at the same time, in turns of who is sent first. */
async function together<A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const late = second();
  return [await first(), await late];
}

/** The same player on a second device. */
function secondDevice(client: TestClient): TestClient {
  const other = createTestClient(api.origin);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const viewOf = async (client: TestClient, id: number): Promise<GameView> =>
  (await client.call(readGame, { id })).body;

/** No gap in the versions, never more guesses than allowed, nothing after the end (I2). */
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

describe('R2: two guesses of one player on two devices', () => {
  async function start(left: 1 | 2) {
    const { client, game } = await api.newGame({ difficulty: 'expert' });
    const [used = '', one = '', other = ''] = await api.wrongNames(game.id);
    const guess = (device: TestClient, text: string) =>
      device.call(submitGuess, { id: game.id, body: { guess: text } });
    if (left === 1) await guess(client, used);
    const device = secondDevice(client);
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
    const answers = await inOrder('game:before-save', order, first, second);
    expect(answers[order[0]].status).toBe(200);
    await expectOneTaken(id, client, answers);
  });

  test.each(orders)('with two left: both count, %s of their saves', async (_, order) => {
    const { id, client, first, second } = await start(2);
    const answers = await inOrder('game:before-save', order, first, second);
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

describe('R3: one guess submitted twice under one key', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const [name = ''] = await api.wrongNames(game.id);
    const headers = { 'idempotency-key': 'once' };
    const guess = (device: TestClient, text = name) =>
      device.call(submitGuess, { id: game.id, body: { guess: text }, headers });
    const device = secondDevice(client);
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
    await expectOne(id, client, await inOrder('game:before-save', order, first, second));
  });

  test.each(orders)('with two texts: the later one is 422, %s', async (_, order) => {
    const { id, first, second } = await start();
    const other = () => second('zzzz');
    const answers = await inOrder('game:before-save', order, first, other);
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

describe('R4: a hint and the winning guess', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const { name } = await api.hidden(game.id);
    const device = secondDevice(client);
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
    const answers = await inOrder('game:before-save', order, hint, guess);
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

describe('R5: two hints', () => {
  async function start(query: Record<string, string>) {
    const { client, game } = await api.newGame();
    const device = secondDevice(client);
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
      await expectOutcome(id, client, await inOrder('game:before-save', order, first, second));
    });

    test(`in ${repetitions} races`, async () => {
      for (let round = 0; round < repetitions; round += 1) {
        const { id, client, first, second } = await start(query);
        await expectOutcome(id, client, await together(round, first, second));
      }
    });
  });
});

describe('R6: New Athlete pressed twice', () => {
  async function start() {
    const { client, game } = await api.newGame();
    const device = secondDevice(client);
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
    ['game:before-save', 'reset:before-insert'].flatMap((gate) =>
      orders.map(([title, order]) => [gate, title, order] as const),
    ),
  )('makes one game: at %s %s', async (gate, _, order) => {
    const { id, client, first, second } = await start();
    await expectOneSuccessor(id, client, await inOrder(gate, order, first, second));
  });

  test(`makes one game in ${repetitions} races`, async () => {
    for (let round = 0; round < repetitions; round += 1) {
      const { id, client, first, second } = await start();
      await expectOneSuccessor(id, client, await together(round, first, second));
    }
  });
});
