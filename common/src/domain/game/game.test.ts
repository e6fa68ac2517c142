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
import { abandon, idleLimit, applyDeadlines } from './ending.ts';
import { applyGuess } from './guessing.ts';
import { asOfVersion, newGame, type Game, isTouched, lastActionAt } from './game.ts';
import { applyHint } from './hinting.ts';
import { guestPlayer, userPlayer } from '../ids.ts';

const opponent = userPlayer('opponent');
const stranger = guestPlayer('stranger');
const refused = (error: string) => ({ ok: false, error });

function aChallenge(overrides: Partial<Game> = {}): Game {
  const players = [aPlayer, opponent].map((id) => ({ id, startedAt: 0, guesses: [], hints: [] }));
  return aGame({ players, ...overrides });
}

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

  test('that loses scores nothing, even after a streak, and sets no winner', () => {
    const game = afterGuesses(afterMisses(aGame(), 4), [{ now: 3_000, streakBefore: 9 }]);
    expect(playerIn(game).end).toEqual({
      status: 'lost',
      at: 3_000,
      timeTaken: 3,
      score: 0,
      speedBonus: 0,
      streakBonus: 0,
      streakCount: 0,
      version: 5,
    });
    expect(game.winner).toBeUndefined();
  });

  test('is refused after a win, after a loss and after leaving', () => {
    const left = abandon(afterMisses(aGame(), 1), aPlayer, 0);
    const ended = [afterGuesses(aGame(), [aRightStep()]), afterMisses(aGame(), 5)];
    for (const game of left.ok ? [...ended, left.value] : []) {
      expect(applyGuess(game, aPlayer, aRightStep())).toEqual(refused('no-active-game'));
      expect(applyHint(game, aPlayer, { now: 0 })).toEqual(refused('no-active-game'));
      expect(applyHint(game, aPlayer, { now: 0, wanted: 1 })).toEqual(refused('no-active-game'));
      expect(abandon(game, aPlayer, 0)).toEqual(refused('no-active-game'));
    }
    expect(left.ok).toBe(true);
  });

  test('is refused for somebody who does not play, as are a hint and leaving', () => {
    expect(applyGuess(aGame(), stranger, aRightStep())).toEqual(refused('not-a-player'));
    expect(applyHint(aGame(), stranger, { now: 0 })).toEqual(refused('not-a-player'));
    expect(abandon(aGame(), stranger, 0)).toEqual(refused('not-a-player'));
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
    const players = aChallenge().players.map((each) =>
      each.id === opponent ? { ...each, startedAt: 60_000 } : each,
    );
    const mine = afterGuesses(aChallenge({ players }), [aRightStep({ now: 90_000 })]);
    const both = afterGuesses(mine, [aRightStep({ now: 90_500 })], opponent);
    expect([playerIn(both).end?.timeTaken, playerIn(both, opponent).end?.timeTaken]).toEqual([
      90, 30,
    ]);
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

describe('leaving a game', () => {
  test('that was touched is a loss without points', () => {
    const left = abandon(afterHints(aGame(), 1), aPlayer, 61_000);
    expect(left.ok && left.value.version).toBe(2);
    expect(left.ok && playerIn(left.value).end).toEqual({
      status: 'abandoned',
      at: 61_000,
      timeTaken: 61,
      score: 0,
      speedBonus: 0,
      streakBonus: 0,
      streakCount: 0,
      version: 2,
    });
  });

  test('that was never touched changes nothing', () => {
    const game = aGame();
    const left = abandon(game, aPlayer, 61_000);
    expect(left.ok && left.value).toBe(game);
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
