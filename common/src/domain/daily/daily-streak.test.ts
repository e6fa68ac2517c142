import { describe, expect, test } from '@jest/globals';
import { type DailyDate, dailyDateOf } from './daily-date.ts';
import { type DailyEntry, foldDailyStreak } from './daily-streak.ts';

const day = (text: string) => dailyDateOf(`2026-11-${text}`) as DailyDate;
const at = (text: string) => Date.parse(`2026-11-${text}:00Z`);

/** Dailies of such dates (`03`), each begun at noon of its date in UTC and finished. */
const onDays = (...dates: string[]): DailyEntry[] =>
  dates.map((text) => begun(text, `${text}T12:00`));
const begun = (date: string, start: string, parts: Partial<DailyEntry> = {}): DailyEntry => ({
  date: day(date),
  sport: 'soccer',
  startedAt: at(start),
  finishedAt: at(start) + 60_000,
  ...parts,
});
/** The streak at 18:00 of a date in UTC. */
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

  test('counts a date once', () => {
    const entries = [
      ...onDays('01', '02'),
      begun('02', '02T13:00', { sport: 'tennis' }),
      begun('02', '02T14:00', { sport: 'formula1' }),
    ];
    expect(streakOn(entries, '02')).toMatchObject({ current: 2, longest: 2 });
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

  test('leaves out what was not played to its end', () => {
    const entries = [
      ...onDays('01'),
      begun('02', '02T12:00', { finishedAt: undefined }),
      ...onDays('04'),
    ];
    expect(streakOn(entries, '04')).toMatchObject({ current: 1, longest: 1 });
  });

  test('counts the date of the start, though the end is after midnight', () => {
    const late = begun('02', '02T23:59', { finishedAt: at('03T00:20') });
    expect(streakOn([...onDays('01'), late], '03')).toMatchObject({ current: 2, atRisk: true });
    expect(streakOn([...onDays('01'), late, ...onDays('03')], '03').current).toBe(3);
  });

  test('is the same in every order of arrival', () => {
    const entries = onDays(...fortnight.slice(0, 9), '11', '12');
    const expected = streakOn(entries, '13');
    expect(expected).toMatchObject({ current: 11, freezes: 0 });
    expect(streakOn(entries.toReversed(), '13')).toEqual(expected);
    expect(streakOn([...entries.slice(5), ...entries.slice(0, 5)], '13')).toEqual(expected);
  });
});

describe('a flight', () => {
  test('over the date line to the west skips a date, and the streak goes on', () => {
    // Los Angeles in the evening of the 2nd, Auckland in the morning of the 4th.
    const entries = [begun('01', '01T20:00'), begun('02', '03T05:00'), begun('04', '03T20:00')];
    const streak = foldDailyStreak(entries, day('04'), at('03T21:00'));
    expect(streak).toMatchObject({ current: 3, covered: [], atRisk: false });
  });

  test('over the date line to the east repeats a date, which counts once', () => {
    // Auckland on the 3rd, then Honolulu, where it is still the 2nd.
    const auckland = [begun('02', '01T20:00'), begun('03', '02T20:00')];
    const honolulu = begun('02', '03T02:00', { sport: 'tennis' });
    const landed = foldDailyStreak([...auckland, honolulu], day('02'), at('03T03:00'));
    expect(landed).toMatchObject({ current: 2, atRisk: false });
    // The next date there is the 3rd, which is kept, too; the 4th follows it however late it is.
    const fourth = begun('04', '05T09:30');
    const streak = foldDailyStreak([...auckland, honolulu, fourth], day('04'), at('05T09:45'));
    expect(streak).toMatchObject({ current: 3, longest: 3 });
  });

  test('can still keep a date that was skipped on the way', () => {
    const entries = [begun('02', '02T20:00'), begun('04', '03T20:00'), begun('03', '04T03:00')];
    const streak = foldDailyStreak(entries, day('03'), at('04T03:30'));
    expect(streak).toMatchObject({ current: 3, atRisk: false });
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

  test('keeps the streak on the screen as long as it can still be continued', () => {
    const first = begun('02', '02T23:00');
    const shownAt = (now: number) => foldDailyStreak([first], day('04'), now);
    expect(shownAt(at('04T22:59'))).toMatchObject({ current: 1, atRisk: true });
    expect(shownAt(at('04T23:00'))).toMatchObject({ current: 0, atRisk: false });
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

  test('show what they cover before the next daily', () => {
    const entries = onDays(...week);
    expect(streakOn(entries, '08')).toMatchObject({ current: 7, freezes: 1, atRisk: true });
    const covered = ['2026-11-08'];
    expect(streakOn(entries, '09')).toMatchObject({
      current: 7,
      freezes: 0,
      covered,
      atRisk: true,
    });
    expect(streakOn(entries, '10')).toMatchObject({ current: 0, freezes: 0, covered });
  });

  test('are gone when they were not enough, and seven dates more earn the next', () => {
    const broken = onDays(...week, '10');
    expect(streakOn(broken, '10')).toMatchObject({ current: 1, longest: 7, freezes: 0 });
    const again = onDays(...week, '10', '11', '12', '13', '14', '15', '16');
    expect(streakOn(again, '16')).toMatchObject({ current: 7, longest: 7, freezes: 1 });
  });

  test('are not used for a date that a flight has skipped', () => {
    const flown = [...onDays(...week), begun('09', '09T11:00')];
    expect(streakOn(flown, '09')).toMatchObject({ current: 8, freezes: 1, covered: [] });
  });

  test('come back when the covered date is played after all', () => {
    // The 9th in UTC+14, 48 hours after the 7th, then the 8th where it lasts longest.
    const entries = [
      ...onDays(...week.slice(0, 5)),
      begun('06', '06T09:00'),
      begun('07', '06T10:05'),
      begun('09', '08T10:10'),
    ];
    const ahead = foldDailyStreak(entries, day('09'), at('08T10:20'));
    expect(ahead).toMatchObject({ current: 8, freezes: 0, covered: ['2026-11-08'] });
    const back = foldDailyStreak([...entries, begun('08', '08T20:00')], day('08'), at('08T20:10'));
    expect(back).toMatchObject({ current: 9, freezes: 1, covered: [], atRisk: false });
  });
});
