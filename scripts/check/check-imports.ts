import { createRequire } from 'node:module';
import { runTool } from '../run/run-tool.ts';
import { folderCycles } from './check-folders.ts';

const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
const config = '.dependency-cruiser.cjs';
const fixtures = 'scripts/fixtures/bad-imports';
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

/** Imports that break the rules of who may import whom, or close a cycle of folders: one line each. */
export async function checkImports(): Promise<string[]> {
  const { modules, summary } = await cruise([...folders, '--exclude', 'scripts/fixtures|/dist/']);
  // Without a parser for TypeScript the cruiser finds no modules, and no violations either.
  if (summary.totalCruised < 50) return [`only ${summary.totalCruised} modules found`];
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return [
    ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
    ...folderCycles(imports),
  ];
}

/** Rules that the bad examples do not set off, so that they may have stopped working: one line each. */
export async function checkImportRules(): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const { forbidden } = require(`../../${config}`) as { forbidden: { name: string }[] };
  const { summary } = await cruise([fixtures]);
  const broken = new Set(summary.violations.map(({ rule }) => rule.name));
  return forbidden
    .filter(({ name }) => !broken.has(name))
    .map(({ name }) => `${name} finds nothing in ${fixtures}`);
}
