import { afterAll, describe, expect, test } from '@jest/globals';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { AppError } from '../errors/app-error.ts';
import { type Actors, openScheduledGames, type Person } from '../testing/races/scheduled-games.ts';
import { makeFriends } from '../testing/races/challenges.ts';
import { errorsOfSteps } from '../testing/races/errors-of-steps.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';

/* Races in random schedules: every call of the store waits until the scheduler releases it. A
   failure prints the seed and the schedule. */
const schedules = randomRuns(150);
const games = await openScheduledGames();
const { people, sentEvents } = games;
const [ann, ben, cem] = people;
afterAll(() => games.close());

type Outcome<T> = { value: T } | { code: string };

/** The outcome of a call; anything but a refusal by the contract is an error. */
async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}

const isDone = <T>(outcome: Outcome<T>): outcome is { value: T } => 'value' in outcome;
const codesOf = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.map((outcome) => (isDone(outcome) ? 'done' : outcome.code)).sort();

/**
 * Runs the calls in many schedules; `expectSound` then checks the game and the outcome of each
 * afterwards.
 */
function raceIt<T>(
  start: () => Promise<GameId>,
  calls: readonly ((actors: Actors, id: GameId) => Promise<T>)[],
  expectSound: (game: Game, outcomes: readonly Outcome<T>[]) => void | Promise<void>,
) {
  return fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const id = await start();
      const actors = games.actorsOn(scheduler);
      const running = calls.map(async (call, at) => {
        await scheduler.schedule(Promise.resolve(), `actor ${at}`);
        return outcomeOf(call(actors, id));
      });
      const outcomes = await scheduler.waitFor(Promise.all(running));
      await scheduler.waitIdle();
      const game = await games.stored(id);
      expect(errorsOfSteps(game)).toEqual([]);
      await expectSound(game, outcomes);
    }),
    { numRuns: schedules },
  );
}

const right =
  (person: Person) =>
  async ({ play }: Actors, id: GameId) =>
    play.guess(person.player, id, { text: games.answerOf(id) });
const wrong =
  (person: Person, text: string) =>
  ({ play }: Actors, id: GameId) =>
    play.guess(person.player, id, { text });
/** The same request twice, as after a lost answer. */
const once =
  ({ player }: Person) =>
  ({ play }: Actors, id: GameId) =>
    play.guess(player, id, { text: games.answerOf(id), key: 'once' });
const hint =
  (person: Person, wanted?: number) =>
  ({ play }: Actors, id: GameId) =>
    play.hint(person.player, id, wanted ? { wanted } : {});
const join =
  ({ player }: Person) =>
  ({ share }: Actors, id: GameId) =>
    share.join(player, id);
const decline =
  ({ account }: Person) =>
  ({ share }: Actors, id: GameId) =>
    share.decline(account, id);
const press =
  ({ player }: Person) =>
  ({ share }: Actors, id: GameId) =>
    share.start(player, id);
const leave =
  ({ player }: Person) =>
  ({ share }: Actors, id: GameId) =>
    share.leave(player, id);
const rematch =
  ({ player }: Person) =>
  ({ share }: Actors, id: GameId) =>
    share.rematch(player, id);

