import { beforeAll, expect, test } from '@jest/globals';
import { bodyOf } from '@craque/api/testing/races/challenges.ts';
import type { TestClient } from '@craque/api/testing/test-client.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { gameRoom } from '@craque/common/contracts/realtime.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { SeededPlayer } from '../testing/seed-players.ts';
import { type Device, type DevicesOf, startRealtimeNodes } from '../testing/realtime-nodes.ts';
import {
  atOnce,
  describeTwoApis,
  expectAllOutcomes,
  guessAt,
  timeoutMs,
  type Races,
  rounds,
} from '../testing/two-apis.ts';

/* Races from two api processes by Redis to the sockets of two realtime processes. */
describeTwoApis('watching over two realtime processes', (opened) => {
  const nodes: { devicesOf?: DevicesOf } = {};
  beforeAll(async () => {
    nodes.devicesOf = await startRealtimeNodes(opened());
  }, timeoutMs);

  async function devicesOf(player: SeededPlayer): Promise<readonly [Device, Device]> {
    if (!nodes.devicesOf) throw new Error('the nodes are not there yet');
    return nodes.devicesOf(player);
  }

  async function viewOf(races: Races, player: SeededPlayer, id: number) {
    const [client] = races.sidesOf(player);
    return bodyOf(await client.call(readGame, { id }));
  }

  /** What the realtime processes may still send Ben of a guess concurrent with leaving. */
  async function dueToBen(races: Races, id: number) {
    const game = await races.verifiedGame(id);
    const [ann, ben] = [races.ann, races.ben].map((each) => playerOf(game, userPlayer(each.id)));
    expect([game.revision, game.version]).toEqual([2, 4]);
    expect(ben).toMatchObject({ hasLeft: true, end: { status: 'abandoned' }, guesses: [] });
    const version = ann?.guesses[0]?.version ?? 0;
    const guessed = `opponent-guessed ${version}`;
    const isFirst = version < (ben?.end?.version ?? 0);
    await races.events.untilSent(gameRoom(id), 'opponent-guessed');
    // Leaves the room first, is stored second: events about the leaving are sent afterwards.
    await races.events.untilSent(gameRoom(id), 'opponent-finished');
    expect(races.events.isBeforeLeaving(gameRoom(id), 'opponent-finished')).toBe(false);
    const isSentFirst = races.events.isBeforeLeaving(gameRoom(id), 'opponent-guessed');
    return { guessed, due: isFirst && isSentFirst ? [guessed] : [], isFirst };
  }

  async function toldGuess(races: Races, { client, id }: { client: TestClient; id: number }) {
    const answer = await guessAt(client, id, 'zzzz');
    await races.events.untilSent(gameRoom(id), 'opponent-guessed');
    return answer;
  }

  /** A device may send twenty messages a second, so nobody has more than four games. */
  const gamesOfDevice = 4;

  test(
    `whoever leaves while events are sent hears nothing that is sent later, in ${rounds} rounds`,
    async () => {
      const races = opened();
      const guessesFirst: boolean[] = [];
      const received: boolean[] = [];
      const state: { devices: readonly Device[] } = { devices: [] };
      for (let round = 0; round < rounds; round += 1) {
        if (round % gamesOfDevice === 0) {
          for (const device of state.devices) device.close();
          const both = await Promise.all([devicesOf(races.ben), devicesOf(races.cem)]);
          state.devices = both.flat();
        }
        const [own = [], others = []] = [state.devices.slice(0, 2), state.devices.slice(2)];
        const { id } = await races.games.make([races.ann.id, races.ben.id, races.cem.id]);
        const before = await viewOf(races, races.ben, id);
        const view = await viewOf(races, races.cem, id);
        await Promise.all([
          ...own.map((device) => device.watch(before)),
          ...others.map((device) => device.watch(view)),
        ]);
        const [[ann], [, ben]] = [races.sidesOf(races.ann, round), races.sidesOf(races.ben, round)];
        const answers = await atOnce(
          round,
          () => toldGuess(races, { client: ann, id }),
          () => ben.call(leaveChallenge, { id }),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const { guessed, due, isFirst } = await dueToBen(races, id);
        await Promise.all(others.map((device) => device.untilHeard(id, guessed)));
        // A ticket from before ends with the place in the game, on every node.
        await expect(own[round % 2]?.watch(before)).rejects.toThrow('FORBIDDEN');
        const { version } = bodyOf(await guessAt(ann, id, 'yyyy')).game;
        await Promise.all(
          others.map((device) => device.untilHeard(id, `opponent-guessed ${version}`)),
        );
        for (const device of others) {
          const names = device.eventsOf(id).map((text) => text.split(' ')[0]);
          expect(names.toSorted()).toEqual([
            'opponent-finished',
            'opponent-guessed',
            'opponent-guessed',
          ]);
        }
        await Promise.all(own.map((device) => device.flushed()));
        expect(own.map((device) => device.eventsOf(id))).toEqual([due, due]);
        await Promise.all(others.map((device) => device.unwatch(id)));
        guessesFirst.push(isFirst);
        received.push(due.length > 0);
      }
      for (const device of state.devices) device.close();
      expectAllOutcomes(guessesFirst, true, false);
      expectAllOutcomes(received, true, false);
    },
    timeoutMs,
  );
});
