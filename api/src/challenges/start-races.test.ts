import { afterAll, describe, expect, test } from '@jest/globals';
import {
  declineChallenge,
  joinChallenge,
  leaveChallenge,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import { type GameView, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { countdown, startPatience } from '@craque/common/domain/game/starting.ts';
import { sameOnAnotherDevice } from '../testing/races/races.ts';
import { newPerson } from '../testing/races/challenges.ts';
import {
  bodyOf,
  makeFriends,
  type Person,
  startChallengeRounds,
} from '../testing/races/challenge-rounds.ts';
import { inOrder, orders } from '../testing/races/two-actors.ts';
import type { Answer } from '../testing/test-client.ts';

/* Races of the common start: in every order of their saves. */
const rounds = await startChallengeRounds();
const { api, people, sentEvents, challenge, verifiedGame } = rounds;
const [ann, ben, cem] = people;
/** Never answers, so that no last answer starts a game. */
const dan = await newPerson(api);
await makeFriends(api.stores, ann.id, dan.id);
afterAll(() => api.close());

const press = ({ client }: Person, id: number) => client.call(startChallenge, { id });
const join = ({ client }: Person, id: number) => client.call(joinChallenge, { id });
const leave = ({ client }: Person, id: number) => client.call(leaveChallenge, { id });
const decline = ({ client }: Person, id: number) => client.call(declineChallenge, { id });
const guess = ({ client }: Person, id: number) =>
  client.call(submitGuess, { id, body: { guess: 'zzzz' } });
const read = async ({ client }: Person, id: number) => bodyOf(await client.call(readGame, { id }));
const onAnotherDevice = (opponent: Person): Person => ({
  ...opponent,
  client: sameOnAnotherDevice(api, opponent.client),
});

const startOf = (game: Game, { player }: Person) => playerOf(game, player)?.startedAt;

/** The start of the game that is stored, three seconds from now, and told once. */
async function theStart(id: number): Promise<Game> {
  const game = await verifiedGame(id);
  expect(game.challenge?.start?.at).toBe(api.clock.now() + countdown);
  expect(sentEvents('started', id)).toHaveLength(1);
  return game;
}

type Race = {
  begin: () => Promise<number>;
  first: (id: number) => Promise<Answer>;
  second: (id: number) => Promise<Answer>;
  expectSound: (id: number, answers: readonly [Answer, Answer], isFirst: boolean) => Promise<void>;
};

/** Both orders of the saves. */
function everyOrder(title: string, { begin, first, second, expectSound }: Race): void {
  describe(title, () => {
    test.each(orders)('%s', async (_, order) => {
      const id = await begin();
      const act = [() => first(id), () => second(id)] as const;
      await expectSound(id, await inOrder(api, 'games.save', order, ...act), order[0] === 0);
    });
  });
}

/** Ben waits with Ann, and Cem has not answered. */
const lobby = () => challenge({ waits: true, friends: [ben, cem], joined: [ben] });

everyOrder('two presses are one start', {
  begin: lobby,
  first: (id) => press(ann, id),
  second: (id) => press(onAnotherDevice(ann), id),
  async expectSound(id, answers) {
    const game = await theStart(id);
    const [one, other] = answers.map((answer) => (bodyOf(answer) as GameView).lobby?.startsAt);
    expect([one, other]).toEqual([other, new Date(game.challenge?.start?.at ?? 0).toISOString()]);
    expect([startOf(game, ann), startOf(game, ben)]).toEqual([
      game.challenge?.start?.at,
      game.challenge?.start?.at,
    ]);
  },
});

everyOrder('a press while the last of the invited joins: both start together', {
  begin: () => challenge({ waits: true, friends: [ben], joined: [] }),
  first: (id) => press(ann, id),
  second: (id) => join(ben, id),
  async expectSound(id, answers, isFirst) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const game = await theStart(id);
    const { at = 0, by } = game.challenge?.start ?? {};
    expect([startOf(game, ann), startOf(game, ben)]).toEqual([at, at]);
    expect([by, game.version]).toEqual(isFirst ? [ann.player, 2] : [undefined, 1]);
  },
});

everyOrder('a press while one of several joins: who comes is in the countdown', {
  begin: () => challenge({ waits: true, friends: [ben, cem], joined: [] }),
  first: (id) => press(ann, id),
  second: (id) => join(ben, id),
  async expectSound(id, answers) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const game = await theStart(id);
    expect(startOf(game, ben)).toBe(game.challenge?.start?.at);
    expect(game.version).toBe(2);
  },
});

