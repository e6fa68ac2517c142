import { describe, expect, test } from '@jest/globals';
import { aGame } from '../../testing/game-builders.ts';
import { afterGuesses } from '../../testing/game-steps.ts';
import { hour } from '../../testing/challenge-steps.ts';
import { closingTime, dueAt, idleLimit, inviteLimit } from './ending.ts';
import { finishIfDone } from './finish.ts';

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
});
