import { expect, test } from '@jest/globals';
import { closing, countsOfJest, countsOfJourneys } from './closing-line.ts';

const jest = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
const assertionResults = ['passed', 'pending'].map((status) => ({ status, fullName: status }));

test('a file that could not be loaded is a failure, and so is a tool without a report', () => {
  const report = { ...jest, testResults: [{ assertionResults }] };
  expect(countsOfJest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: ['pending'] });
  expect(countsOfJest(undefined, 0).failed).toBe(1);
  expect(countsOfJourneys(undefined, 0).failed).toBe(1);
});

test('what a tool tells by its exit code alone is one failure', () => {
  const fine = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(countsOfJest({ ...fine, testResults: [] }, 1).failed).toBe(1);
  expect(countsOfJest({ ...fine, testResults: [] }, 0).failed).toBe(0);
});

test('what keeps journeys from running is a failure beside those of the journeys', () => {
  const stats = { expected: 6, unexpected: 1, skipped: 1 };
  const counts = countsOfJourneys({ stats, errors: ['no browser'] }, 1);
  expect([counts.passed, counts.failed, counts.skipped.length]).toEqual([6, 2, 1]);
});

test('the closing line adds up, and the run fails on a failure, on nothing, and in CI on a skip', () => {
  const part = (passed: number, failed = 0, ...skipped: string[]) => ({ passed, failed, skipped });
  expect(closing([part(3), part(2, 1, 'y')], false)).toEqual({
    line: '5 passed, 1 failed, 1 skipped',
    code: 1,
  });
  expect(closing([part(5)], true)).toEqual({ line: '5 passed, 0 failed', code: 0 });
  expect(closing([], false).code).toBe(1);
  expect([true, false].map((isCi) => closing([part(5, 0, 'x')], isCi).code)).toEqual([1, 0]);
});
