import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check/check.ts';
import { root } from './run/run-tool.ts';
import { closing, countsOfJest, countsOfJourneys } from './test/closing-line.ts';
import { startTestServers } from './test/servers.ts';

/* `npm test`: the checks and the build, jest, and the browser journeys; what is missing is named,
   and counted as skipped. */

const { CI, TEST_SEED, TEST_RUNS_FACTOR } = process.env;
const isCi = CI === 'true';
/** Of all random cases: fixed on CI, where every change meets the same ones. */
const seed = TEST_SEED || (isCi && !TEST_RUNS_FACTOR ? '20261122' : `${randomInt(2 ** 31)}`);
const folder = mkdtempSync(join(tmpdir(), 'craque-test-'));
const started = performance.now();

function title(text: string): void {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`\n── ${text} (after ${minutes} min)`);
}

/** Ends a part that hangs (ms); a whole one takes a sixth. */
const limit = 3_600_000 * Math.max(1, Number(TEST_RUNS_FACTOR || 1));

async function run(command: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, command, {
    ...{ cwd: root, env: { ...process.env, ...env }, timeout: limit },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

function reportIn<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

async function checkAndBuild() {
  const building = run(['scripts/run/prepare.ts']);
  const counts = await runChecks();
  const isBuilt = (await building) === 0;
  return { ...counts, isBuilt, skipped: [] };
}

async function runJest(env: Record<string, string>) {
  const file = join(folder, 'jest.json');
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  console.log(`random cases of TEST_SEED=${seed}`);
  const code = await run([...jest, '--silent', '--json', `--outputFile=${file}`], {
    ...env,
    NODE_ENV: 'test',
    TEST_SEED: seed,
  });
  return countsOfJest(reportIn(file), code);
}

async function runJourneys(env: Record<string, string>) {
  const file = join(folder, 'journeys.json');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web'];
  const code = await run([...playwright, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return countsOfJourneys(reportIn(file), code);
}

const starting = startTestServers();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void starting.then((servers) => servers.stop()).finally(() => process.exit(1));
  });
}

title('Checks and build');
const checks = await checkAndBuild();
title('Servers');
const servers = await starting;
try {
  for (const line of servers.lines) console.log(line);
  title('Unit, contract, api and web tests');
  const tests = await runJest(servers.env);
  title('Browser journeys');
  // Without a client they are one failure.
  const journeys = checks.isBuilt ? await runJourneys(servers.env) : countsOfJourneys(undefined, 1);
  title('Altogether');
  const parts = [checks, tests, journeys];
  for (const name of parts.flatMap(({ skipped }) => skipped)) console.log(`○ skipped: ${name}`);
  const { line, code } = closing(parts, isCi);
  process.exitCode = code;
  console.log(line);
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true });
}
