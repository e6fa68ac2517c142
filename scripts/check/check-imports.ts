import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, runTool } from '../run/run-tool.ts';
import { folderCycles, type Import } from './check-folders.ts';
import { pathRows, pathViolations } from './check-paths.ts';

const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
const config = '.dependency-cruiser.cjs';
const fixtures = 'scripts/fixtures/bad-imports';
const architecture = 'docs/architecture.md';
const folders = ['common/src', 'api/src', 'realtime/src', 'web/src', 'web/e2e', 'scripts'];

type Violation = { from: string; to: string; rule: { name: string } };
type Module = { source: string; dependencies: { resolved: string }[] };
type Cruise = { modules: Module[]; summary: { violations: Violation[]; totalCruised: number } };

async function cruise(options: readonly string[]): Promise<Cruise> {
  const { output } = await runTool(cruiser, [
    '--config',
    config,
    '--output-type',
    'json',
    ...options,
  ]);
  try {
    return JSON.parse(output) as Cruise;
  } catch {
    throw new Error(`dependency-cruiser failed:\n${output.slice(0, 2000)}`);
  }
}

/** Rows of the paths on the architecture page that the imports contradict. */
function architectureViolations(imports: readonly Import[]): string[] {
  const rows = pathRows(readFileSync(join(root, architecture), 'utf8'));
  if (rows.length < 15) return [`only ${rows.length} rows of paths found in ${architecture}`];
  return pathViolations(rows, imports);
}

/**
 * Imports that break the rules of who may import whom, or close a cycle of folders, and untrue rows
 * of the architecture page: one line each.
 */
export async function checkImports(): Promise<string[]> {
  const { modules, summary } = await cruise([...folders, '--exclude', 'scripts/fixtures|/dist/']);
  // Without a parser for TypeScript dependency-cruiser finds no modules, and so no violations.
  if (summary.totalCruised < 50) return [`only ${summary.totalCruised} modules found`];
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return [
    ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
    ...folderCycles(imports),
    ...architectureViolations(imports),
  ];
}

/** Rules that the bad examples do not trigger, and so may have stopped working: one line each. */
export async function checkImportRules(): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const { forbidden } = require(`../../${config}`) as { forbidden: { name: string }[] };
  const { summary } = await cruise([fixtures]);
  const broken = new Set(summary.violations.map(({ rule }) => rule.name));
  return forbidden
    .filter(({ name }) => !broken.has(name))
    .map(({ name }) => `${name} finds nothing in ${fixtures}`);
}
