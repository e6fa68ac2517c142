import { describe, expect, test } from '@jest/globals';
import { leaveGame } from '@craque/common/domain/challenge/challenge.ts';
import { tellingTime } from '@craque/common/domain/game/told.ts';
import {
  aChallenge,
  accepted,
  afterJoining,
  afterWin,
  ana,
  ben,
  cleo,
} from '@craque/common/testing/challenge-steps.ts';
import { afterGuesses, afterHints, afterMisses } from '@craque/common/testing/game-steps.ts';
import { applyView } from '../../../play/state/game-state.ts';
import { settled } from '../../../testing/fake-transport.ts';
import { atChallengeTable } from '../../../testing/challenge-table.ts';

const begun = afterJoining(aChallenge(), [ben]);
const guessed = afterGuesses(begun, [{ accuracy: 40, now: 11_000 }], ben);

describe('states of the challenge', () => {
  test('keep the pictures of the view, because they have none', async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    const avatarUrl = 'https://pictures.test/ben.png';
    const { players = [] } = table.view();
    const shown = players.map((each) => (each.userId === 'ben' ? { ...each, avatarUrl } : each));
    applyView({ store: table.game }, { ...table.view(), players: shown });
    table.push(table.change(guessed));
    expect(table.view().players?.map((each) => each.avatarUrl)).toEqual([
      undefined,
      avatarUrl,
      undefined,
    ]);
    expect(table.view().players?.[1]).toMatchObject({ guessesUsed: 1 });
  });

  test('make up for lost ones before them, without a read', async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    const before = table.reads.length;
    const won = afterWin(begun, ben, 11_000);
    table.change(won);
    table.push(table.change(afterJoining(won, [cleo])));
    expect(table.view()).toMatchObject({ winnerUsername: 'ben', version: won.version + 1 });
    expect(table.challenge.getState().winner).toBe('announced');
    expect(table.reads).toHaveLength(before);
  });

  test("about the player's move on another device cause a read", async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    table.push(table.change(afterHints(begun, 1, 11_000, ana)));
    await settled();
    expect(table.view().hints).toHaveLength(1);
    table.change(afterMisses(table.server.game, 1, ana));
    table.push(table.change(afterMisses(table.server.game, 1, ben)));
    await settled();
    expect(table.view().guesses).toHaveLength(1);
  });

  test('keep the picture if only an opponent has moved', async () => {
    const table = await atChallengeTable(begun);
    const { athleteImageUrl } = table.view();
    table.change(guessed);
    await table.time.pass(5000);
    expect(table.view().athleteImageUrl).toBe(athleteImageUrl);
  });
});

describe('a player who gave up', () => {
  const pair = afterJoining(aChallenge({ invited: ['ben'] }), [ben]);
  const left = accepted(leaveGame(pair, ana, 11_000));
  const over = afterWin(left, ben, 12_000);

  async function atTableLeft() {
    const table = await atChallengeTable(pair);
    await table.line.accept();
    table.answer(left);
    expect(table.view()).toMatchObject({ completed: true, athleteName: null, ticket: 'a-ticket' });
    return table;
  }

  test('learns the athlete from the push of the finish', async () => {
    const table = await atTableLeft();
    const before = table.reads.length;
    table.push(table.change(over));
    await settled();
    expect(table.view()).toMatchObject({ athleteName: 'Ada Secretova', ticket: null });
    await table.time.pass(60_000);
    expect(table.reads).toHaveLength(before + 1);
  });

  test('learns them from the next read if the one after the push fails', async () => {
    const table = await atTableLeft();
    table.server.down = true;
    table.push(table.change(over));
    await settled();
    expect(table.view()).toMatchObject({ athleteName: null, challenge: { finished: 'all-done' } });
    table.server.down = false;
    await table.time.pass(5000);
    expect(table.view().athleteName).toBe('Ada Secretova');
  });

  test('reads how the others do every 5 seconds, because no event about them arrives', async () => {
    const table = await atTableLeft();
    expect(table.challenge.getState().connection).toBe('checking');
    table.push(table.change(afterMisses(left, 1, ben)));
    await table.time.pass(5000);
    expect(table.view().players?.[1]).toMatchObject({ guessesUsed: 1 });
  });
});