describe(`in ${schedules} schedules`, () => {
  test.each([
    ['two', [ann, ben]],
    ['three', [ann, ben, cem]],
  ] as const)('of %s who win at once the first to be saved is the winner', async (...row) => {
    const [, opponents] = row;
    await raceIt(
      () => games.challenge(),
      opponents.map(right),
      async (game, outcomes) => {
        expect(codesOf(outcomes)).toEqual(opponents.map(() => 'done'));
        for (const { player } of opponents) {
          const end = playerOf(game, player)?.end;
          const mark = { finishedAt: end?.at ?? 0, gameId: game.id - 1 };
          const [own] = await games.stores.results.outcomesAfter(player, mark);
          expect(own).toMatchObject({ gameId: game.id, won: true, score: end?.score });
        }
        const winner = people.find(({ player }) => player === game.winner);
        expect(sentEvents('opponent-won', game.id)).toMatchObject([
          { body: { winner: { userId: winner?.account.id } } },
        ]);
        // The last win of all is announced as the end.
        const isOver = opponents.length === 3 ? 1 : 0;
        const later = opponents.length - 1 - isOver;
        expect(sentEvents('opponent-finished', game.id)).toHaveLength(later);
        expect(sentEvents('finished', game.id)).toHaveLength(isOver);
      },
    );
  });

  test('of two guesses for the last attempt one counts', async () => {
    const start = async () => {
      const id = await games.challenge({ difficulty: 'expert' });
      await games.actors.play.guess(ann.player, id, { text: 'zzzz' });
      return id;
    };
    await raceIt(
      start,
      [wrong(ann, 'yyyy'), wrong(ann, 'xxxx'), wrong(ben, 'wwww')],
      (game, all) => {
        expect(codesOf(all.slice(0, 2))).toEqual(['done', 'no_active_game']);
        expect(all.slice(2).every(isDone)).toBe(true);
        expect(playerOf(game, ann.player)).toMatchObject({ end: { status: 'lost' } });
        expect(sentEvents('opponent-finished', game.id)).toHaveLength(1);
      },
    );
  });

  test('a guess sent twice under one key is one guess and one win', async () => {
    await raceIt(
      () => games.challenge(),
      [once(ann), once(ann)],
      (game, outcomes) => {
        expect(codesOf(outcomes)).toEqual(['done', 'done']);
        const [one, other] = outcomes.map((each) => isDone(each) && each.value.guess);
        expect(one).toEqual(other);
        expect(playerOf(game, ann.player)?.guesses).toHaveLength(1);
        expect(sentEvents('opponent-won', game.id)).toHaveLength(1);
      },
    );
  });

  test('a hint costs only what was saved before the win', async () => {
    await raceIt<unknown>(
      () => games.challenge(),
      [hint(ann), right(ann)],
      (game, outcomes) => {
        const isGiven = outcomes[0] && isDone(outcomes[0]);
        expect(codesOf(outcomes)).toEqual(isGiven ? ['done', 'done'] : ['done', 'no_active_game']);
        const player = playerOf(game, ann.player);
        expect(player?.hints).toHaveLength(isGiven ? 1 : 0);
        expect(player?.end?.score).toBe((isGiven ? 140 : 150) + (player?.end?.streakBonus ?? 0));
      },
    );
  });

  test.each([
    ['with the same n are one rung', 1, 1],
    ['without n are two rungs', undefined, 2],
  ] as const)('two hints %s', async (_, wanted, rungs) => {
    await raceIt(
      () => games.challenge(),
      [hint(ann, wanted), hint(ann, wanted)],
      (game, all) => {
        expect(codesOf(all)).toEqual(['done', 'done']);
        const costs = all.flatMap((each) => (isDone(each) ? each.value.cost : [])).sort();
        expect(costs).toEqual(rungs === 1 ? [0, 10] : [10, 15]);
        expect(playerOf(game, ann.player)?.hints).toHaveLength(rungs);
      },
    );
  });

  test('joining and cancelling: the first save counts', async () => {
    const start = () => games.challenge({ friends: [ben], joined: [] });
    const cancel = ({ share }: Actors, id: GameId) => share.cancel(ann.account, id);
    await raceIt<unknown>(start, [join(ben), cancel], ({ players, challenge }, [joined, taken]) => {
      const isIn = joined !== undefined && isDone(joined);
      expect(joined).toMatchObject(isIn ? { value: {} } : { code: 'game_closed' });
      expect(taken).toEqual(isIn ? { code: 'already_joined' } : { value: undefined });
      expect(players).toHaveLength(isIn ? 2 : 1);
      expect(challenge?.cancelled).toBe(isIn ? undefined : true);
    });
  });

  test('joining while somebody wins: both happen, and there is one winner', async () => {
    const start = () => games.challenge({ friends: [ben, cem], joined: [cem] });
    await raceIt<unknown>(start, [join(ben), right(ann), right(cem)], (game, outcomes) => {
      expect(codesOf(outcomes)).toEqual(['done', 'done', 'done']);
      expect(game.players).toHaveLength(3);
      expect(sentEvents('opponent-won', game.id)).toHaveLength(1);
      expect(game.challenge?.finish).toBeUndefined();
    });
  });

  test('joining and declining, each twice: the first counts, and counts once', async () => {
    const start = () => games.challenge({ friends: [ben], joined: [] });
    const calls = [join(ben), join(ben), decline(ben), decline(ben)];
    await raceIt<unknown>(start, calls, (game, outcomes) => {
      const [joined, declined] = [codesOf(outcomes.slice(0, 2)), codesOf(outcomes.slice(2))];
      const isIn = joined[0] === 'done';
      const [counted, refused] = isIn ? [joined, declined] : [declined, joined];
      expect(counted).toEqual(['done', 'done']);
      expect(refused).toEqual(['invitation_answered', 'invitation_answered']);
      expect(game.version).toBe(1);
      expect(game.players).toHaveLength(isIn ? 2 : 1);
      expect(sentEvents('invite-closed', game.id)).toMatchObject([
        { body: { reason: isIn ? 'joined' : 'declined' } },
      ]);
    });
  });

  test.each([
    ['the same friend is one game', [ben, ben], ['done', 'done']],
    ['other friends is refused', [ben, cem], ['done', 'idempotency_mismatch']],
  ] as const)('a challenge sent twice under one key to %s', async (...row) => {
    const [, friends, codes] = row;
    let key = 0;
    const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      await games.challenge({ friends: [] });
      key += 1;
      const { share } = games.actorsOn(scheduler);
      const sent = friends.map(({ account }) => {
        const wanted = { choice: { sport: 'tennis' as const }, friendIds: [account.id] };
        return outcomeOf(share.create(ann.account, { ...wanted, key: `${codes[1]} ${key}` }));
      });
      const outcomes = await scheduler.waitFor(Promise.all(sent));
      expect(codesOf(outcomes)).toEqual(codes);
      const ids = new Set(outcomes.flatMap((each) => (isDone(each) ? each.value.id : [])));
      expect(ids.size).toBe(1);
      expect([...ids].flatMap((id) => sentEvents('invite', id))).toHaveLength(1);
      for (const id of ids) await games.actors.share.cancel(ann.account, id);
    });
    await fc.assert(property, { numRuns: schedules });
  });

  test('inviting a friend who ends the friendship is all or nothing', async () => {
    const { friendships } = games.stores;
    const before = (await games.actors.share.invites(ben.account)).length;
    const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      await makeFriends(games.stores, ann.account.id, ben.account.id);
      const pair = await friendships.findPair(ann.account.id, ben.account.id);
      const { share, stores } = games.actorsOn(scheduler);
      const friendIds = [ben.account.id];
      const challenge = { choice: { sport: 'tennis' as const }, friendIds };
      const made = outcomeOf(share.create(ann.account, challenge));
      const ended = stores.friendships.remove(pair?.id ?? '', pair?.revision ?? 0);
      const [outcome, isEnded] = await scheduler.waitFor(Promise.all([made, ended]));
      expect(isEnded).toBe(true);
      const open = (await games.actors.share.invites(ben.account)).length - before;
      expect(isDone(outcome) ? open : [outcome.code, open]).toEqual(
        isDone(outcome) ? 1 : ['only_friends', 0],
      );
      if (isDone(outcome)) await games.actors.share.decline(ben.account, outcome.value.id);
    });
    await fc.assert(property, { numRuns: schedules });
    await makeFriends(games.stores, ann.account.id, ben.account.id);
  });

  test('a rematch requested by three, by one of them twice, is one game with one invitation each', async () => {
    const start = async () => {
      const id = await games.challenge();
      for (const person of people) await right(person)(games.actors, id);
      return id;
    };
    await raceIt(start, [...people, ann].map(rematch), async (game, outcomes) => {
      const ids = outcomes.map((outcome) => (isDone(outcome) ? outcome.value.id : outcome.code));
      expect(new Set(ids)).toEqual(new Set([game.challenge?.rematch?.id]));
      const next = await games.stored(game.challenge?.rematch?.id ?? game.id);
      expect(errorsOfSteps(next)).toEqual([]);
      expect(next.players).toHaveLength(people.length);
      expect(sentEvents('invite', next.id)).toHaveLength(1);
      expect(sentEvents('rematch', game.id)).toHaveLength(1);
    });
  });

  test('whatever three do at once: each change has its own version, an end once', async () => {
    const cancel = ({ share }: Actors, id: GameId) => share.cancel(ann.account, id);
    const moves = people.flatMap((person) => [
      right(person),
      wrong(person, 'zzzz'),
      hint(person),
      leave(person),
      press(person),
    ]);
    const all: readonly ((actors: Actors, id: GameId) => Promise<unknown>)[] = [
      ...moves,
      ...[join(cem), decline(cem), join(cem), cancel],
    ];
    const plan = fc.array(fc.constantFrom(...all.keys()), { minLength: 2, maxLength: 6 });
    const property = fc.asyncProperty(plan, fc.scheduler(), async (chosen, scheduler) => {
      const id = await games.challenge({ difficulty: 'expert', joined: [ben] });
      const actors = games.actorsOn(scheduler);
      const before = (await games.stored(id)).version;
      const running = chosen.map((at) => outcomeOf(all[at]?.(actors, id) ?? Promise.reject(at)));
      await scheduler.waitFor(Promise.all(running));
      const game = await games.stored(id);
      expect(errorsOfSteps(game)).toEqual([]);
      const sent = games.allSentEvents(id);
      const versions = new Set(sent.flatMap(({ body }) => (body.version as number) ?? []));
      const made = Array.from({ length: game.version - before }, (_, at) => before + 1 + at);
      expect([...versions].toSorted((one, other) => one - other)).toEqual(made);
      expect(sentEvents('opponent-won', id)).toHaveLength(game.winner ? 1 : 0);
      const { start, finish } = game.challenge ?? {};
      expect(sentEvents('finished', id)).toHaveLength(finish ? 1 : 0);
      expect(sentEvents('started', id)).toHaveLength(start ? 1 : 0);
      // All who wait get the one start; nobody is left in the lobby.
      const begun = game.players.filter(({ end }) => !end);
      expect(start && begun.some(({ startedAt }) => startedAt === undefined)).not.toBe(true);
      const common = begun.filter((player) => !isTouched(player)).map((each) => each.startedAt);
      expect(common.filter((at) => at !== start?.at)).toEqual([]);
    });
    await fc.assert(property, { numRuns: schedules });
  });
});
