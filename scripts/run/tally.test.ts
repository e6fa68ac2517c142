import { describe, expect, test } from '@jest/globals';
import { closingLine, exitCodeOf, sum, type Tally, tallyOfJest, tallyOfJourneys } from './tally.ts';

const tally = (passed: number, failed: number, skipped: string[] = []): Tally => ({
  passed,
  failed,
  skipped,
});

describe('the sum of a test run', () => {
  test('adds the parts up and names skips only where there are any', () => {
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

  test('counts cases of jest, and a suite that could not be loaded as a failure', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a' },
      { status: 'pending', fullName: 'b' },
    ];
    const report = { numPassedTests: 1, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(tallyOfJest({ ...report, testResults: [{ assertionResults }] })).toEqual(
      tally(1, 3, ['b']),
    );
  });

  test('reads the last line of the journeys, and the names of those that were skipped', () => {
    expect(tallyOfJourneys('  ok   a\ne2e: 12 passed, 1 failed, 0 skipped\n')).toEqual(
      tally(12, 1),
    );
    const skipping = '  skip a win: no browser\n  skip a loss: no browser\n';
    expect(tallyOfJourneys(`${skipping}e2e: 0 passed, 0 failed, 2 skipped\n`)).toEqual(
      tally(0, 0, ['a win: no browser', 'a loss: no browser']),
    );
    expect(tallyOfJourneys('e2e: 12 passed, 1 failed\nError: crashed')).toBeUndefined();
  });
});