describe('a player who has lost', () => {
  const three = afterJoining(aChallenge({ invited: ['ben', 'cleo', 'dora'] }), [ben, cleo]);
  const lost = afterGuesses(afterMisses(three, 4, ana), [{ now: 11_000 }], ana);

  async function atTableLost() {
    const table = await atChallengeTable(three);
    await table.line.accept();
    table.answer(lost);
    expect(table.view()).toMatchObject({ completed: true, athleteName: null });
    return table;
  }

  test('learns the athlete from the end of the last who plays, though one is still invited', async () => {
    const table = await atTableLost();
    const one = afterWin(lost, ben, 12_000);
    table.push(table.change(one));
    await settled();
    expect(table.view().athleteName).toBeNull();
    table.push(table.change(accepted(leaveGame(one, cleo, 13_000))));
    await settled();
    expect(table.view()).toMatchObject({ athleteName: 'Ada Secretova' });
    expect(table.view().challenge?.finished).toBeUndefined();
  });

  test('learns them after 15 minutes, at that second', async () => {
    const table = await atTableLost();
    const due = 11_000 + tellingTime;
    await table.time.pass(due - 1 - table.time.now());
    expect(table.view().athleteName).toBeNull();
    await table.time.pass(1);
    expect(table.view().athleteName).toBe('Ada Secretova');
  });
});

describe('polling', () => {
  const times = (reads: readonly number[]) => reads.map((at) => at - 10_000);

  test('happens every 5 seconds without a connection', async () => {
    const table = await atChallengeTable(begun);
    await table.time.pass(15_000);
    expect(times(table.reads)).toEqual([5000, 10_000, 15_000]);
  });

  test('happens at once when the room is joined, then every 30 seconds', async () => {
    const table = await atChallengeTable(begun);
    await table.time.pass(2000);
    await table.line.accept();
    await table.time.pass(62_000);
    expect(times(table.reads)).toEqual([2000, 32_000, 62_000]);
    expect(table.challenge.getState().connection).toBe('live');
  });

  test('goes back to 5 seconds when the connection is lost, or reports that events may be', async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    table.line.push('push-state', { healthy: false });
    expect(table.challenge.getState().connection).toBe('checking');
    await table.time.pass(5000);
    table.line.drop(false);
    expect(table.challenge.getState().connection).toBe('reconnecting');
    await table.time.pass(5000);
    expect(times(table.reads)).toEqual([0, 5000, 10_000]);
  });

  test('is not called a reconnection before there was a connection to lose', async () => {
    const table = await atChallengeTable(begun);
    const connection = () => table.challenge.getState().connection;
    expect(connection()).toBe('connecting');
    await table.line.refuse();
    expect(connection()).toBe('connecting');
    await table.line.accept();
    expect(connection()).toBe('live');
    table.line.drop(false);
    expect(connection()).toBe('reconnecting');
  });

  test('is not delayed by a connection that comes and goes', async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    const before = table.reads.length;
    for (let turn = 0; turn < 10; turn += 1) {
      table.line.push('push-state', { healthy: turn % 2 === 1 });
      await table.time.pass(2000);
    }
    expect(table.reads.length - before).toBeGreaterThanOrEqual(2);
  });

  test('waits while the page is hidden, and happens when it is shown', async () => {
    const table = await atChallengeTable(begun);
    table.server.hidden = true;
    await table.time.pass(20_000);
    expect(table.reads).toEqual([]);
    table.lookAgain();
    await settled();
    expect(table.reads).toHaveLength(1);
  });

  test('ends with the game, and with the screen', async () => {
    const alone = aChallenge({ invited: [] });
    const table = await atChallengeTable(alone);
    table.answer(afterWin(alone, ana, 11_000));
    expect(table.view().challenge?.finished).toBe('all-done');
    await table.time.pass(60_000);
    table.lookAgain();
    expect(table.reads).toEqual([]);
    const other = await atChallengeTable(begun);
    other.stop();
    await other.time.pass(60_000);
    expect(other.reads).toEqual([]);
  });

  test('takes a new ticket if the old one is refused', async () => {
    const table = await atChallengeTable(begun);
    table.line.replies.watch = () => ({ ok: false, code: 'FORBIDDEN' });
    await table.line.accept();
    expect(table.reads).toEqual([10_000]);
    expect(table.challenge.getState().connection).not.toBe('live');
  });
});

