import { describe, expect, test } from '@jest/globals';
import { login, register, type SignedIn } from '@craque/common/contracts/accounts.ts';
import { type GuessReply, submitGuess } from '@craque/common/contracts/games.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { together } from '../testing/races/two-actors.ts';

/* A race: a guest's game has one owner afterwards, and its result counts once. */
const rounds = 100;

const api = await startFileApi();

const used: string[] = [];
const registerIn = (client: TestClient) =>
  client.call(register, {
    body: { username: `claimed-${used.push('')}`, password: testPassword },
  });

/** A guest in the middle of a game, with the moves of two devices that share the cookie. */
async function start() {
  const { client, game } = await api.newGame();
  await client.call(submitGuess, { id: game.id, body: { guess: 'zzzz' } });
  const { creator, athlete } = await api.stored(game.id);
  const device = sameOnAnotherDevice(api, client);
  const win = () => device.call(submitGuess, { id: game.id, body: { guess: athlete.name } });
  return { id: game.id, guest: creator, client, win };
}

const gamesOf = async (player: PlayerId) =>
  (await api.stores.games.createdSince(player, 0, 10)).map(({ id }) => id);
const winsOf = async (player: PlayerId) =>
  (await api.stores.results.outcomesAfter(player)).map(({ gameId, won }) => [gameId, won]);

/** The loser of the race has neither the game nor its result. */
async function expectOneOwner(
  { id, guest }: { id: number; guest: PlayerId },
  guess: Answer<GuessReply>,
  { id: userId, gamesKept }: SignedIn,
) {
  const user = userPlayer(userId);
  const [owner, other] = gamesKept === 1 ? [user, guest] : [guest, user];
  expect([200, 404]).toContain(guess.status);
  const isWon = guess.status === 200;
  const { creator, players, winner } = await api.stored(id);
  expect([creator, players.map((each) => each.id)]).toEqual([owner, [owner]]);
  expect([players[0]?.end?.status, winner]).toEqual(
    isWon ? ['won', owner] : [undefined, undefined],
  );
  expect([await gamesOf(owner), await gamesOf(other)]).toEqual([[id], []]);
  expect([await winsOf(owner), await winsOf(other)]).toEqual([isWon ? [[id, true]] : [], []]);
}

const ways: readonly (readonly [string, (client: TestClient) => Promise<Answer<SignedIn>>])[] = [
  ['registering', registerIn],
  [
    'signing in',
    async (client) => {
      const { user } = await api.user();
      return client.call(login, { body: { username: user.username, password: testPassword } });
    },
  ],
];

describe.each(ways)('a guest wins while %s', (_, signIn) => {
  test('the win was saved first: it moves with the game', async () => {
    const race = await start();
    const [claim, save] = [api.hold('games.reassign', 1), api.hold('games.save', 1)];
    const signing = signIn(race.client);
    await claim.arrived(1);
    const guessing = race.win();
    await save.arrived(1);
    save.release(0);
    const guess = await guessing;
    claim.release(0);
    const { body } = await signing;
    expect([guess.status, body.gamesKept, body.unfinishedGame]).toEqual([200, 1, null]);
    await expectOneOwner(race, guess, body);
  });

  test('the game moved first: the guess finds it gone', async () => {
    const race = await start();
    const [claim, save] = [api.hold('games.reassign', 1), api.hold('games.save', 1)];
    const guessing = race.win();
    await save.arrived(1);
    const signing = signIn(race.client);
    await claim.arrived(1);
    claim.release(0);
    const { body } = await signing;
    save.release(0);
    const guess = await guessing;
    expect([guess.status, body.gamesKept, body.unfinishedGame]).toEqual([404, 1, race.id]);
    await expectOneOwner(race, guess, body);
  });

  test('the win was saved, but its result is written after the game has moved', async () => {
    const race = await start();
    const [claim, settling] = [api.hold('games.reassign', 1), api.hold('results.add', 1)];
    const signing = signIn(race.client);
    await claim.arrived(1);
    const guessing = race.win();
    await settling.arrived(1);
    claim.release(0);
    const { body } = await signing;
    settling.release(0);
    await expectOneOwner(race, await guessing, body);
  });

  test(`has one owner in ${rounds} races`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const race = await start();
      const signing = () => signIn(race.client);
      const [guess, { status, body }] = await together(round, race.win, signing);
      expect([200, 201]).toContain(status);
      // A finished game stays the guest's at a login, and moves at a registration.
      const mayStay = status === 200 && guess.status === 200;
      expect(body.gamesKept === 1 || mayStay).toBe(true);
      await expectOneOwner(race, guess, body);
    }
  });
});

describe('two registrations with the same guest cookie', () => {
  async function startTwo() {
    const race = await start();
    const device = sameOnAnotherDevice(api, race.client);
    await race.win();
    return { ...race, actors: [() => registerIn(race.client), () => registerIn(device)] };
  }

  async function expectClaimedOnce(
    { id, guest }: { id: number; guest: PlayerId },
    answers: readonly Answer<SignedIn>[],
  ) {
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ body }) => body.gamesKept).sort()).toEqual([0, 1]);
    const owners = await Promise.all(answers.map(({ body }) => winsOf(userPlayer(body.id))));
    expect([...owners.flat(), ...(await winsOf(guest))]).toEqual([[id, true]]);
  }

  test.each(ordersOf(2))('claim each game once, in the order %d, %d', async (...order) => {
    const race = await startTwo();
    const answers = await throughCall(api, 'games.reassign', order, race.actors);
    expect(answers[order[0] ?? 0]?.body.gamesKept).toBe(1);
    await expectClaimedOnce(race, answers);
  });

  test(`claim each game once in ${rounds} races`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const race = await startTwo();
      await expectClaimedOnce(race, await Promise.all(race.actors.map((act) => act())));
    }
  });
});
