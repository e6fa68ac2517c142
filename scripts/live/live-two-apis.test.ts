import { expect, test } from '@jest/globals';
import { bodyOf, makeFriends } from '@craque/api/testing/races/challenges.ts';
import { createTestClient } from '@craque/api/testing/test-client.ts';
import {
  createChallenge,
  joinChallenge,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import { startDaily } from '@craque/common/contracts/daily.ts';
import { createGame, resetGame } from '@craque/common/contracts/games.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import {
  atOnce,
  describeTwoApis,
  guessAt,
  race,
  type Races,
  statusesOf,
  timeoutMs,
  withoutTicket,
} from '../testing/two-apis.ts';

/* Races of each kind of write between two api processes on one MongoDB and one Redis. All races of
   challenges in every order of their steps are in api/src/challenges, in one process. */
describeTwoApis('playing', (opened) => {
  const challenge = ({ games, ann, ben }: Races, options = {}) =>
    games.make([ann.id, ben.id], options);

  race(
    'of two who win at once one is announced as the winner, once',
    opened,
    async (races) => {
      const [[ann], [, ben]] = [races.sidesOf(races.ann), races.sidesOf(races.ben)];
      const { id } = await challenge(races);
      const { answer } = races.games;
      const answers = await Promise.all([guessAt(ann, id, answer), guessAt(ben, id, answer)]);
      const replies = answers.map(bodyOf);
      const game = await races.verifiedGame(id);
      expect(replies.map(({ won }) => won)).toEqual([true, true]);
      const first = game.winner === userPlayer(races.ann.id) ? 0 : 1;
      const late = replies.map((reply) => reply.game.gameCompletedByOtherPlayer);
      expect(late).toEqual([first !== 0, first !== 1]);
      const { score, timeTaken } = replies[first] ?? {};
      const { username } = first === 0 ? races.ann : races.ben;
      expect(replies[1 - first]?.game.winnerInfo).toEqual({ username, score, timeTaken });
      return { id };
    },
    { toWatchers: { 'opponent-won': 1, finished: 1 } },
  );

  race(
    'a winning guess sent twice under one key is one guess and one win',
    opened,
    async (races, round) => {
      const { answer } = races.games;
      const { id } = await challenge(races);
      const [one, other] = races.sidesOf(races.ben, round);
      const send = (side: typeof one) => () => guessAt(side, id, answer, 'once');
      const answers = await atOnce(round, send(one), send(other));
      expect(answers.map(bodyOf).map(({ won }) => won)).toEqual([true, true]);
      expect(withoutTicket(answers[0])).toBe(withoutTicket(answers[1]));
      const game = await races.verifiedGame(id);
      expect([game.revision, game.winner]).toEqual([1, userPlayer(races.ben.id)]);
      expect(playerOf(game, userPlayer(races.ben.id))?.guesses).toMatchObject([
        { text: answer, key: 'once', version: 2 },
      ]);
      return { id };
    },
    { toWatchers: { 'opponent-won': 1 } },
  );

  race(
    'New Athlete pressed twice makes one game',
    opened,
    async (races, round) => {
      const [one, other] = races.sidesOf(races.cem, round);
      const { id } = bodyOf(await one.call(createGame, { body: { sport: 'soccer' } }));
      if (round % 2 === 1) bodyOf(await guessAt(one, id, 'zzzz'));
      const answers = await atOnce(
        round,
        () => one.call(resetGame, { id, body: { sport: 'tennis' } }),
        () => other.call(resetGame, { id, body: { sport: 'basketball' } }),
      );
      expect(statusesOf(answers)).toEqual([201, 201]);
      const { successor, players } = await races.verifiedGame(id);
      expect(players[0]?.end?.status).toBe(round % 2 === 1 ? 'abandoned' : undefined);
      expect(answers.map(({ body }) => body.id)).toEqual([successor, successor]);
      const next = await races.verifiedGame(successor as GameId);
      expect([next.revision, next.successor]).toEqual([0, undefined]);
      const newest = await races.stores.games.createdSince(userPlayer(races.cem.id), 0, 2);
      expect(newest.map((game) => game.id)).toEqual([next.id, id]);
      return { id, outcome: next.sport };
    },
    { outcomes: ['tennis', 'basketball'] },
  );

  race(
    'two presses of Start are one start',
    opened,
    async (races, round) => {
      const { stores, ann, ben, cem } = races;
      for (const friend of [ben, cem]) await makeFriends(stores, ann.id, friend.id);
      const [one, other] = races.sidesOf(ann, round);
      // Cem does not answer, so nothing but a press starts it.
      const body = { sport: 'tennis', friendIds: [ben.id, cem.id] };
      const { id } = bodyOf(await one.call(createChallenge, { body }));
      bodyOf(await races.sidesOf(ben)[0].call(joinChallenge, { id }));
      const press = (side: typeof one) => () => side.call(startChallenge, { id });
      const answers = await atOnce(round, press(one), press(other));
      const game = await races.verifiedGame(id);
      const { at = 0, version } = game.challenge?.start ?? {};
      expect([game.version, version]).toEqual([2, 2]);
      const starts = answers.map((answer) => bodyOf(answer).challenge?.startsAt);
      expect(starts).toEqual(answers.map(() => new Date(at).toISOString()));
      expect(game.players.map(({ startedAt }) => startedAt)).toEqual([at, at]);
      await stores.games.markSettled(id as GameId);
      return { id };
    },
    { toWatchers: { started: 1 } },
  );

  /** It is always two dates somewhere, and three for an hour of each day. */
  const zones = ['Etc/GMT+12', 'UTC', 'Etc/GMT-14'];

  test(
    'is one for each date of 200 guests all over the earth who are the first to ask',
    async () => {
      const { origins, stores } = opened();
      const start = (index: number) =>
        createTestClient(origins[index % 2] ?? '').call(startDaily, {
          body: { sport: 'soccer' },
          headers: { 'x-time-zone': zones[index % zones.length] ?? '' },
        });
      const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => start(index)));
      const turns = await stores.dailies.turnsOf('soccer');
      const asked = new Map<unknown, string>(turns.map((turn) => [turn.date, turn.athleteId]));
      for (const { body } of answers) {
        const game = await stores.games.find(body.id as GameId);
        expect(asked.get(game?.daily?.date)).toBe(game?.athlete.athleteId);
      }
      expect(asked.size).toBeGreaterThan(1);
      expect(new Set(asked.values()).size).toBe(asked.size);
    },
    timeoutMs,
  );

  test(
    'is one game of a player who asks both processes at once',
    async () => {
      const { ann, sidesOf, stores } = opened();
      const headers = { 'x-time-zone': 'UTC' };
      const start = (index: number) =>
        sidesOf(ann, index)[0].call(startDaily, { body: { sport: 'formula1' }, headers });
      const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => start(index)));
      // Two if the date has changed meanwhile.
      const dates = new Set(answers.map(({ body }) => body.daily?.date));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(dates.size);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(dates.size);
      expect(await stores.dailies.turnsOf('formula1')).toHaveLength(dates.size);
    },
    timeoutMs,
  );
});
