import { describe, expect, test } from '@jest/globals';
import { login, register, type SignedIn } from '@craque/common/contracts/accounts.ts';
import { type GuessReply, submitGuess } from '@craque/common/contracts/games.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { ordersOf, sameOnAnotherDevice, throughCall } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

/* A race: a guest's game has one owner afterwards, and its result counts once. */

const api = await startFileApi();

const used: string[] = [];
const registerIn = (client: TestClient) =>
  client.call(register, {
    body: { username: `claimed-${used.push('')}`, password: testPassword },
  });

/** A guest with an untouched game, with the moves of two devices that share the cookie. */
async function startUntouched() {
  const { client, game } = await api.newGame();
  const { creator, athlete } = await api.stored(game.id);
  const device = sameOnAnotherDevice(api, client);
  const win = () => device.call(submitGuess, { id: game.id, body: { guess: athlete.name } });
  return { id: game.id, guest: creator, client, win };
}

/** The same in the middle of the game. */
async function start() {
  const started = await startUntouched();
  await started.client.call(submitGuess, { id: started.id, body: { guess: 'zzzz' } });
  return started;
}

const gamesOf = async (player: PlayerId) =>
  (await api.stores.games.createdSince(player, 0, 10)).map(({ id }) => id);
const winsOf = async (player: PlayerId) =>
  (await api.stores.results.outcomesAfter(player)).map(({ gameId, won }) => [gameId, won]);

/** The loser of the race has neither the game nor its result. */
async function expectOneOwner(
  { id, guest }: { id: number; guest: PlayerId },
  guess: Answer<GuessReply>,
  { user, hasMoved }: { user: PlayerId; hasMoved: boolean },
) {
  const [owner, other] = hasMoved ? [user, guest] : [guest, user];
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

const registered = ({ id, gamesKept }: SignedIn) => ({
  user: userPlayer(id),
  hasMoved: gamesKept === 1,
});

describe('a guest wins while registering', () => {
  test('the win was saved first: it moves with the game', async () => {
    const race = await start();
    const [claim, save] = [api.hold('games.reassign', 1), api.hold('games.save', 1)];
    const signing = registerIn(race.client);
    await claim.arrived(1);
    const guessing = race.win();
    await save.arrived(1);
    save.release(0);
    const guess = await guessing;
    claim.release(0);
    const { body } = await signing;
    expect([guess.status, body.gamesKept, body.unfinishedGame]).toEqual([200, 1, null]);
    await expectOneOwner(race, guess, registered(body));
  });

  test('the game moved first: the guess finds it gone', async () => {
    const race = await start();
    const [claim, save] = [api.hold('games.reassign', 1), api.hold('games.save', 1)];
    const guessing = race.win();
    await save.arrived(1);
    const signing = registerIn(race.client);
    await claim.arrived(1);
    claim.release(0);
    const { body } = await signing;
    save.release(0);
    const guess = await guessing;
    expect([guess.status, body.gamesKept, body.unfinishedGame]).toEqual([404, 1, race.id]);
    await expectOneOwner(race, guess, registered(body));
  });

  test('the win was saved, but its result is written after the game has moved', async () => {
    const race = await start();
    const [claim, settling] = [api.hold('games.reassign', 1), api.hold('results.add', 1)];
    const signing = registerIn(race.client);
    await claim.arrived(1);
    const guessing = race.win();
    await settling.arrived(1);
    claim.release(0);
    const { body } = await signing;
    settling.release(0);
    await expectOneOwner(race, await guessing, registered(body));
  });
});

describe('a guest makes the first guess while signing in', () => {
  async function startLogin() {
    const race = await startUntouched();
    const { user } = await api.user();
    const body = { username: user.username, password: testPassword };
    const signIn = () => race.client.call(login, { body });
    return { ...race, signIn, user: userPlayer(user.id) };
  }

  test('the guess was saved first: the game stays, and so does the cookie', async () => {
    const { user, signIn, ...race } = await startLogin();
    const claim = api.hold('games.reassign', 1);
    const signing = signIn();
    await claim.arrived(1);
    const guess = await race.win();
    claim.release(0);
    expect((await signing).body.gamesKept).toBe(0);
    expect(guess.status).toBe(200);
    expect([...race.client.cookies.keys()].sort()).toEqual(['gid', 'sid']);
    await expectOneOwner(race, guess, { user, hasMoved: false });
  });

  test('the game moved first: the guess finds it gone', async () => {
    const { user, signIn, ...race } = await startLogin();
    const save = api.hold('games.save', 1);
    const guessing = race.win();
    await save.arrived(1);
    await signIn();
    save.release(0);
    expect([...race.client.cookies.keys()]).toEqual(['sid']);
    await expectOneOwner(race, await guessing, { user, hasMoved: true });
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
});
