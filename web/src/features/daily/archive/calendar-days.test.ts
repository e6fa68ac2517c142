import { describe, expect, test } from '@jest/globals';
import { dateAfterKey, inMonth, monthPlus, weeksOf } from './calendar-days.ts';

const bounds = { first: '2026-01-01', last: '2026-12-31' };
const after = (key: string, date: string, week: 0 | 1 = 1) => dateAfterKey(key, date, week, bounds);

describe('the weeks of a month', () => {
  test('have seven places each and every day once', () => {
    for (let month = '2026-01'; month <= '2028-12'; month = monthPlus(month, 1)) {
      for (const first of [0, 1] as const) {
        const weeks = weeksOf(month, first);
        const days = weeks.flat().filter((date) => date !== undefined);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(new Set(days).size).toBe(days.length);
        expect(days.every((date) => date.startsWith(month))).toBe(true);
        expect(days.length).toBe(
          new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate(),
        );
      }
    }
  });

  test('begin on Monday or on Sunday', () => {
    // The first of November 2026 is a Sunday.
    expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01');
    expect(weeksOf('2026-11', 1)[0]?.[6]).toBe('2026-11-01');
  });
});

describe('a key', () => {
  test.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['ArrowDown', '2026-11-25', '2026-12-02'],
    ['Home', '2026-11-20', '2026-11-16'],
    ['End', '2026-11-20', '2026-11-22'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-01-31', '2026-02-28'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(after(key, from)).toBe(to);
  });

  test('leads to the end of a week that begins on Sunday', () => {
    expect(after('Home', '2026-11-20', 0)).toBe('2026-11-15');
    expect(after('End', '2026-11-20', 0)).toBe('2026-11-21');
  });

  test('does not lead over the first or the last date', () => {
    expect(after('ArrowUp', '2026-01-03')).toBe('2026-01-01');
    expect(after('PageDown', '2026-12-10')).toBe('2026-12-31');
  });

  test('of another kind leads nowhere', () => {
    expect(after('Enter', '2026-11-20')).toBeUndefined();
  });
});

test('the same day of a shorter month is its last', () => {
  expect(inMonth('2028-01-30', 1)).toBe('2028-02-29');
});
