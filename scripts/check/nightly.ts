import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { usernameForms } from '@craque/common/domain/username.ts';
import { parseSync } from 'rolldown/utils';
import * as z from 'zod/mini';
import { root, runScript } from '../run/run-tool.ts';

/* Slow checks, or ones with tools that nobody else needs; `npm run nightly` installs those in
   .cache/nightly. */

const folder = join(root, '.cache/nightly');
const tools = ['jscpd@4.3.0', 'recheck@4.5.0', 'knip@6.44.2'];

type Verdict =
  | { status: 'safe' }
  | { status: 'vulnerable'; complexity: { summary: string }; attack: { pattern: string } }
  | { status: 'unknown'; error: { kind: string } };
type Recheck = {
  checkSync(source: string, flags: string, options: { timeout: number }): Verdict;
};

/** Not linear, and why that does no harm. */
const bounded: Readonly<Record<string, string>> = {
  '(?: (?:jr|sr|ii|iii))+$': 'a guess has 80 code points at most',
  '<script>([\\s\\S]*?)<\\/script>': 'reads the page of this build, not a request',
};

const parsing = [
  'common/src/{contracts,domain,names,tokens}/**/*.ts',
  'api/src/{accounts,challenges,errors,feedback,friends,games,http,sessions,users}/**/*.ts',
  'realtime/src/**/*.ts',
];

function literalsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  return regex ? [regex] : Object.values(node).flatMap(literalsIn);
}

function slowExpressions({ checkSync }: Recheck): string[] {
  const attackOn = (source: string, flags: string) => {
    const found = checkSync(source, flags, { timeout: 60_000 });
    if (found.status === 'safe') return [];
    if (found.status === 'unknown') return [`${source}: ${found.error.kind}`];
    return [`${source}: ${found.complexity.summary}, ${found.attack.pattern}`];
  };
  const literals = globSync(parsing, { cwd: root })
    .filter((file) => !/[.](?:test|contract)[.]ts$|testing\//.test(file))
    .flatMap((file) =>
      literalsIn(parseSync(file, readFileSync(join(root, file), 'utf8')).program).map((each) => ({
        file,
        ...each,
      })),
    )
    .filter(({ pattern }) => !(pattern in bounded));
  // What is put together: one form per script, all of one shape.
  const made = [usernameForms[0], z.regexes.html5Email].flatMap((each) => each ?? []);
  return [
    ...(literals.length > 30 ? [] : [`only ${literals.length} expressions found`]),
    ...(attackOn('^(a+)+$', '').length > 0 ? [] : ['recheck finds no attack on ^(a+)+$']),
    ...literals.flatMap(({ file, pattern, flags }) =>
      attackOn(pattern, flags).map((attack) => `${file}: ${attack}`),
    ),
    ...made.flatMap(({ source, flags }) => attackOn(source, flags)),
  ];
}

function isClean(file: string, ...options: readonly string[]): boolean {
  try {
    runScript([join(folder, 'node_modules', file), ...options], file);
    return true;
  } catch {
    return false;
  }
}

execFileSync('npm', ['install', '--no-save', '--no-audit', '--prefix', folder, ...tools], {
  stdio: 'inherit',
});
const workspaces = ['common', 'api', 'realtime', 'web', 'scripts'];
const hasCopies = !isClean('jscpd/bin/jscpd', '--config', '.jscpd.json', '--noTips', ...workspaces);
const hasDeadCode = !isClean('knip/bin/knip.js');
process.env.RECHECK_BACKEND = 'pure';
const slow = slowExpressions(createRequire(join(folder, 'x.js'))('recheck') as Recheck);
for (const line of slow) console.log(line);
process.exitCode = hasCopies || hasDeadCode || slow.length > 0 ? 1 : 0;
