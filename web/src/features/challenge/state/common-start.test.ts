import { describe, expect, test } from '@jest/globals';
import { leaveGame } from '@craque/common/domain/challenge/challenge.ts';
import { startChallenge } from '@craque/common/domain/challenge/common-start.ts';
import {
  accepted,
  aLobby,
  afterJoining,
  ana,
  ben,
  cleo,
} from '@craque/common/testing/challenge-steps.ts';
import { afterHints } from '@craque/common/testing/game-steps.ts';
import { atChallengeTable } from '../../../testing/challenge-table.ts';

const joined = afterJoining(aLobby(), [ben]);
const minutes = 60_000;

type Table = Awaited<ReturnType<typeof atChallengeTable>>;

/** Sets the start by the server's clock; returns its events and when it is (server time, ms). */
function press({ server, change, nowThere }: Table, by = ana) {
  const at = nowThere() + 3000;
  return { at, events: change(accepted(startChallenge(server.game, by, nowThere()))) };
}

/** The server answers what the time is after `up` ms; the answer takes `down` ms. */
function answerTimeIn({ line, time, nowThere }: Table, trips: readonly [number, number][]) {
  const wait = (ms: number) => new Promise<void>((done) => void time.later(done, ms));
  const left = [...trips];
  line.replies.time = async () => {
    const [up, down] = left.shift() ?? trips[0] ?? [0, 0];
    await wait(up);
    const now = nowThere();
    await wait(down);
    return now;
  };
}

/** Server time (ms) at which the screen opens the game. */
async function openedAt({ challenge, time, nowThere }: Table): Promise<number> {
  const seen: number[] = [];
  const stop = challenge.subscribe(({ hasOpened }) => {
    if (hasOpened) seen.push(nowThere());
  });
  await time.pass(10_000);
  stop();
  return seen[0] ?? Number.NaN;
}

describe('the start', () => {
  test.each([
    ['the right time', 0],
    ['a clock seven minutes slow', 7 * minutes],
    ['a clock three minutes fast', -3 * minutes],
  ])('is shown at the same moment with %s, as the fastest answer tells it', async (_, skew) => {
    const table = await atChallengeTable(joined, { skew });
    answerTimeIn(table, [
      [900, 20],
      [60, 20],
      [20, 700],
    ]);
    await table.line.accept();
    await table.time.pass(4000);
    const { at, events } = press(table);
    table.push(events);
    expect(Math.abs((await openedAt(table)) - at)).toBeLessThanOrEqual(40);
  });

  test.each([[7 * minutes], [-3 * minutes]])(
    'is shown by the time of the views without a socket: clock %i ms behind',
    async (skew) => {
      const table = await atChallengeTable(joined, { skew });
      await table.time.pass(4000);
      const { at } = press(table);
      expect(await openedAt(table)).toBe(at);
      expect(table.view()).toMatchObject({ startedAt: new Date(at).toISOString() });
    },
  );

  test.each([
    [7 * minutes, 'a push'],
    [-7 * minutes, 'a push'],
    [-7 * minutes, 'a view'],
  ])(
    'pressed before any question was answered is not early: clock %i ms behind, by %s',
    async (skew, by) => {
      const table = await atChallengeTable(joined, { skew });
      const { at, events } = press(table);
      if (by === 'a push') table.push(events);
      else table.answer(table.server.game);
      await table.time.pass(0);
      expect(table.challenge.getState().hasOpened).toBe(false);
      expect(await openedAt(table)).toBe(at);
    },
  );

  test.each([[7 * minutes], [-7 * minutes]])(
    'is shown in time by a page that is opened during the countdown: clock %i ms behind',
    async (skew) => {
      const set = 10_000 + skew;
      const table = await atChallengeTable(accepted(startChallenge(joined, ana, set)), { skew });
      expect(table.challenge.getState()).toMatchObject({ hasOpened: false, countdown: 3 });
      expect(await openedAt(table)).toBe(set + 3000);
    },
  );

  test('is counted down in whole seconds, and brings what was withheld', async () => {
    const table = await atChallengeTable(joined);
    await table.line.accept();
    const counted: (number | undefined)[] = [];
    table.challenge.subscribe(({ countdown }) => counted.push(countdown));
    table.push(press(table).events);
    await table.time.pass(2999);
    expect(table.view()).toMatchObject({ athleteImageUrl: null, lobby: { canStart: false } });
    await table.time.pass(1);
    expect([...new Set(counted)]).toEqual([3, 2, 1, undefined]);
    expect(table.view().athleteDetail.dateBorn).not.toBeNull();
    expect(table.view().lobby).toBeUndefined();
  });

  test('that comes a little later by the server is shown, and read until it has come', async () => {
    const table = await atChallengeTable(joined);
    await table.line.accept();
    table.push(press(table).events);
    // The node that answers is 200 ms behind the one that set the start.
    table.server.behind = 200;
    await table.time.pass(3000);
    expect(table.challenge.getState().hasOpened).toBe(true);
    expect(table.view().athleteDetail.dateBorn).toBeNull();
    expect(table.view().lobby).toBeUndefined();
    await table.time.pass(300);
    expect(table.view().athleteDetail.dateBorn).not.toBeNull();
  });

  test('is caught up with by a page that was hidden', async () => {
    const table = await atChallengeTable(joined);
    table.server.hidden = true;
    press(table);
    await table.time.pass(60_000);
    expect(table.challenge.getState().hasOpened).toBe(false);
    table.server.hidden = false;
    table.lookAgain();
    await table.time.pass(0);
    expect(table.challenge.getState()).toMatchObject({ hasOpened: false, countdown: undefined });
    expect(table.view().lobby).toBeUndefined();
    expect(table.view().athleteDetail.dateBorn).not.toBeNull();
  });

  test('does not open the game of a player who leaves during the countdown', async () => {
    const table = await atChallengeTable(joined);
    await table.line.accept();
    table.push(press(table).events);
    await table.time.pass(1500);
    table.answer(accepted(leaveGame(table.server.game, ana, table.nowThere())));
    expect(table.challenge.getState().countdown).toBeUndefined();
    await table.time.pass(5000);
    expect(table.challenge.getState().hasOpened).toBe(false);
    expect(table.view()).toMatchObject({ completed: true, abandoned: true });
  });

  test('is over for somebody who joins later: the game is open at once', async () => {
    const begun = accepted(startChallenge(joined, ana, 0));
    const table = await atChallengeTable(afterJoining(begun, [cleo], 9000), { caller: cleo });
    expect(table.view().lobby).toBeUndefined();
    expect(table.challenge.getState()).toMatchObject({ hasOpened: false, countdown: undefined });
  });
});

