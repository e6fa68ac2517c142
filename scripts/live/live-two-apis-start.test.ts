import { expect, test } from '@jest/globals';
import { bodyOf, makeFriends } from '@craque/api/testing/races/challenge-rounds.ts';
import type { Answer, TestClient } from '@craque/api/testing/test-client.ts';
import {
  createChallenge,
  joinChallenge,
  leaveChallenge,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import {
  atOnce,
  describeTwoApis,
  expectAllOutcomes,
  messageOf,
  type Races,
  rounds,
  timeoutMs,
} from '../testing/two-apis.ts';

/* Races of the common start, each side at another api process. */
describeTwoApis('the common start', (opened) => {
  const press = (client: TestClient, id: number) => client.call(startChallenge, { id });
  const join = (client: TestClient, id: number) => client.call(joinChallenge, { id });

  /** A challenge of Ann to Ben and Cem in its lobby, which Ben has joined or not. */
  async function lobby({ stores, ann, ben, cem, sidesOf }: Races, joined = true): Promise<number> {
    for (const { id } of [ben, cem]) await makeFriends(stores, ann.id, id);
    for (const { id } of [ann, ben, cem]) {
      for (const before of await stores.games.unsettledOf(userPlayer(id)))
        await stores.games.markSettled(before.id);
    }
    const [client] = sidesOf(ann);
    const body = { sport: 'tennis', friendIds: [ben.id, cem.id] } as const;
    const { id } = bodyOf(await client.call(createChallenge, { body }));
    if (joined) bodyOf(await join(sidesOf(ben)[0], id));
    return id;
  }

  const startsAt = (answer: Answer<GameView>) => bodyOf(answer).challenge?.startsAt;
  const startOf = (game: Game, { id }: { id: string }) => playerOf(game, userPlayer(id))?.startedAt;

  async function toldOf({ events }: Races, ids: readonly number[]) {
    for (const id of ids) await events.untilTold(gameRoom(id), 'started');
    return ids.map((id) => events.told(gameRoom(id), 'started'));
  }

  test(
    `two presses are one start, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const played: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await lobby(races);
        const [one, other] = races.sidesOf(races.ann, round);
        const answers = await atOnce<Answer<GameView>, Answer<GameView>>(
          round,
          () => press(one, id),
          () => press(other, id),
        );
        const game = await races.verifiedGame(id);
        const { at = 0, version } = game.challenge?.start ?? {};
        expect([game.version, version]).toEqual([2, 2]);
        expect(answers.map(startsAt)).toEqual(answers.map(() => new Date(at).toISOString()));
        expect([startOf(game, races.ann), startOf(game, races.ben)]).toEqual([at, at]);
        played.push(id);
      }
      expect(await toldOf(races, played)).toEqual(played.map(() => 1));
    },
    timeoutMs,
  );

  test(
    `a press while somebody joins: both start together, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const played: number[] = [];
      const pressedFirst: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await lobby(races, false);
        const [[ann], [, ben]] = [races.sidesOf(races.ann, round), races.sidesOf(races.ben, round)];
        const [pressed, joined] = await atOnce<Answer<GameView>, Answer<GameView>>(
          round,
          () => press(ann, id),
          () => join(ben, id),
        );
        expect([pressed.status, joined.status]).toEqual([200, 200]);
        const game = await races.verifiedGame(id);
        const { at, version } = game.challenge?.start ?? {};
        expect([startOf(game, races.ann), startOf(game, races.ben)]).toEqual([at, at]);
        expect(game.version).toBe(2);
        pressedFirst.push(version === 1);
        played.push(id);
      }
      expectAllOutcomes(pressedFirst, true, false);
      expect(await toldOf(races, played)).toEqual(played.map(() => 1));
    },
    timeoutMs,
  );

  test(
    `a press while the creator leaves: nobody is left waiting, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const played: number[] = [];
      const pressedFirst: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await lobby(races);
        const [one, other] = races.sidesOf(races.ann, round);
        const [pressed, left] = await atOnce<Answer<GameView>, Answer<GameView>>(
          round,
          () => press(one, id),
          () => other.call(leaveChallenge, { id }),
        );
        expect(left.status).toBe(200);
        const isFirst = pressed.status === 200;
        if (!isFirst) {
          expect(messageOf(pressed)).toEqual([409, 'No active game']);
          bodyOf(await press(races.sidesOf(races.ben, round)[0], id));
        }
        const game = await races.verifiedGame(id);
        expect(game.version).toBe(3);
        expect(startOf(game, races.ben)).toBe(game.challenge?.start?.at);
        pressedFirst.push(isFirst);
        played.push(id);
      }
      expectAllOutcomes(pressedFirst, true, false);
      expect(await toldOf(races, played)).toEqual(played.map(() => 1));
    },
    timeoutMs,
  );
});
