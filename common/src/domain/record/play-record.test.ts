import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { anOutcome } from '../../testing/account-builders.ts';
import { aMonday, outcomesOf, recordOf } from '../../testing/history-builders.ts';
import { emptyRecord, statsOf, withOutcome } from './play-record.ts';
import type { PlayRecord } from './totals.ts';
import { sports } from '../sport.ts';

const minute = 60_000;

describe('the statistics', () => {
  test('are zero for somebody who has not played, with all four sports', () => {
    const none = { gamesPlayed: 0, winRate: 0 };
    expect(statsOf(emptyRecord)).toEqual({
      winRate: 0,
      longestStreak: 0,
      avgGuesses: 0,
      avgTimeSeconds: 0,
      sportStats: { soccer: none, basketball: none, tennis: none, formula1: none },
    });
  });

  test('of a win, an abandoned game and a win: two thirds won, no streak above one', () => {
    expect(statsOf(recordOf(outcomesOf('WLW')))).toMatchObject({ winRate: 67, longestStreak: 1 });
  });

  test.each([
    ['L', 0, 0],
    ['LLL', 0, 0],
    ['WL', 50, 1],
    ['WLL', 33, 1],
    ['WWLWWWLW', 75, 3],
    ['LWWWWWWWWWWWL', 85, 11],
  ])('of %s: %d percent, longest streak %d', (letters, winRate, longestStreak) => {
    expect(statsOf(recordOf(outcomesOf(letters)))).toMatchObject({ winRate, longestStreak });
  });

  test('average won games only', () => {
    const record = recordOf([
      anOutcome({ guesses: 1, timeTaken: 10 }),
      anOutcome({ guesses: 2, timeTaken: 21 }),
      anOutcome({ guesses: 2, timeTaken: 20 }),
      anOutcome({ won: false, guesses: 5, timeTaken: 86_400 }),
    ]);
    expect(statsOf(record)).toMatchObject({ avgGuesses: 1.7, avgTimeSeconds: 17 });
  });

  test('keep the sports apart', () => {
    const { sportStats } = statsOf(
      recordOf([
        ...outcomesOf('WWL', { sport: 'tennis' }),
        ...outcomesOf('L', { sport: 'formula1' }),
      ]),
    );
    expect(sportStats).toEqual({
      soccer: { gamesPlayed: 0, winRate: 0 },
      basketball: { gamesPlayed: 0, winRate: 0 },
      tennis: { gamesPlayed: 3, winRate: 67 },
      formula1: { gamesPlayed: 1, winRate: 0 },
    });
  });
});

describe('a milestone', () => {
  const reachedBy = (letters: string, overrides: Parameters<typeof outcomesOf>[1] = {}) =>
    recordOf(outcomesOf(letters, overrides)).reachedAt;

  test('is reached at the time of the result that did it, and keeps that time', () => {
    expect(reachedBy('LLWLW')).toEqual({ firstWin: aMonday + 2 * minute });
    expect(reachedBy('WLWWWLWWW').streakOfThree).toBe(aMonday + 4 * minute);
    expect(reachedBy('WWWWWWWW').streakOfFive).toBe(aMonday + 4 * minute);
  });

  test('of a streak is interrupted by a loss', () => {
    expect(reachedBy('WWLWWLWW')).toEqual({ firstWin: aMonday });
    expect(reachedBy('WWWWLWWWW').streakOfFive).toBeUndefined();
  });

  test.each([
    [1, 0, true],
    [1, 1, false],
    [2, 0, false],
  ])('of the perfect game: %d guesses, %d hints: %s', (guesses, hints, isPerfect) => {
    expect('perfectGame' in reachedBy('W', { guesses, hints })).toBe(isPerfect);
  });

  test.each([
    [0, true],
    [29, true],
    [30, false],
    [31, false],
  ])('of the fast win: after %d s %s', (timeTaken, isFast) => {
    expect('fastWin' in reachedBy('W', { timeTaken })).toBe(isFast);
  });

  test('is never reached by a loss', () => {
    const loss = { guesses: 1, hints: 0, timeTaken: 1, sport: 'formula1' } as const;
    expect(reachedBy('LLLLLLLLLLLL', loss)).toEqual({});
  });

  test('of Formula 1 counts won games of that sport', () => {
    const others = outcomesOf('WLWLWLWL', { sport: 'tennis' });
    const four = outcomesOf('WLWLWLWL', { sport: 'formula1' });
    const fifth = anOutcome({ sport: 'formula1', finishedAt: aMonday + 90 * minute });
    expect(recordOf([...others, ...four]).reachedAt.fifthFormula1Win).toBeUndefined();
    const { reachedAt } = recordOf([...others, ...four, fifth]);
    expect(reachedAt.fifthFormula1Win).toBe(aMonday + 90 * minute);
  });

  test('of soccer counts different athletes guessed', () => {
    const nine = outcomesOf('WLWLWLWLWLWLWLWLWL');
    const again = anOutcome({ athleteId: 'athlete-1' });
    const ofTennis = anOutcome({ sport: 'tennis', athleteId: 'a-tenth' });
    const lost = anOutcome({ won: false, athleteId: 'a-tenth' });
    expect(recordOf([...nine, again, ofTennis, lost]).reachedAt.tenthSoccerAthlete).toBe(undefined);
    const tenth = anOutcome({ athleteId: 'a-tenth', finishedAt: aMonday + 90 * minute });
    const { reachedAt } = recordOf([...nine, again, tenth]);
    expect(reachedAt.tenthSoccerAthlete).toBe(aMonday + 90 * minute);
  });
});

const outcomes = fc.array(
  fc.record({
    gameId: fc.integer({ min: 1, max: 2 ** 50 }),
    sport: fc.constantFrom(...sports),
    athleteId: fc.integer({ min: 1, max: 15 }).map(String),
    won: fc.boolean(),
    score: fc.nat(300),
    guesses: fc.integer({ min: 1, max: 7 }),
    hints: fc.nat(3),
    timeTaken: fc.nat(200),
    finishedAt: fc.nat(2 ** 41),
  }),
  { maxLength: 60 },
);

describe('a record', () => {
  test('continues unchanged after it was saved and loaded', () => {
    fc.assert(
      fc.property(outcomes, fc.nat(60), (all, cut) => {
        const kept: PlayRecord = JSON.parse(JSON.stringify(recordOf(all.slice(0, cut))));
        expect(all.slice(cut).reduce(withOutcome, kept)).toEqual(recordOf(all));
      }),
    );
  });

  test('is not changed by later results', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const record = recordOf(all);
        const before = structuredClone(record);
        withOutcome(record, anOutcome({ athleteId: 'somebody-else', guesses: 1 }));
        expect(record).toEqual(before);
      }),
    );
  });

  test('never loses or moves a milestone', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        let record = emptyRecord;
        for (const outcome of all) {
          const next = withOutcome(record, outcome);
          for (const [milestone, at] of Object.entries(record.reachedAt)) {
            expect(next.reachedAt[milestone]).toBe(at);
          }
          record = next;
        }
      }),
    );
  });

  test('stays small however many games are played', () => {
    const record = recordOf(outcomesOf('W'.repeat(2000)));
    expect(record.soccerAthletes).toHaveLength(10);
    expect(JSON.stringify(record).length).toBeLessThan(1000);
  });
});