describe('a lobby', () => {
  test('shows who comes, and who may start once the creator has gone', async () => {
    const table = await atChallengeTable(joined, { caller: ben });
    await table.line.accept();
    expect(table.view().lobby).toEqual({ startsAt: null, canStart: false });
    expect(table.view().players?.map(({ waiting }) => waiting)).toEqual([true, true, false]);
    table.push(table.change(accepted(leaveGame(joined, ana, 11_000))));
    expect(table.view().lobby).toEqual({ startsAt: null, canStart: true });
  });

  test.each([[0], [7 * minutes], [-3 * minutes]])(
    'gives everybody the button once they may press it, by itself: clock %i ms behind',
    async (skew) => {
      const created = afterJoining(aLobby(), [ben], 10_000 + skew);
      const table = await atChallengeTable(created, { caller: ben, skew });
      await table.line.accept();
      table.server.hidden = true;
      const opens = Date.parse(table.view().challenge?.startOpensAt ?? '');
      expect(opens - table.nowThere()).toBeGreaterThan(minutes);
      await table.time.pass(opens - table.nowThere() - 1);
      expect(table.view().lobby?.canStart).toBe(false);
      await table.time.pass(1);
      expect(table.view().lobby).toEqual({ startsAt: null, canStart: true });
      const { events } = press(table, ben);
      table.push(events);
      expect(table.view().lobby?.canStart).toBe(false);
    },
  );

  test('gives it to nobody who has begun alone meanwhile, whatever the screen knows', async () => {
    const created = afterJoining(aLobby(), [ben], 10_000);
    const table = await atChallengeTable(created, { caller: ben });
    await table.line.accept();
    table.server.hidden = true;
    table.push(table.change(afterHints(created, 1, 11_000, ben)));
    await table.time.pass(5 * minutes);
    expect(table.view().lobby?.canStart ?? false).toBe(false);
  });

  test('asks for the time a few times at once', async () => {
    const table = await atChallengeTable(joined);
    const asked: number[] = [];
    table.line.replies.time = async () => {
      asked.push(table.time.now());
      return table.nowThere();
    };
    await table.line.accept();
    await table.time.pass(5000);
    expect(asked).toHaveLength(5);
    await table.time.pass(60_000);
    expect(asked).toHaveLength(5);
  });
});
