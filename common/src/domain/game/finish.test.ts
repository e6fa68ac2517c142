import { describe, expect, test } from '@jest/globals';
import { aGame } from '../../testing/game-builders.ts';
import { afterGuesses, afterHints, playerIn } from '../../testing/game-steps.ts';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  ana,
  ben,
  hour,
} from '../../testing/challenge-steps.ts';
import { closingTime, dueAt, idleLimit, inviteLimit, applyDeadlines } from './ending.ts';
import { finishIfDone } from './finish.ts';
import type { Game } from './game.ts';
import { declineInvitation } from '../challenge/challenge.ts';

const finishOf = ({ challenge }: Game) => challenge?.finish;
const day = 24 * hour;

describe('a challenge', () => {
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
});
