import { describe, expect, test } from '@jest/globals';
import { aGame, aPlayer } from '../../testing/game-builders.ts';
import {
  afterGuesses,
  afterHints,
  afterMisses,
  anAthleteOutcome,
  aRightStep,
  playerIn,
} from '../../testing/game-steps.ts';
import { aChallenge, afterJoining, afterWin, ana, ben } from '../../testing/challenge-steps.ts';
import { idleLimit, applyDeadlines } from './ending.ts';
import { asOfVersion, newGame, isTouched, lastActionAt } from './game.ts';
import { applyHint } from './hinting.ts';
import { guestPlayer } from '../ids.ts';

const stranger = guestPlayer('stranger');
const refused = (error: string) => ({ ok: false, error });

describe('a new game', () => {
  test('is untouched, with its creator alone, at version 0', () => {
    const game = newGame({ ...afterMisses(aGame(), 2), createKey: 'k1' }, 5_000);
    expect(game).toMatchObject({ revision: 0, version: 0, createdAt: 5_000 });
    expect(game.createKey).toBe('k1');
    expect(game.players).toEqual([{ id: aPlayer, startedAt: 5_000, guesses: [], hints: [] }]);
    expect(isTouched(playerIn(game))).toBe(false);
  });
});

describe('a guess', () => {
  test('is kept with its text, accuracy, time, version and key', () => {
    const step = { text: 'Bea', accuracy: 40, outcome: anAthleteOutcome(), now: 12_000 };
    const game = afterGuesses(aGame(), [{}, { ...step, key: 'a-key' }]);
    const { now, ...kept } = step;
    expect(playerIn(game).guesses[1]).toEqual({ ...kept, at: now, version: 2, key: 'a-key' });
    expect(playerIn(game).guesses[0]).not.toHaveProperty('key');
  });

  test('that is right wins, scores by the formula and sets the winner', () => {
    const game = afterGuesses(afterHints(aGame({ createdAt: 1_000 }), 1, 2_000), [
      {},
      {},
      aRightStep({ now: 46_999, streakBefore: 2 }),
    ]);
    expect(playerIn(game).end).toEqual({
      status: 'won',
      at: 46_999,
      timeTaken: 45,
      score: 103,
      speedBonus: 33,
      streakBonus: 20,
      streakCount: 3,
      version: 4,
    });
    expect(game.winner).toBe(aPlayer);
  });

  test.each([
    [0, 0],
    [999, 0],
    [1_000, 1],
    [59_999, 59],
    [-1, 0],
    [-3_600_000, 0],
  ])('%d ms after the start counts %d whole seconds, even if the clock stepped back', (ms, s) => {
    const game = aGame({ createdAt: 10_000_000 });
    const won = afterGuesses(game, [aRightStep({ now: 10_000_000 + ms })]);
    expect(playerIn(won).end?.timeTaken).toBe(s);
  });
});

describe('a game of two', () => {
  test("measures each player's time from their own start", () => {
    const joined = afterJoining(aChallenge(), [ben], 60_000);
    const both = afterWin(afterWin(joined, ana, 90_000), ben, 90_500);
    expect(both.players.map(({ end }) => end?.timeTaken)).toEqual([90, 30]);
  });
});

describe('a hint', () => {
  const contentsAfter = (misses: number) =>
    playerIn(afterHints(afterMisses(aGame({ difficulty: 'easy' }), misses), 3)).hints.map(
      ({ content }) => content,
    );
  const firstFact = { kind: 'fact', fact: { kind: 'firstTeamDebutYear', value: 2013 } };
  const secondFact = { kind: 'fact', fact: { kind: 'heightCm', value: 171 } };

  test.each([
    [0, { kind: 'clue', clue: 'nationality' }],
    [1, { kind: 'clue', clue: 'team' }],
    [2, { kind: 'clue', clue: 'position' }],
    [3, secondFact],
    [6, secondFact],
  ])('after %d misses: a fact, then %j, then the initials', (misses, second) => {
    expect(contentsAfter(misses)).toEqual([firstFact, second, { kind: 'initials' }]);
  });

  test('after the third repeats the third', () => {
    const game = afterHints(aGame(), 3);
    const fourth = applyHint(game, aPlayer, { now: 0 });
    expect(fourth).toEqual({
      ok: true,
      value: { game, hint: playerIn(game).hints[2], cost: 0 },
    });
  });

  test('requested by the next number is taken at its price', () => {
    const taken = applyHint(afterHints(aGame(), 1), aPlayer, { now: 7_000, wanted: 2 });
    expect(taken.ok && taken.value.cost).toBe(15);
    expect(taken.ok && taken.value.hint).toMatchObject({ rung: 2, at: 7_000, version: 2 });
  });

  test.each([
    [0, 2],
    [0, 3],
    [1, 3],
    [0, 0],
    [2, -1],
    [3, 4],
    [0, 1.5],
  ])('number %d is not due after %d hints', (count, wanted) => {
    const game = afterHints(aGame(), count);
    expect(applyHint(game, aPlayer, { now: 0, wanted })).toEqual(refused('hint-not-due'));
  });
});

describe('a hint where team and country are one', () => {
  test('skips the team if the country is known, and gives the position', () => {
    const worldCup = aGame({ sport: 'basketball', league: 'fiba-world-cup' });
    const second = afterHints(afterMisses(worldCup, 1), 2).players[0]?.hints[1];
    expect(second?.content).toEqual({ kind: 'clue', clue: 'position' });
  });
});

describe('the deadline of a game', () => {
  const start = 1_000;

  test.each([
    ['guess', afterGuesses(aGame({ createdAt: start }), [{ now: 5_000 }])],
    ['hint', afterHints(aGame({ createdAt: start }), 1, 5_000)],
    ['guess after a hint', afterGuesses(afterHints(aGame(), 1, 2_000), [{ now: 5_000 }])],
    ['hint after a guess', afterHints(afterGuesses(aGame(), [{ now: 2_000 }]), 1, 5_000)],
  ])('runs from the last %s to the millisecond', (_, game) => {
    expect(lastActionAt(playerIn(game))).toBe(5_000);
    expect(applyDeadlines(game, 5_000 + idleLimit - 1)).toBe(game);
    const judged = applyDeadlines(game, 5_000 + idleLimit);
    expect(playerIn(judged).end).toMatchObject({
      status: 'abandoned',
      at: 5_000 + idleLimit,
      score: 0,
      version: game.version + 1,
    });
  });
});

describe('a game as of an earlier version', () => {
  test('is the unchanged game for somebody who does not play', () => {
    const game = afterMisses(aGame(), 2);
    expect(asOfVersion(game, stranger, 1)).toBe(game);
  });
});
