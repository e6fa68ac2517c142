import { describe, expect, test } from '@jest/globals';
import { deleteAccount, login, logout, register } from '@craque/common/contracts/accounts.ts';
import { readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { expectNoTrace } from '../testing/account-traces.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

/* Races: in every order of the calls they make. */

const api = await startFileApi();

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const guessIn = (client: TestClient, id: number, guess: string) =>
  client.call(submitGuess, { id, body: { guess } });

describe('one name registered at once in four spellings', () => {
  const used: string[] = [];

  function start() {
    const plain = `jos\u00e9-${used.push('')}`;
    const wide = [...plain].map((sign) =>
      /[a-z]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign,
    );
    const spellings = [plain, plain.toUpperCase(), wide.join(''), plain.normalize('NFD')];
    const actors = spellings.map((username) => () => {
      const body = { username, password: testPassword };
      return api.guest().call(register, { body });
    });
    return { plain, spellings, actors };
  }

  async function expectOneAccount(
    { plain, spellings }: ReturnType<typeof start>,
    answers: readonly Answer<{ id: string }>[],
  ) {
    expect(statusesOf(answers).sort()).toEqual([201, 409, 409, 409]);
    const made = answers.find(({ status }) => status === 201)?.body.id;
    const key = usernameKey(plain);
    expect(key.ok && (await api.stores.users.findByKey(key.value))?.id).toBe(made);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.error.message).toBe('Username already exists');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    for (const username of spellings) {
      const body = { username, password: testPassword };
      const { status, body: user } = await api.guest().call(login, { body });
      expect([status, user.id]).toEqual([200, made]);
    }
  }

  test.each(ordersOf(4))('makes one account in the order %d, %d, %d, %d', async (...order) => {
    const race = start();
    const answers = await throughCall(api, 'users.insert', order, race.actors);
    expect(answers[order[0] ?? 0]?.status).toBe(201);
    await expectOneAccount(race, answers);
  });
});

describe('a logout during a guess', () => {
  async function start() {
    const { client } = await api.user();
    const { game } = await api.newGame({}, client);
    const [name = ''] = await api.wrongNames(game.id);
    const tab = sameOnAnotherDevice(api, client);
    const guess = () => guessIn(client, game.id, name);
    const actors = [guess, () => tab.call(logout)] as const;
    return { id: game.id, device: sameOnAnotherDevice(api, client), actors };
  }

  async function expectOutcome(
    { id, device }: Awaited<ReturnType<typeof start>>,
    [guess, out]: readonly Answer[],
  ) {
    expect(out?.status).toBe(200);
    expect([200, 401]).toContain(guess?.status);
    const taken = (await api.stored(id)).players[0]?.guesses.length;
    expect(taken).toBe(guess?.status === 200 ? 1 : 0);
    const after = await sameOnAnotherDevice(api, device).call(readGame, { id });
    expect([after.status, after.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect((await device.call(readUser)).status).toBe(401);
  }

  test.each(ordersOf(2))(
    'counts a guess that was already admitted, in the order %d, %d',
    async (...order) => {
      const race = await start();
      const answers = await throughCall<Answer>(api, 'rateLimit.countAccepted', order, race.actors);
      expect(answers[0]?.status).toBe(200);
      await expectOutcome(race, answers);
    },
  );
});

describe('an account deleted while its game ends', () => {
  async function start() {
    const { client, user } = await api.user();
    const { game } = await api.newGame({}, client);
    const { name } = await api.hidden(game.id);
    const device = sameOnAnotherDevice(api, client);
    const win = () => guessIn(client, game.id, name);
    const body = { password: testPassword };
    return { user, win, remove: () => device.call(deleteAccount, { body }) };
  }

  const guessCalls = ['games.save', 'results.add', 'achievements.add'] as const;
  const cases = guessCalls.flatMap((call) =>
    ['the guess', 'the deletion'].map((first) => [call, first] as const),
  );

  test.each(cases)(
    'leaves nothing behind: the guess at %s, %s continues first',
    async (call, first) => {
      const { user, win, remove } = await start();
      const batch = api.hold('after users.remove', 1);
      const held = api.hold(call, 1);
      const guess = win();
      await held.arrived(1);
      const deletion = remove();
      await batch.arrived(1);
      if (first === 'the guess') {
        held.release(0);
        await guess;
        batch.release(0);
      } else {
        batch.release(0);
        await deletion;
        held.release(0);
      }
      expect((await deletion).status).toBe(200);
      const wasSaved = call !== 'games.save' || first === 'the guess';
      expect((await guess).status).toBe(wasSaved ? 200 : 404);
      await expectNoTrace(api.stores, user.id);
    },
  );
});
