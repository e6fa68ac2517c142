import type { Timed } from './closing-table.ts';

/**
 * The result of one part of the test run. `flaky` names, with their files, those of the passed that
 * failed first; `skipped` what could not run and why.
 */
export type Tally = {
  passed: number;
  failed: number;
  flaky: readonly string[];
  skipped: readonly string[];
};

export const nothing: Tally = { passed: 0, failed: 0, flaky: [], skipped: [] };

/** All parts together. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      flaky: [...all.flaky, ...each.flaky],
      skipped: [...all.skipped, ...each.skipped],
    }),
    nothing,
  );
}

/** The closing line of the run. */
export function closingLine({ passed, failed, flaky, skipped }: Tally): string {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ].join(', ');
}

/**
 * 0 if everything that had to run has passed. On a CI machine a skip is a failure: it would hide
 * what is missing there.
 */
export function exitCodeOf({ passed, failed, skipped }: Tally, isCi: boolean): 0 | 1 {
  return failed > 0 || passed === 0 || (isCi && skipped.length > 0) ? 1 : 0;
}

type JourneyCase = {
  file: string;
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
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test })));
  const count = (...statuses: string[]) =>
    cases.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: count('expected', 'flaky'),
    failed: count('unexpected') + errors.length,
    flaky: cases
      .filter(({ status }) => status === 'flaky')
      .map(({ file, title }) => `${file}: ${title}`),
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
