import { describe, expect, test } from '@jest/globals';
import { type DailyDate, dailyDateOf } from './daily-date.ts';
import { type DailyEntry, foldDailyStreak } from './daily-streak.ts';

const day = (text: string) => dailyDateOf(`2026-11-${text}`) as DailyDate;
const at = (text: string) => Date.parse(`2026-11-${text}:00Z`);

const onDays = (...dates: string[]): DailyEntry[] =>
  dates.map((text) => begun(text, `${text}T12:00`));
const begun = (date: string, start: string, parts: Partial<DailyEntry> = {}): DailyEntry => ({
  date: day(date),
  sport: 'soccer',
  startedAt: at(start),
  finishedAt: at(start) + 60_000,
  ...parts,
});
const streakOn = (entries: readonly DailyEntry[], date: string) =>
  foldDailyStreak(entries, day(date), at(`${date}T18:00`));
const week = ['01', '02', '03', '04', '05', '06', '07'];
const fortnight = [...week, '08', '09', '10', '11', '12', '13', '14'];

describe('the daily streak', () => {});

describe('a flight', () => {
  test('bridges less than 48 hours from start to start, and not a millisecond more', () => {
    const first = begun('02', '02T00:10');
    const startsAt = (startedAt: number) =>
      foldDailyStreak(
        [first, { ...begun('04', '04T00:00'), startedAt }],
        day('04'),
        at('04T18:00'),
      );
    expect(startsAt(at('04T00:10') - 1).current).toBe(2);
    expect(startsAt(at('04T00:10')).current).toBe(1);
  });
});

describe('freezes', () => {
  test('are earned by every seventh date, two at most', () => {
    expect(streakOn(onDays(...week.slice(0, 6)), '06').freezes).toBe(0);
    expect(streakOn(onDays(...week), '07').freezes).toBe(1);
    expect(streakOn(onDays(...fortnight), '14').freezes).toBe(2);
    const threeWeeks = [...fortnight, '15', '16', '17', '18', '19', '20', '21'];
    expect(streakOn(onDays(...threeWeeks), '21').freezes).toBe(2);
  });

  test('cover one missed date each, which is shown and not counted', () => {
    const entries = onDays(...fortnight, '17');
    expect(streakOn(entries, '17')).toEqual({
      current: 15,
      longest: 15,
      freezes: 0,
      covered: ['2026-11-15', '2026-11-16'],
      atRisk: false,
    });
  });
});
