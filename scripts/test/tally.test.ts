import { describe, expect, test } from '@jest/globals';
import {
  closingLine,
  exitCodeOf,
  sum,
  type Tally,
  tallyOfJourneys,
  timesOfJourneys,
} from './tally.ts';

const tally = (
  passed: number,
  failed: number,
  { flaky = [], skipped = [] }: Partial<Pick<Tally, 'flaky' | 'skipped'>> = {},
): Tally => ({ passed, failed, flaky, skipped });

describe('the sum of a test run', () => {
  test('adds up the parts and names flaky and skipped cases only if there are any', () => {
    const all = sum([tally(3, 0, { flaky: ['a.test.ts: x'] }), tally(2, 1, { skipped: ['y'] })]);
    expect(all).toEqual(tally(5, 1, { flaky: ['a.test.ts: x'], skipped: ['y'] }));
    expect(closingLine(all)).toBe('5 passed, 1 failed, 1 flaky, 1 skipped');
    expect(closingLine(tally(5, 0))).toBe('5 passed, 0 failed');
  });

  test('fails on a failure, on nothing at all, and with CI on a skip', () => {
    expect(exitCodeOf(tally(5, 0), true)).toBe(0);
    expect(exitCodeOf(tally(5, 0, { flaky: ['x'] }), true)).toBe(0);
    expect(exitCodeOf(tally(5, 1), false)).toBe(1);
    expect(exitCodeOf(tally(0, 0), false)).toBe(1);
    expect(exitCodeOf(tally(5, 0, { skipped: ['x'] }), false)).toBe(0);
    expect(exitCodeOf(tally(5, 0, { skipped: ['x'] }), true)).toBe(1);
  });

  test('counts journeys of every suite, and names those that were flaky or skipped', () => {
    const journey = (title: string, status: 'expected' | 'flaky' | 'skipped' | 'unexpected') => {
      const annotations = status === 'skipped' ? [{ type: 'skip', description: 'no browser' }] : [];
      const results = [{ duration: 300 }, { duration: 20 }];
      return { file: 'x.spec.ts', title, tests: [{ status, annotations, results }] };
    };
    const specs = [journey('a win', 'expected'), journey('a loss', 'unexpected')];
    const inner = { specs: [journey('a toast', 'flaky'), journey('a link', 'skipped')] };
    const report = { suites: [{ specs, suites: [inner] }], errors: [] };
    expect(tallyOfJourneys(report)).toEqual(
      tally(2, 1, { flaky: ['x.spec.ts: a toast'], skipped: ['a link: no browser'] }),
    );
    expect(timesOfJourneys(report)).toEqual(
      ['a win', 'a loss', 'a toast', 'a link'].map((name) => ({ name, ms: 320 })),
    );
    expect(tallyOfJourneys({ suites: [], errors: [{ message: 'no config' }] })).toEqual(
      tally(0, 1),
    );
  });
});
