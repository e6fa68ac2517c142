import { expect } from '@jest/globals';
import { bodyOf, makeFriends } from '@craque/api/testing/races/challenge-rounds.ts';
import {
  cancelChallenge,
  createChallenge,
  declineChallenge,
  joinChallenge,
  readInvites,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import {
  atOnce,
  describeTwoApis,
  messageOf,
  race,
  type Races,
  statusesOf,
  withoutTicket,
} from '../testing/two-apis.ts';

/* Races of challenges and their answers, each side at another api process. */
describeTwoApis('challenges and their answers', (opened) => {
  const invite = ({ games, ann, ben }: Races) => games.make([ann.id, ben.id], { joined: false });
  const closed = [410, 'This game is closed'];

  race(
    'of joining and withdrawing the first save counts',
    opened,
    async (races, round) => {
      const { id } = await invite(races);
      const [[ann], [, ben]] = [races.sidesOf(races.ann, round), races.sidesOf(races.ben, round)];
      const [joined, cancelled] = await atOnce(
        round,
        () => ben.call(joinChallenge, { id }),
        () => ann.call(cancelChallenge, { id }),
      );
      const { revision, players, challenge } = await races.verifiedGame(id);
      const isIn = joined.status === 200;
      expect(messageOf(isIn ? cancelled : joined)).toEqual(
        isIn ? [409, 'Somebody has joined already'] : closed,
      );
      expect([revision, players.length]).toEqual([1, isIn ? 2 : 1]);
      expect(challenge?.invitations).toMatchObject([{ status: isIn ? 'joined' : 'cancelled' }]);
      expect(challenge?.cancelled).toBe(isIn ? undefined : true);
      if (!isIn) await races.events.untilSent(gameRoom(id), 'finished');
      expect(races.events.sentTo(gameRoom(id), 'finished')).toBe(isIn ? 0 : 1);
      return { id, outcome: isIn };
    },
    { outcomes: [true, false], toBen: { 'invite-closed': 1 } },
  );

  race(
    'a challenge sent twice under one key is one game and one invitation',
    opened,
    async (races, round) => {
      const headers = { 'idempotency-key': `challenge-${round}` };
      const body = { sport: 'tennis', friendIds: [races.ben.id] };
      const [one, other] = races.sidesOf(races.ann, round);
      const send = (side: typeof one) => () => side.call(createChallenge, { body, headers });
      const answers = await atOnce(round, send(one), send(other));
      expect(statusesOf(answers)).toEqual([201, 201]);
      expect(withoutTicket(answers[0])).toBe(withoutTicket(answers[1]));
      const { id } = answers[0].body;
      const [, ben] = races.sidesOf(races.ben, round);
      const invites = bodyOf(await ben.call(readInvites)).map(({ gameId }) => gameId);
      expect(invites).toEqual([id]);
      bodyOf(await ben.call(declineChallenge, { id }));
      return { id };
    },
    { toBen: { invite: 1 } },
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
});
