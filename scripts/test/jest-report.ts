import { relative } from 'node:path';
import type { Timed } from './closing-table.ts';
import type { Tally } from './tally.ts';

type JestCase = { status: string; fullName: string };
type JestFile = {
  /** Its path. */
  name: string;
  /** `failed` without a failed case: it could not be loaded, or broke outside of its cases. */
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: readonly JestCase[];
};
/** The used part of jest's `--json` report. */
export type JestReport = { testResults: readonly JestFile[] };

/** The paths of the test files in which something failed. */
export function failedFiles({ testResults }: JestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

const outside = '(outside of its cases)';

/** The status of each case by its name, numbered if names repeat, and that of the rest. */
function statusesOf({ status, assertionResults }: JestFile): Map<string, string> {
  const statuses = new Map<string, string>();
  for (const { fullName, status: each } of assertionResults) {
    let name = fullName;
    for (let nth = 2; statuses.has(name); nth += 1) name = `${fullName} (${nth})`;
    statuses.set(name, each);
  }
  const isBroken = status === 'failed' && ![...statuses.values()].includes('failed');
  return statuses.set(outside, isBroken ? 'failed' : 'unbroken');
}

type Verdict = { name: string; is: 'passed' | 'failed' | 'flaky' | 'skipped' | 'unbroken' };

/** What one file's runs say together: a case that failed but also passed is flaky. */
function verdictsOf(runs: readonly JestFile[]): Verdict[] {
  const statuses = runs.map(statusesOf);
  const names = new Set(statuses.flatMap((each) => [...each.keys()]));
  return [...names].map((name) => {
    const found = statuses.map((each) => each.get(name));
    const isGood = found.includes('passed') || found.includes('unbroken');
    if (found.includes('failed')) return { name, is: isGood ? 'flaky' : 'failed' };
    if (isGood) return { name, is: name === outside ? 'unbroken' : 'passed' };
    return { name, is: 'skipped' };
  });
}

/**
 * Counts cases. A file that could not be loaded, or broke outside of its cases, counts as one
 * failure. What failed but passed in `again`, the second run of the failed files, is flaky; what
 * `again` does not have stays a failure. Files are named by their paths from `root`.
 */
export function tallyOfJest(root: string, report: JestReport, again?: JestReport): Tally {
  const verdicts = report.testResults.flatMap((file) => {
    const others = again?.testResults.filter(({ name }) => name === file.name) ?? [];
    const path = relative(root, file.name);
    return verdictsOf([file, ...others]).map((verdict) => ({ path, ...verdict }));
  });
  const named = (is: Verdict['is']) => verdicts.filter((verdict) => verdict.is === is);
  const flaky = named('flaky');
  return {
    passed: named('passed').length + flaky.filter(({ name }) => name !== outside).length,
    failed: named('failed').length,
    flaky: flaky.map(({ path, name }) => `${path}: ${name}`),
    skipped: named('skipped').map(({ name }) => name),
  };
}

/** How long each test file took, by its path from `root`. */
export function timesOfJest({ testResults }: JestReport, root: string): Timed[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
}
