import { dirname, join, normalize } from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** `to`: a file of the project, or `npm:` and the name of a package, or `node:` and a module. */
export type Import = { from: string; to: string };
type Rule = readonly [name: string, broken: RegExp];

const test = /[.](?:test|contract)[.]tsx?$|\/testing\/|\/store-case[.]ts$/;
const isTest = (path: string) => test.test(path) || path.startsWith('web/e2e/');
const driver = 'npm:(?:mongoose|mongodb|ioredis)$|node:sqlite$';
const notOfService = `npm:express$|${driver}|api/src/(?:http/|start/config|store/(?:mongo|sqlite)/|.*-routes)`;
const above = 'a layer knows none above it';

const productRules: readonly Rule[] = [
  // Fault injection is a test that is too long for the suite.
  [
    'test code stays in tests',
    RegExp(`^(?!scripts/(?:faults|bench|containers)/).* > .*(?:${test.source})`),
  ],
  ['domain imports itself', /^common\/src\/domain\/.* > (?!common\/src\/domain\/)/],
  [
    'contracts import zod and domain',
    /^common\/src\/contracts\/.* > (?!common\/src\/(?:contracts|domain)\/|npm:zod$)/,
  ],
  [
    'tokens import domain and chance',
    /^common\/src\/tokens\/.* > common\/(?!src\/(?:tokens|domain|chance)\/)/,
  ],
  [
    'a service knows no transport or driver',
    RegExp(`^api/src/[^/]+/[^/]+-service[.]ts > (?:${notOfService})`),
  ],
  ['routes know no store', /^api\/src\/[^/]+\/[^/]+-routes[.]ts > api\/src\/store\//],
  [
    'routes use their own service',
    /^api\/src\/(?:([^/]+)\/.*|[^/]*)-routes[.]ts > api\/src\/(?!\1\/|sessions\/).*-service[.]ts$/,
  ],
  [
    'a store knows port and driver',
    /^api\/src\/store\/(?:mongo|sqlite)\/.* > (?:api\/src\/(?!store\/)|npm:express$)/,
  ],
  ['one store knows no other', /\/store\/(mongo|sqlite)\/.* > .*\/store\/(?!\1)(?:mongo|sqlite)\//],
  ['app knows no driver', RegExp(`^api/src/app[.]ts > (?:${driver}|.*/store/(?:mongo|sqlite)/)`)],
  ['mongo at home', /^(?!api\/src\/store\/mongo\/|scripts\/).* > npm:(?:mongoose|mongodb)$/],
  [
    'the client knows contracts and domain',
    /^web\/src\/.* > common\/(?!src\/(?:contracts|domain)\/)/,
  ],
  ['ui does not fetch', /^web\/src\/ui\/.* > web\/src\/lib\/(?:api|socket)[.]/],
  [above, /^web\/src\/lib\/.* > web\/src\/(?:ui|play|features|app)\//],
  [above, /^web\/src\/ui\/.* > web\/src\/(?:play|features|app)\//],
  [above, /^web\/src\/play\/.* > web\/src\/(?:features|app)\//],
  [above, /^web\/src\/features\/.* > web\/src\/app\//],
  [
    'a feature knows no other',
    /^web\/src\/features\/([^/]+)\/.* > web\/src\/features\/(?!\1\/)[^/]+\//,
  ],
];

const rules: readonly Rule[] = [
  ['common knows no workspace', /^common\/.* > (?:api|realtime|web|scripts)\//],
  ['api knows common alone', /^api\/.* > (?:realtime|web|scripts)\//],
  ['realtime knows no api', /^realtime\/.* > (?:(?:api|web|scripts)\/|npm:mongo|node:sqlite$)/],
  ['the client knows common alone', /^web\/src\/.* > (?:api|realtime|scripts)\//],
  ['sqlite at home', /^(?!api\/src\/store\/sqlite\/|scripts\/|web\/e2e\/).* > node:sqlite$/],
  ['roots are not imported', / > (?:(?:api|realtime|web)\/src\/main|scripts\/serve)[.]tsx?$/],
];

export function brokenRules({ from, to }: Import): string[] {
  return [...rules, ...(isTest(from) ? [] : productRules)]
    .filter(([, broken]) => broken.test(`${from} > ${to}`))
    .map(([name]) => `${name}: ${from} → ${to}`);
}

/** A folder and those inside it may use one another. */
function isApart({ from, to }: Import): boolean {
  const [one, other] = [`${dirname(from)}/`, `${dirname(to)}/`];
  return !one.startsWith(other) && !other.startsWith(one);
}

export function folderCycles(imports: readonly Import[]): string[] {
  let left = imports.filter((each) => !isTest(each.from) && !isTest(each.to) && isApart(each));
  // Removing a folder that nothing imports, or that imports nothing, may expose others.
  for (;;) {
    const importing = new Set(left.map(({ from }) => dirname(from)));
    const imported = new Set(left.map(({ to }) => dirname(to)));
    const inside = left.filter(
      ({ from, to }) => imported.has(dirname(from)) && importing.has(dirname(to)),
    );
    if (inside.length === left.length) break;
    left = inside;
  }
  return left.map(({ from, to }) => `cycle of folders: ${from} → ${to}`);
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier.startsWith('node:')) return specifier;
  const own = /^@craque\/([^/]+)\/(.*)$/.exec(specifier);
  if (own) return `${own[1]}/src/${own[2]}`;
  const parts = specifier.split('/');
  return `npm:${parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')}`;
}

export function importsOf({ path: from, text }: SourceFile): Import[] {
  const found = text.matchAll(/^(?:import|export|\}).*?from '([^']+)'|\bimport\(?\s*'([^']+)'/gm);
  return [...found].map(([, a, b]) => ({ from, to: resolved(from, a ?? b ?? '') }));
}

/** Cycles of files are found by Biome. */
export function checkImports(): string[] {
  const files = sourceFiles(['{common,api,realtime,web,scripts}/**/*.{ts,tsx}']);
  const imports = files.flatMap(importsOf);
  return [...imports.flatMap(brokenRules), ...folderCycles(imports)];
}
