import { expect, test } from '@jest/globals';
import { bodyOf } from '@craque/api/testing/races/challenge-rounds.ts';
import type { Answer } from '@craque/api/testing/test-client.ts';
import {
  createGame,
  type GuessReply,
  type HintReply,
  resetGame,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { type Game, type Player, playerOf } from '@craque/common/domain/game/game.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import {
  atOnce,
  describeTwoApis,
  expectAllOutcomes,
  guessAt,
  leadsOfSlowSecond,
  messageOf,
  timeoutMs,
  type Races,
  rounds,
  statusesOf,
  withoutTicket,
} from '../testing/two-apis.ts';

/* Races of one player on two devices, each at another api process. */
describeTwoApis('guesses, hints and a new game', (opened) => {
  /** A challenge of Ann that Ben has joined, in which nothing has happened yet. */
  const challenge = async ({ games, ann, ben }: Races) => (await games.make([ann.id, ben.id])).id;

  /**
   * The game with Ben in it. So many changes were saved since the join, each with its own version.
   */
  async function afterChanges(races: Races, id: number, count: number) {
    const game = await races.verifiedGame(id);
    expect([game.revision, game.version]).toEqual([count, 1 + count]);
    const [ann] = game.players;
    expect(ann).toMatchObject({ guesses: [], hints: [] });
    return { game, ben: playerOf(game, userPlayer(races.ben.id)) as Player };
  }

  async function toldOfAll({ events }: Races, ids: readonly number[], name: string) {
    for (const id of ids) await events.untilTold(gameRoom(id), name);
    return ids.map((id) => events.told(gameRoom(id), name));
  }

  test(
    `a winning guess sent twice under one key is one guess and one win, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const { answer } = races.games;
      const played: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await challenge(races);
        const [one, other] = races.sidesOf(races.ben, round);
        const answers = await atOnce<Answer<GuessReply>, Answer<GuessReply>>(
          round,
          () => guessAt(one, id, answer, 'once'),
          () => guessAt(other, id, answer, 'once'),
        );
        expect(answers.map(bodyOf).map(({ won }) => won)).toEqual([true, true]);
        expect(withoutTicket(answers[0])).toBe(withoutTicket(answers[1]));
        const { game, ben } = await afterChanges(races, id, 1);
        expect(game.winner).toBe(ben.id);
        expect(ben.guesses).toMatchObject([{ text: answer, key: 'once', version: 2 }]);
        played.push(id);
      }
      expect(await toldOfAll(races, played, 'opponent-won')).toEqual(played.map(() => 1));
    },
    timeoutMs,
  );

  test(
    `of two guesses under one key the later one is refused, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const taken: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await challenge(races);
        const [one, other] = races.sidesOf(races.ben, round);
        const texts = ['zzzz', 'yyyy'] as const;
        const answers = await atOnce(
          round,
          () => guessAt(one, id, texts[0], 'once'),
          () => guessAt(other, id, texts[1], 'once'),
        );
        expect(statusesOf(answers)).toEqual([200, 422]);
        const refused = answers.find(({ status }) => status === 422);
        expect(refused?.error.code).toBe('idempotency_mismatch');
        const { ben } = await afterChanges(races, id, 1);
        const text = texts[answers[0].status === 200 ? 0 : 1];
        expect(ben.guesses).toMatchObject([{ text, key: 'once' }]);
        taken.push(text);
      }
      expectAllOutcomes(taken, 'zzzz', 'yyyy');
    },
    timeoutMs,
  );

  test(
    `a hint costs what was saved before the win, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const played: number[] = [];
      const given: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await challenge(races);
        const [one, other] = races.sidesOf(races.ben, round);
        const [hint, guess] = await atOnce<Answer<HintReply>, Answer<GuessReply>>(
          round,
          () => one.call(takeHint, { id }),
          () => guessAt(other, id, races.games.answer),
          leadsOfSlowSecond,
        );
        const isGiven = hint.status === 200;
        if (!isGiven) expect(messageOf(hint)).toEqual([409, 'No active game']);
        const { score, speedBonus, streakBonus, game: view } = bodyOf(guess);
        const { ben } = await afterChanges(races, id, isGiven ? 2 : 1);
        // Easy is worth 80 points, the first hint costs 8.
        expect(score - speedBonus - streakBonus).toBe(isGiven ? 72 : 80);
        expect(view.totalPenalty).toBe(isGiven ? 8 : 0);
        expect(ben.hints.map(({ penalty, version }) => [penalty, version])).toEqual(
          isGiven ? [[8, 2]] : [],
        );
        expect(ben.guesses).toHaveLength(1);
        expect(ben.end).toMatchObject({ status: 'won', score, version: isGiven ? 3 : 2 });
        played.push(id);
        given.push(isGiven);
      }
      expectAllOutcomes(given, true, false);
      expect(await toldOfAll(races, played, 'opponent-won')).toEqual(played.map(() => 1));
    },
    timeoutMs,
  );

  const ladders = [
    ['under the same n are one rung', { n: '1' }, [8]],
    ['without n are two rungs', {}, [8, 12]],
  ] as const;

  test.each(ladders)(
    `two hints %s, in ${rounds} rounds`,
    async (_, query, penalties) => {
      const races = opened();
      const rungs = penalties.length;
      const played: number[] = [];
      const paidFirst: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await challenge(races);
        const [one, other] = races.sidesOf(races.ben, round);
        const take = (device: typeof one) => () => device.call(takeHint, { id, query });
        const answers = (await atOnce(round, take(one), take(other))).map(bodyOf);
        const costs = answers.map(({ hintPenalty }) => hintPenalty);
        const paid = rungs === 1 ? [0, ...penalties] : penalties;
        expect(costs.toSorted((a, b) => a - b)).toEqual(paid);
        expect(new Set(answers.map(({ hint }) => hint)).size).toBe(rungs);
        const total = penalties.reduce<number>((sum, each) => sum + each, 0);
        expect(Math.max(...answers.map(({ totalPenalty }) => totalPenalty))).toBe(total);
        const { ben } = await afterChanges(races, id, rungs);
        expect(ben.hints.map(({ penalty }) => penalty)).toEqual(penalties);
        expect(ben).toMatchObject({ guesses: [] });
        played.push(id);
        paidFirst.push(costs[0] === 8);
      }
      expectAllOutcomes(paidFirst, true, false);
      for (const id of played) await races.events.untilTold(gameRoom(id), 'player-changed', rungs);
      expect(await toldOfAll(races, played, 'player-changed')).toEqual(played.map(() => rungs));
    },
    timeoutMs,
  );

  async function expectLeft(races: Races, id: number, isTouched: boolean): Promise<Game> {
    const left = await races.verifiedGame(id);
    expect([left.revision, left.version]).toEqual(isTouched ? [2, 2] : [1, 0]);
    expect(left.players[0]?.end?.status).toBe(isTouched ? 'abandoned' : undefined);
    return left;
  }

  test(
    `New Athlete pressed twice makes one game, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const made: number[] = [];
      const sports: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [one, other] = races.sidesOf(races.cem, round);
        const { id } = bodyOf(await one.call(createGame, { body: { sport: 'soccer' } }));
        const isTouched = round % 2 === 1;
        if (isTouched) bodyOf(await guessAt(one, id, 'zzzz'));
        const answers = await atOnce(
          round,
          () => one.call(resetGame, { id, body: { sport: 'tennis' } }),
          () => other.call(resetGame, { id, body: { sport: 'basketball' } }),
        );
        expect(statusesOf(answers)).toEqual([201, 201]);
        const { successor } = await expectLeft(races, id, isTouched);
        expect(answers.map(({ body }) => body.id)).toEqual([successor, successor]);
        const next = await races.verifiedGame(successor as GameId);
        expect([next.revision, next.version, next.successor]).toEqual([0, 0, undefined]);
        sports.push(next.sport);
        made.push(id, next.id);
      }
      expectAllOutcomes(sports, 'tennis', 'basketball');
      const all = await races.stores.games.createdSince(userPlayer(races.cem.id), 0, 1_000);
      expect(all.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    },
    timeoutMs,
  );
});
