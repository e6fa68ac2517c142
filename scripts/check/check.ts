import { availableParallelism } from 'node:os';
import { checkHouse } from './check-house.ts';
import { checkImports } from './check-imports.ts';
import { checkLocales } from './check-locales.ts';
import { checkReferences } from './check-references.ts';
import { checkLockedPackages } from './locked-packages.ts';
import { runTool } from '../run/run-tool.ts';

type Check = { name: string; violations: () => string[] | Promise<string[]> };
export type CheckResult = { name: string; violations: string[]; ms: number };

async function violationsOfTool(file: string, options: readonly string[]): Promise<string[]> {
  const { code, output } = await runTool(file, options);
  return code === 0 ? [] : [output.trim() || `${file} ended with ${code}`];
}

const programs = ['', '.servers', '.browser', '.pure'].map((name) => `tsconfig${name}.json`);

const biome = [
  'check',
  '--error-on-warnings',
  '--diagnostic-level=warn',
  '--max-diagnostics=100',
  ...['common', 'api', 'realtime', 'web', 'scripts', 'jest.config.js', 'biome.json'],
];

/** The slowest first, so that none of them runs alone at the end. */
const checks: readonly Check[] = [
  { name: 'types', violations: () => violationsOfTool('typescript/bin/tsc', ['-b', ...programs]) },
  { name: 'loaded versions', violations: checkLockedPackages },
  {
    name: 'format and lint',
    violations: () => violationsOfTool('@biomejs/biome/bin/biome', biome),
  },
  { name: 'imports', violations: checkImports },
  { name: 'texts', violations: checkLocales },
  { name: 'house', violations: checkHouse },
  { name: 'references', violations: checkReferences },
];

async function resultOf({ name, violations }: Check): Promise<CheckResult> {
  const started = performance.now();
  const found = await Promise.resolve()
    .then(violations)
    .catch((error: unknown) => [String(error)]);
  return { name, violations: found, ms: performance.now() - started };
}

function print({ name, violations, ms }: CheckResult): void {
  console.log(`${violations.length === 0 ? '✓' : '✕'} ${name} (${(ms / 1000).toFixed(1)} s)`);
  for (const violation of violations) console.log(`  ${violation.replaceAll('\n', '\n  ')}`);
}

export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = checks.values();
  const runLane = async () => {
    for (const check of waiting) {
      const result = await resultOf(check);
      print(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runLane));
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  const failed = results.filter(({ violations }) => violations.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
