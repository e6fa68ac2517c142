import { describe, expect, test } from '@jest/globals';
import { aGame } from '../../testing/game-builders.ts';
import { afterGuesses, afterHints, afterMisses, playerIn } from '../../testing/game-steps.ts';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  ana,
  ben,
  cleo,
  hour,
} from '../../testing/challenge-steps.ts';
import { closingTime, dueAt, idleLimit, inviteLimit, applyDeadlines } from './ending.ts';
import { finishIfDone } from './finish.ts';
import type { Game } from './game.ts';
import { declineInvitation, joinByInvitation, leaveGame } from '../challenge/challenge.ts';

const finishOf = ({ challenge }: Game) => challenge?.finish;
const day = 24 * hour;

describe('a challenge', () => {
  test('finishes once everybody who joined is done and nobody can join', () => {
    const game = afterJoining(aChallenge(), [ben]);
    const mineDone = afterWin(game, ana, 60_000);
    const bothDone = afterMisses(mineDone, 5, ben);
    expect([finishOf(game), finishOf(mineDone), finishOf(bothDone)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const declined = accepted(declineInvitation(bothDone, 'cleo', 90_000));
    expect(finishOf(declined)).toEqual({
      reason: 'all-done',
      at: 90_000,
      version: bothDone.version + 1,
    });
  });

  test.each<[string, (game: Game) => Game]>([
    ['a right guess', (game) => afterWin(game, ben, hour)],
    ['the last guess', (game) => afterGuesses(afterMisses(game, 4, ben), [{ now: hour }], ben)],
    ['giving up', (game) => accepted(leaveGame(game, ben, hour))],
  ])('finishes with %s of its last player, in the same change', (_, end) => {
    const game = end(afterWin(afterJoining(aChallenge(['ben']), [ben]), ana));
    expect(finishOf(game)).toEqual({ reason: 'all-done', at: hour, version: game.version });
    expect(playerIn(game, ben).end?.version).toBe(game.version);
  });

  test('finishes once: nothing that follows moves the end', () => {
    const over = afterWin(aChallenge([]), ana, hour);
    expect(finishOf(over)).toBeDefined();
    expect(finishIfDone(over, 9 * hour, 'expired')).toBe(over);
    expect(applyDeadlines(over, 100 * day)).toBe(over);
    expect(finishOf(accepted(leaveGame(over, ana, 2 * hour)))).toEqual(finishOf(over));
  });

  test('unlike a solo game, has an end of its own', () => {
    const won = afterGuesses(aGame(), [{ outcome: { kind: 'right' } }]);
    expect(finishIfDone(won, 0)).toBe(won);
    expect(dueAt(won)).toBeNull();
    expect(dueAt(aGame())).toBeNull();
  });
});

describe('the deadlines of a challenge', () => {
  test('are 24 h for answers and for idle players, and 48 h for all', () => {
    expect([inviteLimit, idleLimit, closingTime]).toEqual([day, day, 2 * day]);
  });

  test('end an untouched player 24 h after the start, to the millisecond', () => {
    const game = afterHints(afterJoining(aChallenge(['ben']), [ben], hour), 1, 3 * hour, ana);
    expect(dueAt(game)).toBe(hour + day);
    expect(applyDeadlines(game, hour + day - 1)).toBe(game);
    const judged = applyDeadlines(game, hour + day);
    expect(playerIn(judged, ben).end).toMatchObject({
      status: 'abandoned',
      at: hour + day,
      timeTaken: 86_400,
      version: game.version + 1,
    });
    expect(playerIn(judged, ana)).not.toHaveProperty('end');
    expect(dueAt(judged)).toBe(3 * hour + day);
  });

  test('expire open invitations 24 h after creation, all with one version', () => {
    const game = afterHints(accepted(declineInvitation(aChallenge(), 'ben', 0)), 1, hour, ana);
    const judged = applyDeadlines(game, day);
    expect(judged.challenge?.invitations).toEqual([
      { userId: 'ben', status: 'declined', version: 1 },
      { userId: 'cleo', status: 'expired', version: game.version + 1 },
    ]);
    expect(judged.version).toBe(game.version + 1);
    expect(finishOf(judged)).toBeUndefined();
  });

  test('finish the game with the invitations if everybody who joined is done', () => {
    const judged = applyDeadlines(afterWin(aChallenge(), ana, hour), 30 * day);
    expect(finishOf(judged)).toEqual({ reason: 'expired', at: day, version: 2 });
  });

  test('finish the game after 48 h, whoever acted just before', () => {
    const game = afterJoining(aChallenge(), [ben], 23 * hour);
    const first = afterHints(game, 1, 23 * hour, ana);
    const busy = afterHints(applyDeadlines(first, 46 * hour), 1, 46 * hour, ben);
    const closed = applyDeadlines(busy, 2 * day);
    expect(playerIn(closed, ana).end?.at).toBe(23 * hour + day);
    expect(playerIn(closed, ben).end).toMatchObject({
      status: 'abandoned',
      at: 2 * day,
      timeTaken: 25 * 3600,
    });
    expect(finishOf(closed)).toEqual({ reason: 'expired', at: 2 * day, version: closed.version });
    expect(joinByInvitation(closed, cleo, { now: 2 * day }).ok).toBe(false);
  });
});