describe('the winner', () => {
  const won = afterWin(begun, ben, 11_000);

  test('is announced once, over event, poll and reload', async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    table.push(table.change(won));
    expect(table.challenge.getState().winner).toBe('announced');
    table.challenge.closeWinner();
    await table.time.pass(35_000);
    expect(table.challenge.getState().winner).toBeUndefined();
    const reloaded = table.follow();
    reloaded.start();
    expect(reloaded.getState().winner).toBeUndefined();
  });

  test('is announced to those who join later and still play, once the recording has ended', async () => {
    const table = await atChallengeTable(afterJoining(won, [cleo], 12_000), { caller: cleo });
    expect(table.challenge.getState().winner).toBeUndefined();
    await table.time.pass(60_000);
    expect(table.view().own?.ghosts[0]?.timeline).toHaveLength(1);
    expect(table.challenge.getState().winner).toBe('announced');
  });

  test('is not announced to those who are done, when it happens or afterwards', async () => {
    const done = afterMisses(begun, 5, ana);
    const table = await atChallengeTable(done);
    table.push(table.change(afterWin(done, ben, 11_000)));
    await table.time.pass(5000);
    expect(table.view().gameCompletedByOtherPlayer).toBe(true);
    expect(table.challenge.getState().winner).toBeUndefined();
  });

  test('is not announced to those who end before the notice', async () => {
    const table = await atChallengeTable(begun);
    table.answer(afterWin(afterWin(begun, ben, 11_000), ana, 11_500));
    expect(table.view()).toMatchObject({ completed: true, gameCompletedByOtherPlayer: true });
    expect(table.challenge.getState().winner).toBeUndefined();
  });

  test('is held back over the answer to a guess, until the player opens it', async () => {
    const table = await atChallengeTable(begun);
    table.answer(afterMisses(won, 1, ana));
    expect(table.challenge.getState().winner).toBe('held');
    table.challenge.openWinner();
    expect(table.challenge.getState().winner).toBe('announced');
  });

  test('stays held back once the name that was being typed has been guessed', async () => {
    const table = await atChallengeTable(begun);
    table.challenge.noteTyping(true);
    table.push(table.change(won));
    table.challenge.noteTyping(false);
    expect(table.challenge.getState().winner).toBe('held');
  });

  test('is not announced to the winner', async () => {
    const table = await atChallengeTable(begun);
    table.answer(afterWin(begun, ana, 11_000));
    expect(table.challenge.getState().winner).toBeUndefined();
  });
});

describe('the opponents', () => {
  test('are online as long as the connection can tell', async () => {
    const table = await atChallengeTable(begun);
    const { id } = begun;
    table.line.replies.watch = () => ({ ok: true, online: ['ben'] });
    await table.line.accept();
    table.line.push('presence', { gameId: id, userId: 'cleo', online: true });
    table.line.push('presence', { gameId: id, userId: 'ben', online: false });
    table.line.push('presence', { gameId: 1, userId: 'eve', online: true });
    expect(table.challenge.getState().online).toEqual(['cleo']);
    table.line.drop(false);
    expect(table.challenge.getState().online).toEqual([]);
  });

  test('who ask for a rematch are named', async () => {
    const table = await atChallengeTable(begun);
    await table.line.accept();
    table.line.push('rematch', { gameId: begun.id, rematchId: 9, username: 'ben' });
    expect(table.challenge.getState().rematchBy).toBe('ben');
  });
});

describe('a recording', () => {
  const recorded = afterGuesses(begun, [{ accuracy: 10, now: 4000 }], ben);
  const won = afterWin(recorded, ben, 7500);

  test.each([
    ['both clocks agree', 0],
    ['the client’s clock is two seconds fast', -2000],
    ['the client’s clock is two seconds slow', 2000],
  ])('is shown step by step within 100 ms if %s', async (_, skew) => {
    // Joined 50 ms ago by the server's clock.
    const joinedAt = 9950 + skew;
    const table = await atChallengeTable(afterJoining(won, [cleo], joinedAt), {
      caller: cleo,
      skew,
    });
    const stepsAt = async (serverTime: number) => {
      await table.time.pass(serverTime - skew - table.time.now());
      return table.view().own?.ghosts[0]?.timeline.length;
    };
    expect(await stepsAt(joinedAt + 3990)).toBe(0);
    expect(await stepsAt(joinedAt + 4100)).toBe(1);
    expect(await stepsAt(joinedAt + 7490)).toBe(1);
    expect(await stepsAt(joinedAt + 7600)).toBe(2);
    expect(table.view().own?.nextGhostStep).toBeUndefined();
    // Without a connection the game is read every 5 seconds, and only a few times more for the
    // steps.
    expect(table.reads.length).toBeLessThan(60);
  });
});
