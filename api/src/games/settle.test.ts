import { describe, expect, test } from '@jest/globals';
import { readProfile, readStats } from '@craque/common/contracts/history.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';
import { loseGame, startGame, winGame } from '../testing/history/played-games.ts';
import { inOrder, orders } from '../testing/races/races.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';
import { settle, sweep } from './settle.ts';

const api = await startFileApi();

type Person = Awaited<ReturnType<typeof api.user>>;
const playerOf = ({ user }: Person) => userPlayer(user.id);
const resultsOf = (player: PlayerId) => api.stores.results.outcomesAfter(player);

describe('a result', () => {
  test('records what the player did in the game, including the last guess', async () => {
    const person = await api.user();
    const { score, game } = await winGame(api, person.client, {
      misses: 2,
      hints: 1,
      seconds: 47.9,
    });
    const { athleteId } = await api.hidden(game.id);
    expect(await resultsOf(playerOf(person))).toEqual([
      {
        gameId: game.id,
        sport: 'basketball',
        athleteId,
        won: true,
        score,
        guesses: 3,
        hints: 1,
        timeTaken: 47,
        finishedAt: api.clock.now(),
      },
    ]);
  });

  test('of a lost and of an abandoned game has no points', async () => {
    const person = await api.user();
    await loseGame(api, person.client);
    api.clock.move(1000);
    const left = await startGame(api, person.client, { hints: 2 });
    await left.leave();
    const [lost, abandoned] = await resultsOf(playerOf(person));
    expect(lost).toMatchObject({ won: false, score: 0, guesses: 5, hints: 0 });
    expect(abandoned).toMatchObject({ won: false, score: 0, guesses: 0, hints: 2 });
  });

  test('is written once, however often the game is settled', async () => {
    const person = await api.user();
    const { game } = await winGame(api, person.client);
    const before = await resultsOf(playerOf(person));
    const unlocked = await api.stores.achievements.listOf(person.user.id);
    api.clock.move(1000);
    const dependencies = { stores: api.stores, clock: api.clock.now };
    await settle(dependencies, await api.stored(game.id));
    expect(await resultsOf(playerOf(person))).toEqual(before);
    expect(await api.stores.achievements.listOf(person.user.id)).toEqual(unlocked);
  });

  test('of a guest unlocks nothing', async () => {
    const { game } = await winGame(api, api.guest());
    const { creator } = await api.stored(game.id);
    expect(await resultsOf(creator)).toHaveLength(1);
    const id = creator.slice('guest:'.length);
    expect(await api.stores.achievements.listOfMany([creator, id])).toEqual([]);
  });
});

describe('what a crash left out', () => {
  /** An api whose process seems to die before these writes, until it is revived. */
  async function dying(names: readonly ('result' | 'achievement')[]) {
    const state = { isDead: true };
    const wrapStores = (stores: Stores): Stores => {
      const unless =
        <A extends unknown[], R>(dead: boolean, write: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          if (state.isDead && dead) throw new Error('the process has died');
          return write(...args);
        };
      const add = unless(names.includes('result'), stores.results.add);
      const unlock = unless(names.includes('achievement'), stores.achievements.add);
      return {
        ...stores,
        results: { ...stores.results, add },
        achievements: { ...stores.achievements, add: unlock },
      };
    };
    return { state, ...(await startTestApi({ wrapStores })) };
  }

  test.each(['result', 'achievement'] as const)(
    'of a %s is repaired by the sweep',
    async (name) => {
      const { state, ...node } = await dying([name]);
      const { client, user } = await node.user();
      const { win } = await startGame(node, client);
      await expect(win()).rejects.toThrow('Internal server error');
      state.isDead = false;
      const finishedAt = node.clock.now();
      node.clock.move(11_000);
      await sweep(node.stores, node.clock.now());
      const [result] = await node.stores.results.outcomesAfter(userPlayer(user.id));
      expect(result).toMatchObject({ won: true, finishedAt });
      const unlocked = await node.stores.achievements.listOf(user.id);
      expect(unlocked.map(({ unlockedAt }) => unlockedAt)).toEqual([
        finishedAt,
        finishedAt,
        finishedAt,
      ]);
      expect(await node.stores.games.unsettledOf(userPlayer(user.id))).toEqual([]);
      await node.close();
    },
  );

  test('is repaired by the next read of the profile too', async () => {
    const { state, ...node } = await dying(['result']);
    const { client } = await node.user();
    const { win } = await startGame(node, client);
    await expect(win()).rejects.toThrow('Internal server error');
    state.isDead = false;
    const { body } = await client.call(readProfile);
    expect(body.achievementPoints).toBe(50 + 200 + 150);
    expect(body.gamePoints).toBe(150);
    await node.close();
  });
});

describe('two games of one user that end together', () => {
  type End = 'win' | 'lose';

  /** The first game ends a millisecond before the second, whichever is saved first. */
  async function start(ends: readonly [End, End]) {
    const person = await api.user();
    const first = await startGame(api, person.client);
    const second = await startGame(api, person.client);
    for (const [index, game] of [first, second].entries()) {
      const wrong = await api.wrongNames(game.id);
      if (ends[index] === 'lose') for (const name of wrong.slice(0, 4)) await game.guess(name);
    }
    const last = async ({ id, guess }: typeof first, end: End) => {
      const names =
        end === 'win' ? [(await api.hidden(id)).name] : (await api.wrongNames(id)).slice(4);
      return guess(names[0] ?? '');
    };
    return {
      person,
      first: () => last(first, ends[0]),
      second: () => last(second, ends[1]),
    };
  }

  /** Statistics and points derived from the rows in the order of their ends. */
  async function expectSums(person: Person, scores: readonly number[], ends: readonly [End, End]) {
    const streak = ends[1] === 'lose' ? 0 : ends[0] === 'lose' ? 1 : 2;
    const longestStreak = ends.every((end) => end === 'win') ? 2 : 1;
    expect(await api.stores.results.streakOf(playerOf(person))).toBe(streak);
    const stats = (await person.client.call(readStats)).body;
    expect(stats).toMatchObject({ longestStreak, winRate: longestStreak === 2 ? 100 : 50 });
    const { gamePoints } = (await person.client.call(readProfile)).body;
    expect(gamePoints).toBe(scores.reduce((sum, score) => sum + score, 0));
    expect(await resultsOf(playerOf(person))).toHaveLength(2);
  }

  const allEnds: readonly (readonly [End, End])[] = [
    ['win', 'win'],
    ['win', 'lose'],
    ['lose', 'win'],
  ];
  const cases = allEnds.flatMap((ends) =>
    orders.map(([title, order]) => [ends, title, order] as const),
  );

  test.each(cases)('%j, settled %s: streak and points match the rows', async (ends, _, order) => {
    const { person, first, second } = await start(ends);
    const later = () => {
      api.clock.move(1);
      return second();
    };
    const answers = await inOrder(api, 'after games.save', order, first, later);
    await expectSums(
      person,
      answers.map(({ score }) => score),
      ends,
    );
  });
});
