import { expect, test } from '@jest/globals';
import { bodyOf } from '@craque/api/testing/races/challenge-rounds.ts';
import {
  declineChallenge,
  joinChallenge,
  rematchGame,
} from '@craque/common/contracts/challenges.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { describeTwoApis, guessAt, timeoutMs, rounds, statusesOf } from '../testing/two-apis.ts';

/* Races between two api processes on one MongoDB and one Redis: 200 rounds each, sent to both
   at the same time. More are in the files beside this one. */
describeTwoApis('winning, answering, playing again', (opened) => {
  const bothPlayers = () => [opened().ann.id, opened().ben.id];

  test(
    `of two who win at once one is the winner, and told once, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const [[ann], [, ben]] = [races.sidesOf(races.ann), races.sidesOf(races.ben)];
      const played: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await races.games.make(bothPlayers());
        const answers = await Promise.all([
          guessAt(ann, id, races.games.answer),
          guessAt(ben, id, races.games.answer),
        ]);
        const replies = answers.map(bodyOf);
        const game = await races.verifiedGame(id);
        expect(replies.map(({ won }) => won)).toEqual([true, true]);
        const first = game.winner === userPlayer(races.ann.id) ? 0 : 1;
        const late = replies.map((reply) => reply.game.gameCompletedByOtherPlayer);
        expect(late).toEqual([first !== 0, first !== 1]);
        const { score, timeTaken } = replies[first] ?? {};
        const { username } = first === 0 ? races.ann : races.ben;
        expect(replies[1 - first]?.game.winnerInfo).toEqual({ username, score, timeTaken });
        await races.events.untilTold(`game:${id}`, 'opponent-won');
        await races.events.untilTold(`game:${id}`, 'finished');
        played.push(id);
      }
      const told = (name: string) => played.map((id) => races.events.told(`game:${id}`, name));
      expect(told('opponent-won')).toEqual(played.map(() => 1));
      expect(told('finished')).toEqual(played.map(() => 1));
    },
    timeoutMs,
  );

  test(
    `of two guesses of one player for the last attempt one counts, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const [one, other] = races.sidesOf(races.ann);
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await races.games.make(bothPlayers(), { difficulty: 'expert' });
        bodyOf(await guessAt(one, id, 'zzzz'));
        const answers = await Promise.all([guessAt(one, id, 'yyyy'), guessAt(other, id, 'xxxx')]);
        expect(statusesOf(answers)).toEqual([200, 409]);
        const player = playerOf(await races.verifiedGame(id), userPlayer(races.ann.id));
        expect(player).toMatchObject({ end: { status: 'lost' } });
        expect(player?.guesses).toHaveLength(2);
      }
    },
    timeoutMs,
  );

  test(
    `of joining and declining the first counts, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const [one, other] = races.sidesOf(races.ben);
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await races.games.make(bothPlayers(), { joined: false });
        const [joined, declined] = await Promise.all([
          one.call(joinChallenge, { id }),
          other.call(declineChallenge, { id }),
        ]);
        expect(statusesOf([joined, declined])).toEqual([200, 409]);
        const { players, version, challenge } = await races.verifiedGame(id);
        const isIn = joined.status === 200;
        expect([players.length, version]).toEqual([isIn ? 2 : 1, 1]);
        expect(challenge?.invitations).toMatchObject([{ status: isIn ? 'joined' : 'declined' }]);
      }
    },
    timeoutMs,
  );

  test(
    `a rematch asked for by both is one game and one invitation, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const [[ann], [, ben]] = [races.sidesOf(races.ann), races.sidesOf(races.ben)];
      const invitedTo: (readonly [room: string, count: number])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await races.games.make(bothPlayers());
        bodyOf(await guessAt(ann, id, races.games.answer));
        bodyOf(await guessAt(ben, id, races.games.answer));
        const answers = await Promise.all(
          [ann, ben].map((client) => client.call(rematchGame, { id })),
        );
        const ids = new Set(answers.map(bodyOf).map((view) => view.id));
        const { challenge } = await races.verifiedGame(id);
        expect([...ids]).toEqual([challenge?.rematch?.id]);
        const next = await races.verifiedGame(challenge?.rematch?.id ?? id);
        expect(next.players).toHaveLength(2);
        const other = challenge?.rematch?.by === userPlayer(races.ann.id) ? races.ben : races.ann;
        invitedTo.push([`user:${other.id}`, 1]);
      }
      for (const { id } of [races.ann, races.ben]) {
        const room = `user:${id}`;
        const wanted = invitedTo.filter(([each]) => each === room).length;
        await races.events.untilTold(room, 'rematch');
        expect(races.events.told(room, 'rematch')).toBe(wanted);
        expect(races.events.told(room, 'invite')).toBe(wanted);
      }
    },
    timeoutMs,
  );
});
