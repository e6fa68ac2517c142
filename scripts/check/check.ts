import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHouse } from './check-house.ts';
import { checkImportRules, checkImports } from './check-imports.ts';
import { checkLocales } from './check-locales.ts';
import { type Lock, missingFrom } from './complete-lock.ts';
import { root, runTool } from '../run/run-tool.ts';

/** A check gives one line for each fault. */
type Check = { name: string; faults: () => string[] | Promise<string[]> };
export type CheckResult = { name: string; faults: string[]; ms: number };

const workspaces = ['common', 'api', 'realtime', 'web', 'scripts'];
const settings = ['jest.config.js', '.dependency-cruiser.cjs', 'biome.json'];

async function faultsOfTool(file: string, options: readonly string[]): Promise<string[]> {
  const { code, output } = await runTool(file, options);
  return code === 0 ? [] : [output.trim() || `${file} ended with ${code}`];
}

function lockFaults(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.keys(missingFrom(lock)).map(
    (name) => `${name} is missing, so npm ci fails: run node scripts/check/complete-lock.ts`,
  );
}

const biome = [
  'check',
  '--error-on-warnings',
  '--diagnostic-level=warn',
  '--max-diagnostics=100',
  ...workspaces,
  ...settings,
];
const duplicates = ['--config', '.jscpd.json', '--noTips', '--no-colors', ...workspaces];

const checks: readonly Check[] = [
  { name: 'lock file', faults: lockFaults },
  { name: 'format and lint', faults: () => faultsOfTool('@biomejs/biome/bin/biome', biome) },
  { name: 'types', faults: () => faultsOfTool('typescript/bin/tsc', ['-b']) },
  { name: 'imports', faults: checkImports },
  { name: 'rules of imports', faults: checkImportRules },
  { name: 'duplicates', faults: () => faultsOfTool('jscpd/bin/jscpd', duplicates) },
  { name: 'texts', faults: checkLocales },
  { name: 'house', faults: checkHouse },
];

async function resultOf({ name, faults }: Check): Promise<CheckResult> {
  const started = performance.now();
  const found = await Promise.resolve()
    .then(faults)
    .catch((error: unknown) => [String(error)]);
  return { name, faults: found, ms: performance.now() - started };
}

function print({ name, faults, ms }: CheckResult): void {
  console.log(`${faults.length === 0 ? '✓' : '✕'} ${name} (${(ms / 1000).toFixed(1)} s)`);
  for (const fault of faults) console.log(`  ${fault.replaceAll('\n', '\n  ')}`);
}

/** Runs all checks one after the other and prints their faults. */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await resultOf(check);
    print(result);
    results.push(result);
  }
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
