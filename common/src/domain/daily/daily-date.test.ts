import { describe, expect, test } from '@jest/globals';
import { localDate } from '../record/score-window.ts';
import {
  beginsAnywhere,
  boardClosesAt,
  type DailyDate,
  dailyDateOf,
  dailyNumber,
  dateOfNumber,
  dayAfter,
  datePlus,
  endsEverywhere,
} from './daily-date.ts';

const at = (text: string) => Date.parse(text);
const date = (text: string) => dailyDateOf(text) as DailyDate;

describe('a date', () => {
  test.each(['2026-01-01', '2026-12-31', '2028-02-29'])('%s is one', (text) => {
    expect(dailyDateOf(text)).toBe(text);
  });

  test.each([
    '',
    'today',
    '2026-1-1',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '+02026-01-01',
    '12026-01-01',
    '2026/01/01',
    '٢٠٢٦-٠١-٠١',
  ])('%j is none', (text) => {
    expect(dailyDateOf(text)).toBeUndefined();
  });

  test.each([
    ['2026-01-01', 1],
    ['2026-01-02', 2],
    ['2026-11-22', 326],
    ['2026-12-31', 365],
    ['2027-01-01', 366],
    ['2029-01-01', 1097],
    ['2025-12-31', 0],
  ])('%s has the number %d', (text, number) => {
    expect(dailyNumber(date(text))).toBe(number);
    expect(dateOfNumber(number)).toBe(text);
  });

  test('is followed and preceded by its neighbours over months, years and leap days', () => {
    expect(dayAfter(date('2026-12-31'))).toBe('2027-01-01');
    expect(dayAfter(date('2028-02-28'))).toBe('2028-02-29');
    expect(datePlus(date('2028-03-01'), -1)).toBe('2028-02-29');
    expect(datePlus(date('2026-01-01'), -1)).toBe('2025-12-31');
  });
});

describe('a date on the earth', () => {
  const day = date('2026-11-23');

  test('begins in UTC+14 and ends in UTC-12', () => {
    expect(beginsAnywhere(day)).toBe(at('2026-11-22T10:00:00Z'));
    expect(endsEverywhere(day)).toBe(at('2026-11-24T12:00:00Z'));
    expect(localDate(beginsAnywhere(day), 'Pacific/Kiritimati')).toBe(day);
    expect(localDate(endsEverywhere(day) - 1, 'Etc/GMT+12')).toBe(day);
    expect(localDate(endsEverywhere(day), 'Etc/GMT+12')).toBe(dayAfter(day));
  });

  test('keeps its board open for two hours more', () => {
    expect(boardClosesAt(day)).toBe(at('2026-11-24T14:00:00Z'));
  });
});
