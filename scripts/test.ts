import { parseArgs } from 'node:util';
import { everything, planOfChanges } from './test/changed.ts';
import { closingTable } from './test/closing-table.ts';
import { closingLine, exitCodeOf, sum, type Tally } from './test/tally.ts';
import {
  type PartResult,
  runChecksAndBuild,
  runJest,
  runJourneys,
  title,
  withoutBuild,
} from './test/parts.ts';
import { startTestServers, type TestServers } from './test/servers.ts';

/*
 * npm test                       everything
 * npm test -- --changed          what a change since the branch left main touches
 * npm test -- --changed --since=HEAD~3
 */
const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
});
const { plan, since } = values.changed
  ? planOfChanges(values.since)
  : { plan: everything, since: undefined };

const started = performance.now();
const starting = startTestServers();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void starting.then((servers) => servers.stop()).finally(() => process.exit(1));
  });
}

async function runParts({ env, lines }: TestServers, checks: PartResult & { isBuilt: boolean }) {
  title('Servers');
  for (const line of lines) console.log(line);
  const parts: PartResult[] = [checks, await runJest(plan, env)];
  if (plan.journeys === 'none') return parts;
  parts.push(checks.isBuilt ? await runJourneys(plan, { env, since }) : withoutBuild());
  return parts;
}

function printFlaky({ flaky }: Tally): void {
  if (flaky.length === 0) return;
  title('Flaky');
  for (const name of flaky) console.log(`~ ${name}`);
}

function printSkipped({ skipped }: Tally, missing: readonly string[]): void {
  if (skipped.length === 0) return;
  title('Skipped');
  for (const reason of missing) console.log(`for want of ${reason}`);
  for (const name of skipped) console.log(`○ ${name}`);
}

function printTimes(parts: readonly PartResult[]): void {
  title('Times');
  const whole = { name: 'altogether', ms: performance.now() - started };
  const cases = parts.flatMap((part) => part.cases);
  for (const line of closingTable([...parts, whole], cases)) console.log(line);
}

title('Checks');
const checks = await runChecksAndBuild();
const servers = await starting;
try {
  const parts = await runParts(servers, checks);
  const tally = sum(parts.map((part) => part.tally));
  printFlaky(tally);
  printSkipped(tally, servers.missing);
  printTimes(parts);
  process.exitCode = exitCodeOf(tally, process.env.CI === 'true');
  console.log(`\n${closingLine(tally)}`);
} finally {
  await servers.stop();
}
