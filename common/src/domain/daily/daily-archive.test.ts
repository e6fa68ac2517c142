import { describe, expect, test } from '@jest/globals';
import { archiveMonth, monthOf } from './daily-archive.ts';
import { type DailyDate, dailyDateOf } from './daily-date.ts';

const date = (text: string) => dailyDateOf(text) as DailyDate;
const archive = (parts: { month?: string; today?: string }) =>
  archiveMonth({
    month: date(`${parts.month ?? '2026-11'}-01`),
    today: date(parts.today ?? '2026-11-23'),
    first: date('2026-10-30'),
    games: [],
  });

describe('the archive', () => {
  test('has the dates that have ended for the player, from the first one on', () => {
    const november = archive({}).map((day) => day.date);
    expect(november).toHaveLength(22);
    expect([november[0], november.at(-1)]).toEqual(['2026-11-01', '2026-11-22']);
    expect(archive({ month: '2026-10' }).map((day) => day.date)).toEqual([
      '2026-10-30',
      '2026-10-31',
    ]);
    expect(archive({ month: '2026-09' })).toEqual([]);
    expect(archive({ month: '2026-12' })).toEqual([]);
    expect(archive({ today: '2026-12-24' })).toHaveLength(30);
  });

  test('knows months', () => {
    expect(monthOf('2026-11')).toBe('2026-11-01');
    for (const text of ['2026-13', '2026', '2026-11-01', '2026-1', '', 'november'])
      expect(monthOf(text)).toBeUndefined();
  });
});
