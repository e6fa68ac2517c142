import { relative } from 'node:path';
import type { Timed } from './closing-table.ts';

/** The result of one part of the test run. `skipped` names what could not run and why. */
export type Tally = { passed: number; failed: number; skipped: readonly string[] };

export const nothing: Tally = { passed: 0, failed: 0, skipped: [] };

/** All parts together. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: [...all.skipped, ...each.skipped],
    }),
    nothing,
  );
}

/** The closing line of the run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const counted = `${passed} passed, ${failed} failed`;
  return skipped.length > 0 ? `${counted}, ${skipped.length} skipped` : counted;
}

/**
 * 0 if everything that had to run has passed. On a CI machine a skip is a failure: it would hide
 * what is missing there.
 */
export function exitCodeOf({ passed, failed, skipped }: Tally, isCi: boolean): 0 | 1 {
  return failed > 0 || passed === 0 || (isCi && skipped.length > 0) ? 1 : 0;
}

type JestCase = { status: string; fullName: string };
type JestFile = {
  /** Its path. */
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: readonly JestCase[];
};
/** The used part of jest's `--json` report. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly JestFile[];
};

/** A suite that could not even be loaded counts as one failure. */
export function tallyOfJest(report: JestReport): Tally {
  const cases = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = cases.filter(({ status }) => status === 'pending' || status === 'todo');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

/** How long each test file took, by its path from `root`. */
export function timesOfJest({ testResults }: JestReport, root: string): Timed[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
}

type JourneyCase = {
  title: string;
  tests: readonly {
    results: readonly { duration: number }[];
    status: 'expected' | 'flaky' | 'skipped' | 'unexpected';
    annotations: readonly { type: string; description?: string }[];
  }[];
};
type JourneySuite = { specs: readonly JourneyCase[]; suites?: readonly JourneySuite[] };
/** The used part of Playwright's JSON report. */
export type JourneyReport = {
  suites: readonly JourneySuite[];
  /** What prevented journeys from running at all. */
  errors: readonly { message?: string }[];
};

const casesOf = ({ specs, suites = [] }: JourneySuite): JourneyCase[] => [
  ...specs,
  ...suites.flatMap(casesOf),
];

/**
 * A journey that passes in a retry counts as passed; an error outside of journeys as one failure.
 */
export function tallyOfJourneys({ suites, errors }: JourneyReport): Tally {
  const cases = suites
    .flatMap(casesOf)
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const count = (...statuses: string[]) =>
    cases.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: count('expected', 'flaky'),
    failed: count('unexpected') + errors.length,
    skipped: cases
      .filter(({ status }) => status === 'skipped')
      .map(({ title, annotations }) => `${title}: ${annotations[0]?.description}`),
  };
}

/** How long each journey took, with all its attempts. */
export function timesOfJourneys({ suites }: JourneyReport): Timed[] {
  return suites.flatMap(casesOf).map(({ title, tests }) => ({
    name: title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}
