import { describe, expect, test } from '@jest/globals';
import { login } from '@craque/common/contracts/accounts.ts';
import { declineChallenge, startChallenge } from '@craque/common/contracts/challenges.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import { countdown } from '@craque/common/domain/game/starting.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { errorsOfSteps } from '../testing/races/errors-of-steps.ts';
import {
  codeOf,
  eventsOf,
  joinByCode,
  newChallenge,
  type Person,
  recordingPushes,
  type SentEvent,
} from '../testing/races/challenges.ts';

/* Races of the common start with a guest of the lobby who signs in as one of the invited. */
const sent: SentEvent[] = [];
const api = await startFileApi({ pushes: recordingPushes(sent) });

type Lobby = { id: number; device: TestClient; ann: Person; ben: Person; cem: Person };

/** Ann waits, Ben if he has joined, and Cem as a guest, whose account has not answered. */
async function lobby(joined = 1): Promise<Lobby> {
  const made = await newChallenge(api, { invited: 2, joined, waits: true });
  const { id, creator, friend: ben, other: cem } = made;
  const device = api.guest();
  await joinByCode(device, await codeOf(creator, id), 'Zoe');
  return { id, device, ann: creator, ben, cem };
}

async function verifiedGame(id: number) {
  const game = await api.stored(id);
  expect(errorsOfSteps(game)).toEqual([]);
  return game;
}
const sentEvents = (name: 'started', id: number) =>
  eventsOf(sent, name).filter(({ body }) => body.gameId === id);

const signIn = ({ device, cem }: Lobby) =>
  device.call(login, { body: { username: cem.name, password: testPassword } });
const press = ({ ann, id }: Lobby) => ann.client.call(startChallenge, { id });
const decline = ({ ben, id }: Lobby) => ben.client.call(declineChallenge, { id });

/** The start of all three, set once; the guest has become Cem, who plays at one seat. */
async function expectOneStart({ id, device, cem }: Lobby) {
  const game = await verifiedGame(id);
  const at = game.challenge?.start?.at;
  expect(at).toBe(api.clock.now() + countdown);
  expect(sentEvents('started', id)).toHaveLength(1);
  expect(game.players.map((player) => player.id)).toHaveLength(3);
  expect(playerOf(game, cem.player)?.startedAt).toBe(at);
  expect((await device.call(readGame, { id })).body).toMatchObject({
    lobby: { startsAt: new Date(at ?? 0).toISOString() },
  });
  return { game, at };
}

type Act = (lobby: Lobby) => Promise<Answer>;
type Race = {
  begin?: () => Promise<Lobby>;
  act: Act;
  expectSound: (lobby: Lobby, answers: readonly [Answer, Answer]) => Promise<void>;
};

/** Both orders of the saves. */
function everyOrder(title: string, { begin = lobby, act, expectSound }: Race): void {
  describe(title, () => {
    test.each([
      ['the sign-in first', true],
      ['the sign-in last', false],
    ])('%s', async (_, isFirst) => {
      const there = await begin();
      const [claim, save] = [api.hold('games.reassign', 1), api.hold('games.save', 1)];
      const signing = signIn(there);
      await claim.arrived(1);
      const acting = act(there);
      await save.arrived(1);
      if (isFirst) {
        claim.release(0);
        await signing;
        save.release(0);
      } else {
        save.release(0);
        await acting;
        claim.release(0);
      }
      await expectSound(there, [await signing, await acting]);
    });
  });
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);

everyOrder('the last of the invited signs in while the creator presses Start', {
  act: press,
  async expectSound(there, answers) {
    expect(statusesOf(answers)).toEqual([200, 200]);
    const { game, at } = await expectOneStart(there);
    expect(game.players.map(({ startedAt }) => startedAt)).toEqual([at, at, at]);
  },
});

everyOrder('one of the last two signs in while the other declines', {
  begin: () => lobby(0),
  act: decline,
  async expectSound({ id }, answers) {
    expect(statusesOf(answers)).toEqual([200, 200]);
    const game = await verifiedGame(id);
    const at = game.challenge?.start?.at;
    expect(at).toBe(api.clock.now() + countdown);
    expect(game.players.map(({ startedAt }) => startedAt)).toEqual([at, at]);
    expect(sentEvents('started', id)).toHaveLength(1);
  },
});
