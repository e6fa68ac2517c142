import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../check/check.ts';
import type { Plan } from './changed.ts';
import type { Timed } from './closing-table.ts';
import { root } from '../run/run-tool.ts';
import { failedFiles, type JestReport, tallyOfJest, timesOfJest } from './jest-report.ts';
import { retriesOf } from './retries.ts';
import { seedOf } from './seed.ts';
import { type JourneyReport, sum, type Tally, tallyOfJourneys, timesOfJourneys } from './tally.ts';

const minute = 60_000;
/** For jest, long enough for ten times as many random cases. */
const limits = { preparation: 5 * minute, jest: 180 * minute, journeys: 30 * minute };
const failure: Tally = { passed: 0, failed: 1, flaky: [], skipped: [] };
const retries = retriesOf(process.env);
/** Of the random cases: the second run of a file has the same. */
const seed = seedOf(process.env);

type Environment = Record<string, string>;

/** The result of a part, its time, and each of its test files or journeys. */
export type PartResult = { name: string; ms: number; tally: Tally; cases: readonly Timed[] };
type Counted = Pick<PartResult, 'tally' | 'cases'>;

export function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

/**
 * Runs Node with its output on the screen; on a timeout it is killed with all of its child
 * processes.
 */
function run(
  command: readonly string[],
  options: { env?: Environment; limit: number },
): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      console.log(`ended after ${options.limit / minute} minutes`);
      child.kill('SIGKILL');
    }, options.limit);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

async function timed(name: string, part: () => Promise<Counted>): Promise<PartResult> {
  const started = performance.now();
  const counted = await part();
  return { name, ms: performance.now() - started, ...counted };
}

/** Lets a tool write its report to a file; undefined without one. */
async function reportOf<Report>(
  tool: (file: string) => Promise<number>,
): Promise<{ code: number; report: Report | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'craque-report-'));
  const file = join(folder, 'report.json');
  const code = await tool(file);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  rmSync(folder, { recursive: true });
  return { code, report };
}

/** A failure reported by the tool itself must not get lost between the numbers of its report. */
function withExit(counted: Counted, { code, failed }: { code: number; failed: number }): Counted {
  if (code === 0 || failed > 0) return counted;
  return { ...counted, tally: sum([counted.tally, failure]) };
}

/** Runs the checks while the client is built; `isBuilt` reports the build. */
export async function runChecksAndBuild(): Promise<PartResult & { isBuilt: boolean }> {
  const state = { isBuilt: false };
  const result = await timed('checks, build', async () => {
    const building = run(['scripts/run/prepare.ts'], { limit: limits.preparation });
    const results = await runChecks();
    state.isBuilt = (await building) === 0;
    const failed = results.filter(({ violations }) => violations.length > 0).length;
    return {
      tally: { passed: results.length - failed, failed, flaky: [], skipped: [] },
      cases: [],
    };
  });
  return { ...result, ...state };
}

function testsOf({ tests }: Plan): string[] {
  if (tests === 'all') return [];
  return ['--passWithNoTests', '--findRelatedTests', ...tests.related];
}

const crashed: Counted = { tally: failure, cases: [] };

/**
 * The tests of the plan in jest. Files with failures are run once more, one by one: what passes
 * then failed because of the machine, and is flaky.
 */
export function runJest(plan: Plan, env: Environment): Promise<PartResult> {
  const command = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const jest = (name: string, options: readonly string[]) => {
    title(name);
    console.log(`random cases of TEST_SEED=${seed}`);
    return reportOf<JestReport>((file) =>
      run([...command, '--json', `--outputFile=${file}`, '--silent', ...options], {
        env: { ...env, NODE_ENV: 'test', TEST_SEED: seed },
        limit: limits.jest,
      }),
    );
  };
  return timed('unit, contract, api and web tests', async () => {
    const { code, report } = await jest('Unit, contract, api and web tests', testsOf(plan));
    if (!report) return crashed;
    const failed = failedFiles(report);
    const cases = timesOfJest(report, root);
    if (failed.length === 0 || retries === 0)
      return withExit({ tally: tallyOfJest(root, report), cases }, { code, failed: failed.length });
    const again = await jest('What failed, once more and alone', [
      '--maxWorkers=1',
      '--runTestsByPath',
      ...failed,
    ]);
    return withExit(
      { tally: tallyOfJest(root, report, again.report), cases },
      { code: again.code, failed: again.report ? failedFiles(again.report).length : 0 },
    );
  });
}

/**
 * The journeys of the plan, or only those whose files have changed since that commit if the plan
 * says so.
 */
export function runJourneys(
  { journeys }: Plan,
  { env, since }: { env: Environment; since: string | undefined },
): Promise<PartResult> {
  title('Browser journeys');
  const some = journeys === 'changed' ? [`--only-changed=${since}`, '--pass-with-no-tests'] : [];
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web', ...some];
  return timed('browser journeys', async () => {
    const { code, report } = await reportOf<JourneyReport>((file) =>
      run([...command, '--reporter=list,json'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        limit: limits.journeys,
      }),
    );
    if (!report) return crashed;
    const tally = tallyOfJourneys(report);
    return withExit({ tally, cases: timesOfJourneys(report) }, { code, failed: tally.failed });
  });
}

/** The journeys if the client could not be built: one failure. */
export function withoutBuild(): PartResult {
  title('Browser journeys');
  console.log('not run: there is no client');
  return { name: 'browser journeys', ms: 0, tally: failure, cases: [] };
}
