import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './run/build-if-stale.ts';
import { runChecks } from './check/check.ts';
import { root } from './run/run-tool.ts';
import { startMongo } from './services/mongo.ts';
import { findNginx } from './services/nginx.ts';
import { startRedis } from './services/redis.ts';
import type { Missing, Service } from './services/service.ts';
import {
  closingLine,
  exitCodeOf,
  type JestReport,
  type JourneyReport,
  sum,
  type Tally,
  tallyOfJest,
  tallyOfJourneys,
} from './run/tally.ts';

const minute = 60_000;
const limits = { jest: 40 * minute, journeys: 30 * minute };
const failure: Tally = { passed: 0, failed: 1, skipped: [] };

type Environment = Record<string, string>;

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

/** Runs a part with its output on the screen; one that takes too long is ended with all that it has started. */
function runPart(
  command: readonly string[],
  options: { env: Environment; limit: number },
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

async function checks(): Promise<Tally> {
  title('Checks');
  const results = await runChecks();
  const failed = results.filter(({ violations }) => violations.length > 0).length;
  return { passed: results.length - failed, failed, skipped: [] };
}

/** Lets a part write its report to a file, and counts by that; a part that writes none has failed. */
async function tallyBy<Report>(
  part: (file: string) => Promise<number>,
  read: (report: Report) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'craque-report-'));
  const file = join(folder, 'report.json');
  const code = await part(file);
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : failure;
  rmSync(folder, { recursive: true });
  // Whatever a tool itself calls a failure must not get lost between its numbers.
  return code !== 0 && tally.failed === 0 ? sum([tally, failure]) : tally;
}

async function jest(env: Environment): Promise<Tally> {
  title('Unit, contract, api and web tests');
  const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  return tallyBy<JestReport>(
    (file) =>
      runPart([...flags, '--json', `--outputFile=${file}`, '--silent'], {
        env: { ...env, NODE_ENV: 'test' },
        limit: limits.jest,
      }),
    tallyOfJest,
  );
}

async function browser(env: Environment): Promise<Tally> {
  title('Browser journeys');
  try {
    buildIfStale(console.log);
  } catch (error) {
    console.log((error as Error).message);
    return failure;
  }
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web'];
  return tallyBy<JourneyReport>(
    (file) =>
      runPart([...command, '--reporter=list,json'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        limit: limits.journeys,
      }),
    tallyOfJourneys,
  );
}

type Servers = { env: Environment; missing: string[]; stop(): Promise<void> };

function orMissing(starting: Promise<Service | Missing>): Promise<Service | Missing> {
  return starting.catch((error: Error) => ({ missing: error.message }));
}

async function startServers(): Promise<Servers> {
  title('Servers');
  const wanted = [
    { name: 'MongoDB', variable: 'CRAQUE_TEST_MONGODB_URL', starting: orMissing(startMongo()) },
    { name: 'Redis', variable: 'CRAQUE_TEST_REDIS_URL', starting: orMissing(startRedis()) },
    { name: 'nginx', variable: 'CRAQUE_TEST_NGINX', starting: orMissing(findNginx()) },
  ];
  const servers: Servers = { env: {}, missing: [], stop: async () => {} };
  const services: Service[] = [];
  for (const { name, variable, starting } of wanted) {
    const service = await starting;
    if ('missing' in service) {
      servers.missing.push(`${name}: ${service.missing}`);
      console.log(`✕ ${name}: ${service.missing}`);
      continue;
    }
    console.log(`✓ ${name}: ${service.description}`);
    servers.env[variable] = service.url;
    services.push(service);
  }
  servers.stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  return servers;
}

function printSkipped(tally: Tally, missing: readonly string[]): void {
  if (tally.skipped.length === 0) return;
  title('Skipped');
  for (const reason of missing) console.log(`for want of ${reason}`);
  for (const name of tally.skipped) console.log(`○ ${name}`);
}

const servers = await startServers();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void servers.stop().finally(() => process.exit(1)));
}
try {
  const parts = [await checks(), await jest(servers.env), await browser(servers.env)];
  const tally = sum(parts);
  printSkipped(tally, servers.missing);
  process.exitCode = exitCodeOf(tally, process.env.CI === 'true');
  console.log(`\n${closingLine(tally)}`);
} finally {
  await servers.stop();
}
