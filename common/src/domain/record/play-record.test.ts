import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { anOutcome } from '../../testing/account-builders.ts';
import { outcomesOf, recordOf } from '../../testing/history-builders.ts';
import { emptyRecord, statsOf, withOutcome } from './play-record.ts';
import type { PlayRecord } from './totals.ts';
import { sports } from '../sport.ts';

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
