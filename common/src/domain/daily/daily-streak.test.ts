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

describe('the daily streak', () => {
  test('of nobody is none', () => {
    expect(streakOn([], '05')).toEqual({
      current: 0,
      longest: 0,
      freezes: 0,
      covered: [],
      atRisk: false,
    });
  });

  test('counts dates in a row, whatever the sport', () => {
    const entries = [...onDays('01', '02'), begun('03', '03T09:00', { sport: 'tennis' })];
    expect(streakOn(entries, '03')).toMatchObject({ current: 3, longest: 3, atRisk: false });
  });

  test('is at risk until a daily of today is finished', () => {
    const yesterday = onDays('01', '02');
    expect(streakOn(yesterday, '03')).toMatchObject({ current: 2, atRisk: true });
    const playing = begun('03', '03T17:00', { finishedAt: undefined });
    expect(streakOn([...yesterday, playing], '03')).toMatchObject({ current: 2, atRisk: true });
    expect(streakOn([...yesterday, ...onDays('03')], '03')).toMatchObject({ atRisk: false });
  });

  test('ends with a missed date, and the longest remains', () => {
    const entries = onDays('01', '02', '03', '06');
    expect(streakOn(entries, '06')).toMatchObject({ current: 1, longest: 3 });
    expect(streakOn(entries, '09')).toMatchObject({ current: 0, longest: 3, atRisk: false });
  });
});

describe('a flight', () => {
  test('over the date line to the west skips a date, and the streak goes on', () => {
    // Los Angeles in the evening of the 2nd, Auckland in the morning of the 4th.
    const entries = [begun('01', '01T20:00'), begun('02', '03T05:00'), begun('04', '03T20:00')];
    const streak = foldDailyStreak(entries, day('04'), at('03T21:00'));
    expect(streak).toMatchObject({ current: 3, covered: [], atRisk: false });
  });

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
