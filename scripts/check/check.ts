import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';
import { checkHouse } from './check-house.ts';
import { checkImports } from './check-imports.ts';
import { checkLocales } from './check-locales.ts';
import { checkReferences } from './check-references.ts';
import { checkLockedPackages } from './locked-packages.ts';

type Check = () => string[] | Promise<string[]>;

function violationsOfTool(file: string, options: readonly string[]): Promise<string[]> {
  const command = [join(root, 'node_modules', file), ...options];
  const settings = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, command, settings, (error, stdout, stderr) => {
      resolve(error ? [`${stdout}${stderr}`.trim() || error.message] : []);
    });
  });
}

const programs = ['', '.servers', '.browser', '.pure'].map((name) => `tsconfig${name}.json`);
const biome = [
  'check',
  '--error-on-warnings',
  '--diagnostic-level=warn',
  '--max-diagnostics=100',
  ...['common', 'api', 'realtime', 'web', 'scripts', 'jest.config.js', 'biome.json'],
];

/** The tools first, which run in processes of their own. */
const checks: Readonly<Record<string, Check>> = {
  types: () => violationsOfTool('typescript/bin/tsc', ['-b', ...programs]),
  'format and lint': () => violationsOfTool('@biomejs/biome/bin/biome', biome),
  'loaded versions': checkLockedPackages,
  imports: checkImports,
  texts: checkLocales,
  house: checkHouse,
  references: checkReferences,
};

async function passes(name: string, check: Check): Promise<boolean> {
  const started = performance.now();
  const violations = await Promise.try(check).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${violations.length === 0 ? '✓' : '✕'} ${name} (${seconds} s)`);
  for (const violation of violations) console.log(`  ${violation.replaceAll('\n', '\n  ')}`);
  return violations.length === 0;
}

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const running = Object.entries(checks).map(([name, check]) => passes(name, check));
  const passed = (await Promise.all(running)).filter(Boolean).length;
  return { passed, failed: running.length - passed };
}

if (import.meta.main) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
