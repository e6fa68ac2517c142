import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';

/** What a test run includes: jest tests as paths from the project's root, and journeys. */
export type Plan = {
  /** `related`: the tests that import one of these files, or are one of them. */
  tests: 'all' | { related: readonly string[] };
  /** `changed`: those whose own files have changed. */
  journeys: 'all' | 'changed' | 'none';
};

export const everything: Plan = { tests: 'all', journeys: 'all' };

/** Tests that start programs of the product and so import nothing of what they test. */
export const testsOfPrograms = [
  'api/src/start.test.ts',
  'api/src/waiting-start.test.ts',
  'realtime/src/start-realtime.test.ts',
  'scripts/admin.test.ts',
  'scripts/backup.test.ts',
  'scripts/cluster/start-cluster.test.ts',
  'scripts/run/run-pinned.test.ts',
];

const isDocument = (file: string) => /\.md$|^docs\/|^LICENSE$|^\.github\//.test(file);
const isModule = (file: string) =>
  /^(common|api|realtime|web|scripts)\/.*\.(m?js|tsx?)$/.test(file) && !file.includes('/fixtures/');
const isJourney = (file: string) => /^web\/(e2e\/|playwright\.config)/.test(file);
const isTestOnly = (file: string) => /\.test\.tsx?$|\/testing\/|^web\/test-/.test(file);
const isProduct = (file: string) =>
  /^(common|api|realtime|web)\//.test(file) && !isTestOnly(file) && !isJourney(file);

/**
 * What these files, as paths from the project's root, can break. A module affects the tests that
 * import it; a document the tests that name it; for any other file, such as data or settings, the
 * readers are unknown, so everything runs. `naming` returns the tests whose source contains a text.
 */
export function planFor(
  files: readonly string[],
  naming: (text: string) => readonly string[],
): Plan {
  const documents = files.filter(isDocument);
  const modules = files.filter((file) => !isDocument(file) && isModule(file));
  if (documents.length + modules.length < files.length) return everything;
  const hasProduct = modules.some(isProduct);
  const related = new Set([
    ...modules.filter((file) => !isJourney(file)),
    ...documents.flatMap((file) => naming(file.slice(file.lastIndexOf('/') + 1))),
    ...(hasProduct ? testsOfPrograms : []),
  ]);
  const ownJourneys = modules.some(isJourney) ? 'changed' : 'none';
  return { tests: { related: [...related] }, journeys: hasProduct ? 'all' : ownJourneys };
}

function git(...options: string[]): string[] {
  const output = execFileSync('git', options, { cwd: root, encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}

function isCommit(name: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/**
 * Where the current branch began: where it left `main`, or on `main` itself what has been pushed;
 * else the last commit.
 */
function startOfWork(): string {
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD');
  const candidates = branch === 'main' ? ['origin/main'] : ['main', 'origin/main'];
  const from = candidates.find(isCommit);
  return (from && git('merge-base', from, 'HEAD')[0]) ?? 'HEAD';
}

function testsNaming(text: string): string[] {
  try {
    return git('grep', '-lF', '-e', text, '--', '*.test.ts', '*.test.tsx');
  } catch {
    // git grep exits with 1 without a match.
    return [];
  }
}

/**
 * The plan for what has changed since a commit, or on the current branch, committed or not; `since`
 * is that commit. Throws if git does not know it.
 */
export function planOfChanges(reference?: string): { plan: Plan; since: string } {
  if (reference && !isCommit(reference)) throw new Error(`git knows no commit ${reference}`);
  const since = reference ?? startOfWork();
  const files = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const plan = planFor(files, testsNaming);
  if (plan.tests === 'all') return { plan, since };
  const related = plan.tests.related.filter((file) => existsSync(join(root, file)));
  return { plan: { ...plan, tests: { related } }, since };
}
