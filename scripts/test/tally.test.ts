import { describe, expect, test } from '@jest/globals';
import {
  closingLine,
  exitCodeOf,
  sum,
  type Tally,
  tallyOfJest,
  tallyOfJourneys,
  timesOfJest,
  timesOfJourneys,
} from './tally.ts';

const tally = (passed: number, failed: number, skipped: string[] = []): Tally => ({
  passed,
  failed,
  skipped,
});

describe('the sum of a test run', () => {
  test('adds up the parts and names skips only if there are any', () => {
    const all = sum([tally(3, 0), tally(2, 1, ['MongoDB: games'])]);
    expect(closingLine(all)).toBe('5 passed, 1 failed, 1 skipped');
    expect(closingLine(tally(5, 0))).toBe('5 passed, 0 failed');
  });

  test('fails on a failure, on nothing at all, and with CI on a skip', () => {
    expect(exitCodeOf(tally(5, 0), true)).toBe(0);
    expect(exitCodeOf(tally(5, 1), false)).toBe(1);
    expect(exitCodeOf(tally(0, 0), false)).toBe(1);
    expect(exitCodeOf(tally(5, 0, ['x']), false)).toBe(0);
    expect(exitCodeOf(tally(5, 0, ['x']), true)).toBe(1);
  });

  test('counts the cases of jest, and a suite that could not be loaded as a failure', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a' },
      { status: 'pending', fullName: 'b' },
    ];
    const counts = { numPassedTests: 1, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    const file = { name: '/here/api/a.test.ts', startTime: 1000, endTime: 3500 };
    const report = { ...counts, testResults: [{ ...file, assertionResults }] };
    expect(tallyOfJest(report)).toEqual(tally(1, 3, ['b']));
    expect(timesOfJest(report, '/here')).toEqual([{ name: 'api/a.test.ts', ms: 2500 }]);
  });

  test('counts journeys of every suite, a flaky one as passed, and names those that were skipped', () => {
    const journey = (title: string, status: 'expected' | 'flaky' | 'skipped' | 'unexpected') => {
      const annotations = status === 'skipped' ? [{ type: 'skip', description: 'no browser' }] : [];
      const results = [{ duration: 300 }, { duration: 20 }];
      return { title, tests: [{ status, annotations, results }] };
    };
    const specs = [journey('a win', 'expected'), journey('a loss', 'unexpected')];
    const inner = { specs: [journey('a toast', 'flaky'), journey('a link', 'skipped')] };
    const report = { suites: [{ specs, suites: [inner] }], errors: [] };
    expect(tallyOfJourneys(report)).toEqual(tally(2, 1, ['a link: no browser']));
    expect(timesOfJourneys(report)).toEqual(
      ['a win', 'a loss', 'a toast', 'a link'].map((name) => ({ name, ms: 320 })),
    );
    expect(tallyOfJourneys({ suites: [], errors: [{ message: 'no config' }] })).toEqual(
      tally(0, 1),
    );
  });
});
