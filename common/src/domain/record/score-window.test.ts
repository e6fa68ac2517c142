import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { lastDays, scoreWindows, zoneNamed } from './score-window.ts';
import { randomRuns } from '../../testing/random-runs.ts';

const at = (text: string) => Date.parse(text);
const daysAt = (now: string, zone: string, days: number) =>
  lastDays(at(now), zone, days).map((start) => new Date(start).toISOString().slice(0, 16));
const windowsAt = (now: string, zone: string) => {
  const { day, week, month } = scoreWindows(at(now), zone);
  return [day, week, month].map((start) => new Date(start).toISOString());
};

describe('the windows of scores', () => {
  test.each([
    // Clocks go forward at midnight: in Beirut that Sunday starts at 01:00.
    [
      '2026-03-29T12:00:00Z',
      'Asia/Beirut',
      ['2026-03-28T22:00', '2026-03-22T22:00', '2026-02-28T22:00'],
    ],
    // Half an hour of summer time on Lord Howe Island, which ends on 5 April.
    [
      '2026-04-05T12:00:00Z',
      'Australia/Lord_Howe',
      ['2026-04-04T13:00', '2026-03-29T13:00', '2026-03-31T13:00'],
    ],
    // Samoa skipped 30 December 2011.
    [
      '2011-12-31T08:00:00Z',
      'Pacific/Apia',
      ['2011-12-30T10:00', '2011-12-26T10:00', '2011-12-01T10:00'],
    ],
  ])('at %s in %s', (now, zone, starts) => {
    expect(windowsAt(now, zone)).toEqual(starts.map((start) => `${start}:00.000Z`));
  });

  test('contain now, and nest unless the week reaches into the last month', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const times = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2040-01-01T00:00Z') });
    fc.assert(
      fc.property(times, zones, (now, zone) => {
        const { day, week, month } = scoreWindows(now, zone);
        expect(now).toBeGreaterThanOrEqual(day);
        expect(day).toBeGreaterThanOrEqual(Math.max(week, month));
        const hours = (start: number) => (now - start) / 3_600_000;
        expect(hours(day)).toBeLessThan(25);
        expect(hours(week)).toBeLessThan(7 * 24 + 1);
        expect(hours(month)).toBeLessThan(31 * 24 + 1);
      }),
      { numRuns: randomRuns(500) },
    );
  });
});

describe('a zone', () => {
  test.each(['Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Auckland', 'UTC', 'Etc/GMT+5'])(
    '%s is known by its name',
    (zone) => {
      expect(zoneNamed(zone)).toBe(zone);
    },
  );

  test('is case-insensitive', () => {
    expect(zoneNamed('europe/berlin')).toBe('Europe/Berlin');
  });

  test.each([
    undefined,
    '',
    'Mars/Olympus',
    'Europe/',
    '+05:00',
    '-3',
    '../etc/passwd',
    'Europe/Berlin; DROP TABLE users',
    `Europe/${'a'.repeat(80)}`,
    'ＵＴＣ',
    '__proto__',
  ])('that is unknown (%j) has no name', (zone) => {
    expect(zoneNamed(zone)).toBeUndefined();
  });
});

describe('the last days', () => {
  test('begin with local dates, today last, and have 23 hours where clocks go forward', () => {
    expect(daysAt('2026-03-30T12:00:00Z', 'Europe/Berlin', 3)).toEqual([
      '2026-03-27T23:00',
      '2026-03-28T23:00',
      '2026-03-29T22:00',
    ]);
    expect(daysAt('2026-06-17T15:30:00Z', 'Pacific/Auckland', 2)).toEqual([
      '2026-06-16T12:00',
      '2026-06-17T12:00',
    ]);
  });
});
