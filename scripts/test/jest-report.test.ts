import { describe, expect, test } from '@jest/globals';
import { failedFiles, type JestReport, tallyOfJest, timesOfJest } from './jest-report.ts';

type Cases = Record<string, 'passed' | 'failed' | 'pending'>;

/** A report of these files; one that is `broken` failed outside of its cases. */
function reportOf(files: Record<string, Cases | 'broken'>): JestReport {
  const testResults = Object.entries(files).map(([path, cases]) => {
    const list = cases === 'broken' ? [] : Object.entries(cases);
    const hasFailed = cases === 'broken' || list.some(([, status]) => status === 'failed');
    return {
      name: `/here/${path}`,
      status: hasFailed ? 'failed' : 'passed',
      startTime: 1000,
      endTime: 3500,
      assertionResults: list.map(([fullName, status]) => ({ fullName, status })),
    };
  });
  return { testResults };
}

const tally = (first: JestReport, again?: JestReport) => tallyOfJest('/here', first, again);

describe('the report of jest', () => {
  test('is counted by cases, a file that could not be loaded as one failure', () => {
    const report = reportOf({
      'a.test.ts': { one: 'passed', two: 'pending', three: 'failed' },
      'b.test.ts': 'broken',
      'c.test.ts': { four: 'passed' },
    });
    expect(tally(report)).toEqual({ passed: 2, failed: 2, flaky: [], skipped: ['two'] });
    expect(failedFiles(report)).toEqual(['/here/a.test.ts', '/here/b.test.ts']);
    expect(timesOfJest(report, '/here')[0]).toEqual({ name: 'a.test.ts', ms: 2500 });
  });

  test('counts cases of one name apart', () => {
    const [file] = reportOf({ 'a.test.ts': {} }).testResults;
    const assertionResults = ['passed', 'failed'].map((status) => ({ fullName: 'x', status }));
    const report = { testResults: file ? [{ ...file, status: 'failed', assertionResults }] : [] };
    expect(tally(report)).toEqual({ passed: 1, failed: 1, flaky: [], skipped: [] });
  });
});

describe('the reports of a run and of its failed files once more', () => {
  const first = reportOf({
    'a.test.ts': { one: 'passed', two: 'failed', three: 'failed', four: 'pending' },
    'b.test.ts': { five: 'passed' },
  });

  test('count what failed twice as failed, and what passed the second time as flaky', () => {
    const again = reportOf({
      'a.test.ts': { one: 'passed', two: 'passed', three: 'failed', four: 'pending' },
    });
    expect(tally(first, again)).toEqual({
      passed: 3,
      failed: 1,
      flaky: ['a.test.ts: two'],
      skipped: ['four'],
    });
  });

  test('count as flaky what failed only the second time', () => {
    const again = reportOf({ 'a.test.ts': { one: 'failed', two: 'passed', three: 'passed' } });
    expect(tally(first, again)).toMatchObject({
      passed: 4,
      failed: 0,
      flaky: ['a.test.ts: one', 'a.test.ts: two', 'a.test.ts: three'],
    });
  });

  test('count what did not run again as failed', () => {
    expect(tally(first, reportOf({ 'a.test.ts': { one: 'passed' } })).failed).toBe(2);
    expect(tally(first, reportOf({ 'a.test.ts': 'broken' })).failed).toBe(2);
    expect(tally(first, reportOf({}))).toMatchObject({ passed: 2, failed: 2, flaky: [] });
  });

  test('count a file that could not be loaded as failed if it could not twice', () => {
    const broken = reportOf({ 'a.test.ts': 'broken' });
    expect(tally(broken, broken)).toMatchObject({ passed: 0, failed: 1, flaky: [] });
    expect(tally(broken, reportOf({ 'a.test.ts': { one: 'passed' } }))).toMatchObject({
      passed: 1,
      failed: 0,
      flaky: ['a.test.ts: (outside of its cases)'],
    });
    expect(tally(broken, reportOf({ 'a.test.ts': { one: 'failed' } }))).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});
