import { createRequire } from 'node:module';
import { runTool } from '../run/run-tool.ts';

const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
const config = '.dependency-cruiser.cjs';
const fixtures = 'scripts/fixtures/bad-imports';
const folders = ['common/src', 'api/src', 'realtime/src', 'web/src', 'web/e2e', 'scripts'];

type Violation = { from: string; to: string; rule: { name: string } };
type Cruise = { summary: { violations: Violation[]; totalCruised: number } };

async function cruise(options: readonly string[]): Promise<Cruise['summary']> {
  const { output } = await runTool(cruiser, [
    '--config',
    config,
    '--output-type',
    'json',
    ...options,
  ]);
  try {
    return (JSON.parse(output) as Cruise).summary;
  } catch {
    throw new Error(`dependency-cruiser failed:\n${output.slice(0, 2000)}`);
  }
}

/** Imports that break the rules of who may import whom: one line each. */
export async function checkImports(): Promise<string[]> {
  const { violations, totalCruised } = await cruise([
    ...folders,
    '--exclude',
    'scripts/fixtures|/dist/',
  ]);
  // Without a parser for TypeScript the cruiser finds no modules, and no violations either.
  if (totalCruised < 50) return [`only ${totalCruised} modules found`];
  return violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

/** Rules that the bad examples do not set off, so that they may have stopped working: one line each. */
export async function checkImportRules(): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const { forbidden } = require(`../../${config}`) as { forbidden: { name: string }[] };
  const { violations } = await cruise([fixtures]);
  const broken = new Set(violations.map(({ rule }) => rule.name));
  return forbidden
    .filter(({ name }) => !broken.has(name))
    .map(({ name }) => `${name} finds nothing in ${fixtures}`);
}
