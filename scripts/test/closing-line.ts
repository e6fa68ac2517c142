export type Counts = { passed: number; failed: number; skipped: readonly string[] };

/** The used part of the `--json` report of jest. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { assertionResults: readonly { status: string; fullName: string }[] }[];
};
/** The used part of Playwright's JSON report; `errors` kept journeys from running at all. */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

const withCode = (counts: Counts, code: number): Counts =>
  code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };

export function countsOfJest(report: JestReport | undefined, code: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: [] };
  const cases = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = cases.filter(({ status }) => status === 'pending' || status === 'todo');
  return withCode(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: skipped.map(({ fullName }) => fullName),
    },
    code,
  );
}

export function countsOfJourneys(report: JourneyReport | undefined, code: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCode(
    {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      skipped: Array.from({ length: skipped }, () => 'a journey, as its own line says'),
    },
    code,
  );
}

export function closing(parts: readonly Counts[], isCi: boolean): { line: string; code: 0 | 1 } {
  const sum = (count: (part: Counts) => number) =>
    parts.reduce((all, part) => all + count(part), 0);
  const [passed, failed] = [sum((part) => part.passed), sum((part) => part.failed)];
  const skipped = sum((part) => part.skipped.length);
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, code: failed > 0 || passed === 0 || (isCi && skipped > 0) ? 1 : 0 };
}
