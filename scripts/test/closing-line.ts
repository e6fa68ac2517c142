export type Counts = { passed: number; failed: number; skipped: readonly string[] };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { assertionResults: readonly { status: string; fullName: string }[] }[];
};
/** The used part of Playwright's JSON report; `errors` kept journeys from running at all. */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: readonly unknown[];
};

const noReport: Counts = { passed: 0, failed: 1, skipped: [] };
/** A failure that only the exit code reports is one, too. */
const withCode = (counts: Counts, code: number): Counts =>
  code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };

export function countsOfJest(report: JestReport | undefined, code: number): Counts {
  if (!report) return noReport;
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'todo')
    .map(({ fullName }) => fullName);
  return withCode({ passed, failed: numFailedTests + numRuntimeErrorTestSuites, skipped }, code);
}

export function countsOfJourneys(report: JourneyReport | undefined, code: number): Counts {
  if (!report) return noReport;
  const { expected, unexpected, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  const names = new Array<string>(skipped).fill('a journey, as its own line says');
  return withCode({ passed: expected, failed, skipped: names }, code);
}

export function closing(parts: readonly Counts[], isCi: boolean): { line: string; code: 0 | 1 } {
  const sum = (count: (part: Counts) => number) =>
    parts.reduce((all, part) => all + count(part), 0);
  const [passed, failed] = [sum((part) => part.passed), sum((part) => part.failed)];
  const skipped = sum((part) => part.skipped.length);
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, code: failed > 0 || passed === 0 || (isCi && skipped > 0) ? 1 : 0 };
}
