import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { makeFriends, bodyOf } from '@craque/api/testing/races/challenge-rounds.ts';
import type { Answer, TestClient } from '@craque/api/testing/test-client.ts';
import { removeFriend } from '@craque/common/contracts/friends.ts';
import { type GameView, type GuessReply, readGame } from '@craque/common/contracts/games.ts';
import {
  cancelChallenge,
  createChallenge,
  declineChallenge,
  joinChallenge,
  readInvites,
} from '@craque/common/contracts/challenges.ts';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { inviteLimit } from '@craque/common/domain/game/ending.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
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

/* Races of challenges and their answers, each side at another api process. */
describeTwoApis('challenges and their answers', (opened) => {
  const invite = ({ games, ann, ben }: Races) => games.make([ann.id, ben.id], { joined: false });
  const join = (client: TestClient, id: number) => client.call(joinChallenge, { id });
  const closed = [410, 'This game is closed'];

  /** How often Ben is told so from now on, once the expected number has arrived. */
  function countTold({ events, ben }: Races, name: string) {
    const room = playerRoom(userPlayer(ben.id));
    const before = events.told(room, name);
    return async (awaited: number) => {
      await events.untilTold(room, name, before + awaited);
      return events.told(room, name) - before;
    };
  }

  test(
    `of joining and withdrawing the first save counts, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const closings = countTold(races, 'invite-closed');
      const joins: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await invite(races);
        const [[ann], [, ben]] = [races.sidesOf(races.ann, round), races.sidesOf(races.ben, round)];
        const [joined, cancelled] = await atOnce<Answer<GameView>, Answer>(
          round,
          () => join(ben, id),
          () => ann.call(cancelChallenge, { id }),
        );
        const game = await races.verifiedGame(id);
        const isIn = joined.status === 200;
        expect(game.revision).toBe(1);
        expect(isIn ? messageOf(cancelled) : [cancelled.status]).toEqual(
          isIn ? [409, 'Somebody has joined already'] : [200],
        );
        if (!isIn) expect(messageOf(joined)).toEqual(closed);
        expect(game.players).toHaveLength(isIn ? 2 : 1);
        expect(game.players[0]?.end?.status).toBe(isIn ? undefined : 'abandoned');
        const { invitations, cancelled: isCancelled, finish } = game.challenge ?? {};
        expect(invitations).toMatchObject([{ status: isIn ? 'joined' : 'cancelled' }]);
        expect([isCancelled, finish?.reason]).toEqual(
          isIn ? [undefined, undefined] : [true, 'all-done'],
        );
        if (!isIn) await races.events.untilTold(gameRoom(id), 'finished');
        expect(races.events.told(gameRoom(id), 'finished')).toBe(isIn ? 0 : 1);
        joins.push(isIn);
      }
      expectAllOutcomes(joins, true, false);
      expect(await closings(rounds)).toBe(rounds);
    },
    timeoutMs,
  );

  test(
    `joining while somebody wins is let in and told who was first, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const { ann: creator } = races;
      const [annId, benId] = [userPlayer(creator.id), userPlayer(races.ben.id)];
      const played: number[] = [];
      const winsFirst: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await invite(races);
        const [[ann], [, ben]] = [races.sidesOf(creator, round), races.sidesOf(races.ben, round)];
        const [joined, won] = await atOnce<Answer<GameView>, Answer<GuessReply>>(
          round,
          () => join(ben, id),
          () => guessAt(ann, id, races.games.answer),
          leadsOfSlowSecond,
        );
        const view = bodyOf(joined);
        const { score, timeTaken } = bodyOf(won);
        const game = await races.verifiedGame(id);
        expect([game.revision, game.version, game.winner]).toEqual([2, 2, annId]);
        const isWonFirst = playerOf(game, annId)?.end?.version === 1;
        const winnerInfo = { username: creator.username, score, timeTaken };
        expect(playerOf(game, benId)?.joinedVersion).toBe(isWonFirst ? 2 : 1);
        expect(view).toMatchObject({
          completed: false,
          gameCompletedByOtherPlayer: isWonFirst,
          winnerInfo: isWonFirst ? winnerInfo : null,
          athleteName: null,
        });
        const own = bodyOf(await guessAt(ben, id, 'zzzz'));
        expect(own.game).toMatchObject({ completed: false, winnerInfo, athleteName: null });
        played.push(id);
        winsFirst.push(isWonFirst);
      }
      expectAllOutcomes(winsFirst, true, false);
      for (const id of played) await races.events.untilTold(gameRoom(id), 'opponent-won');
      const told = (name: string) => played.map((id) => races.events.told(gameRoom(id), name));
      expect(told('opponent-won')).toEqual(played.map(() => 1));
      expect(told('finished')).toEqual(played.map(() => 0));
    },
    timeoutMs,
  );

  /** An open invitation that expires at that time (ms since the epoch). */
  async function inviteUntil(races: Races, time: number): Promise<number> {
    const game = await invite(races);
    expect(await races.stores.games.save({ ...game, createdAt: time - inviteLimit })).toBe(true);
    return game.id;
  }

  test(
    `joining at the end of the invitation is in or closed, and told once, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const closings = countTold(races, 'invite-closed');
      const joins: boolean[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // 0 to 81 ms before the end, mostly few; in one round of ten long before or after it.
        const early = (round % 10) ** 2;
        const isClear = round % 10 === 9;
        const isEarly = round % 20 === 9;
        const now = Date.now();
        const end = isClear ? now + (isEarly ? 3_600_000 : -1_000) : now + 110;
        const id = await inviteUntil(races, end);
        const [[ann], [, ben]] = [races.sidesOf(races.ann, round), races.sidesOf(races.ben, round)];
        const at = async <T>(time: number, act: () => Promise<T>) => {
          if (!isClear) await sleep(Math.max(0, time - Date.now()));
          return act();
        };
        const [joined, read] = await Promise.all([
          at(end - early, () => join(ben, id)),
          at(end, () => ann.call(readGame, { id })),
        ]);
        expect(bodyOf(read).completed).toBe(false);
        const game = await races.verifiedGame(id);
        const isIn = joined.status === 200;
        if (!isIn) expect(messageOf(joined)).toEqual(closed);
        // One save made it expire so soon, the other is the join or the end.
        expect([game.revision, game.version]).toEqual([2, 1]);
        expect(game.players).toHaveLength(isIn ? 2 : 1);
        expect(game.challenge).toEqual({
          invitations: [{ userId: races.ben.id, status: isIn ? 'joined' : 'expired', version: 1 }],
          start: { at: expect.any(Number), version: 0 },
        });
        joins.push(isIn);
      }
      expectAllOutcomes(joins, true, false);
      expect(await closings(rounds)).toBe(rounds);
    },
    timeoutMs,
  );

  test(
    `a challenge sent twice under one key is one game and one invitation, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const creator = userPlayer(races.ann.id);
      const invitations = countTold(races, 'invite');
      const before = await races.stores.games.createdSince(creator, 0, 5_000);
      for (let round = 0; round < rounds; round += 1) {
        const headers = { 'idempotency-key': `challenge-${round}` };
        const body = { sport: 'tennis', friendIds: [races.ben.id] };
        const [one, other] = races.sidesOf(races.ann, round);
        const send = (ann: TestClient) => () => ann.call(createChallenge, { body, headers });
        const answers = await atOnce(round, send(one), send(other));
        expect(statusesOf(answers)).toEqual([201, 201]);
        expect(withoutTicket(answers[0])).toBe(withoutTicket(answers[1]));
        const game = await races.verifiedGame(answers[0].body.id);
        expect([game.revision, game.version]).toEqual([0, 0]);
        const [, ben] = races.sidesOf(races.ben, round);
        bodyOf(await ben.call(declineChallenge, { id: game.id }));
      }
      const after = await races.stores.games.createdSince(creator, 0, 5_000);
      expect(after.length - before.length).toBe(rounds);
      expect(await invitations(rounds)).toBe(rounds);
    },
    timeoutMs,
  );

  const newestOf = async ({ stores, ann }: Races) =>
    (await stores.games.createdSince(userPlayer(ann.id), 0, 1))[0];

  /** What was stored of the challenge created in this round, by its answer. */
  async function outcomeOf(races: Races, made: Answer<GameView>, before: number | undefined) {
    const newest = await newestOf(races);
    const [, ben] = races.sidesOf(races.ben);
    const invites = bodyOf(await ben.call(readInvites)).map(({ gameId }) => gameId);
    const statuses = newest?.challenge?.invitations.map(({ status }) => status);
    if (made.status === 201) {
      expect([newest?.id, invites]).toEqual([made.body.id, [made.body.id]]);
      expect([newest?.revision, statuses, newest?.challenge?.cancelled]).toEqual([
        0,
        ['pending'],
        undefined,
      ]);
      bodyOf(await ben.call(declineChallenge, { id: made.body.id }));
      return 'made';
    }
    expect(messageOf(made)).toEqual([403, 'You can only invite friends']);
    expect(invites).toEqual([]);
    if (newest?.id === before) return 'never made';
    expect(newest?.challenge).toMatchObject({ cancelled: true, finish: { reason: 'all-done' } });
    expect([newest?.revision, statuses]).toEqual([1, ['cancelled']]);
    return 'withdrawn';
  }

  test(
    `inviting a friend who ends the friendship is all or nothing, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const { friendships } = races.stores;
      const invitations = countTold(races, 'invite');
      const pair = [races.ann.id, races.ben.id] as const;
      const body = { sport: 'tennis', friendIds: [races.ben.id] };
      const outcomes: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await makeFriends(races.stores, ...pair);
        const id = (await friendships.findPair(...pair))?.id ?? '';
        const before = (await newestOf(races))?.id;
        const [[ann], [, ben]] = [races.sidesOf(races.ann, round), races.sidesOf(races.ben, round)];
        const end = async () => {
          const ended = await ben.call(removeFriend, { id });
          return { ended, known: (await newestOf(races))?.id };
        };
        const [{ ended, known }, made] = await atOnce(
          round,
          end,
          () => ann.call(createChallenge, { body }),
          leadsOfSlowSecond,
        );
        // Whatever remains was created before the friendship ended, not after.
        if (made.status === 201) expect(known).toBe(made.body.id);
        expect(ended.status).toBe(200);
        expect(await friendships.findPair(...pair)).toBeUndefined();
        outcomes.push(await outcomeOf(races, made, before));
      }
      // To withdraw it takes an end between two steps of the other process, which only one
      // process can be held at (api/src/challenges/scheduled-races.test.ts).
      const certain = outcomes.filter((outcome) => outcome !== 'withdrawn');
      expectAllOutcomes(certain, 'made', 'never made');
      const made = outcomes.filter((outcome) => outcome === 'made').length;
      expect(await invitations(made)).toBe(made);
    },
    timeoutMs,
  );
});