everyOrder('presses of two who have waited long enough for the creator are one start', {
  async begin() {
    const id = await challenge({ waits: true, friends: [ben, cem, dan], joined: [ben, cem] });
    expect((await press(ben, id)).error?.code).toBe('not_the_starter');
    api.clock.move(startPatience);
    for (const each of [ben, cem]) {
      expect(await read(each, id)).toMatchObject({ lobby: { canStart: true } });
    }
    return id;
  },
  first: (id) => press(ben, id),
  second: (id) => press(cem, id),
  async expectSound(id, answers) {
    const game = await theStart(id);
    const at = game.challenge?.start?.at ?? 0;
    const told = answers.map((answer) => (bodyOf(answer) as GameView).lobby?.startsAt);
    expect(told).toEqual([at, at].map((each) => new Date(each).toISOString()));
    expect([ann, ben, cem].map((each) => startOf(game, each))).toEqual([at, at, at]);
  },
});

everyOrder('a press of who has waited long enough while the creator leaves starts the others', {
  async begin() {
    const id = await challenge({ waits: true, friends: [ben, cem, dan], joined: [ben, cem] });
    api.clock.move(startPatience);
    return id;
  },
  first: (id) => press(cem, id),
  second: (id) => leave(ann, id),
  async expectSound(id, answers) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const game = await theStart(id);
    const at = game.challenge?.start?.at;
    expect([ben, cem].map((each) => startOf(game, each))).toEqual([at, at]);
  },
});

everyOrder('a press while another player leaves: only who is there starts', {
  begin: lobby,
  first: (id) => press(ann, id),
  second: (id) => leave(ben, id),
  async expectSound(id, answers, isFirst) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const game = await theStart(id);
    const at = game.challenge?.start?.at;
    expect([startOf(game, ann), startOf(game, ben)]).toEqual([at, isFirst ? at : undefined]);
    expect(playerOf(game, ben.player)?.end).toMatchObject({ status: 'abandoned', timeTaken: 0 });
    expect(await read(ben, id)).toMatchObject({ athleteDetail: { dateBorn: null } });
  },
});

everyOrder('a press while its own player leaves on another device: nobody is left waiting', {
  begin: lobby,
  first: (id) => press(ann, id),
  second: (id) => leave(onAnotherDevice(ann), id),
  async expectSound(id, [pressed, left], isFirst) {
    expect(left.status).toBe(200);
    expect([pressed.status, pressed.error?.code]).toEqual(
      isFirst ? [200, undefined] : [409, 'no_active_game'],
    );
    if (!isFirst) {
      const { lobby: own } = await read(ben, id);
      expect(own).toEqual({ startsAt: null, canStart: true });
      bodyOf(await press(ben, id));
    }
    const game = await theStart(id);
    expect(startOf(game, ben)).toBe(game.challenge?.start?.at);
  },
});

everyOrder('a press while the last open invitation is declined is one start', {
  begin: lobby,
  first: (id) => press(ann, id),
  second: (id) => decline(cem, id),
  async expectSound(id, answers, isFirst) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const game = await theStart(id);
    expect(game.version).toBe(isFirst ? 3 : 2);
  },
});

everyOrder('a press while a waiting player guesses: that player starts alone', {
  begin: lobby,
  first: (id) => press(ann, id),
  second: (id) => guess(ben, id),
  async expectSound(id, answers) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const game = await theStart(id);
    expect([startOf(game, ann), startOf(game, ben)]).toEqual([
      game.challenge?.start?.at,
      api.clock.now(),
    ]);
  },
});
