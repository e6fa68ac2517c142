import { describe, expect, test } from '@jest/globals';
import { strengthOf } from './strength.ts';

describe('the strength of an athlete', () => {
  test('is unknown below twenty players', () => {
    expect(strengthOf({ players: 19, solvers: 19, solverGuesses: 19 })).toBeUndefined();
    expect(strengthOf({ players: 0, solvers: 0, solverGuesses: 0 })).toBeUndefined();
  });

  test('is the share that solved it and the mean of their guesses, both rounded', () => {
    expect(strengthOf({ players: 22, solvers: 9, solverGuesses: 26 })).toEqual({
      players: 22,
      solvedPercent: 41,
      par: 3,
    });
    expect(strengthOf({ players: 20, solvers: 20, solverGuesses: 29 })).toEqual({
      players: 20,
      solvedPercent: 100,
      par: 1,
    });
  });

  test('has no par if nobody solved it', () => {
    expect(strengthOf({ players: 30, solvers: 0, solverGuesses: 0 })).toEqual({
      players: 30,
      solvedPercent: 0,
      par: null,
    });
  });
});
