import { dirname, join, normalize } from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** `to`: a file of the project, or `npm:` and the name of a package, or `node:` and a module. */
export type Import = { from: string; to: string };
type Rule = readonly [name: string, from: RegExp, to: RegExp];

const test = /[.](?:test|contract)[.]tsx?$|\/testing\/|\/store-case[.]ts$/;
const isTest = (path: string) => test.test(path) || path.startsWith('web/e2e/');
const driver = 'npm:(?:mongoose|mongodb|ioredis)$|node:sqlite$';

/** Who may not import whom in the product, tests apart. */
const productRules: readonly Rule[] = [
  // Fault injection is a test that is too long for the suite.
  ['test code stays in tests', /^(?!scripts\/(?:faults|bench)\/)/, test],
  ['domain imports itself', /^common\/src\/domain\//, /^(?!common\/src\/domain\/)/],
  [
    'contracts import zod and domain',
    /^common\/src\/contracts\//,
    /^(?!common\/src\/(?:contracts|domain)\/|npm:zod$)/,
  ],
  [
    'tokens import domain and chance',
    /^common\/src\/tokens\//,
    /^common\/(?!src\/(?:tokens|domain|chance)\/)/,
  ],
  [
    'a service knows no transport or driver',
    /^api\/src\/[^/]+\/[^/]+-service[.]ts$/,
    RegExp(
      `^npm:express$|${driver}|^api/src/(?:http/|start/config|store/(?:mongo|sqlite)/|.*-routes)`,
    ),
  ],
  ['routes know no store', /^api\/src\/[^/]+\/[^/]+-routes[.]ts$/, /^api\/src\/store\//],
  [
    'a store knows port and driver',
    /^api\/src\/store\/(?:mongo|sqlite)\//,
    /^api\/src\/(?!store\/)|^npm:express$/,
  ],
  ['one store knows no other', /^api\/src\/store\/mongo\//, /\/store\/sqlite\//],
  ['one store knows no other', /^api\/src\/store\/sqlite\//, /\/store\/mongo\//],
  ['app knows no driver', /^api\/src\/app[.]ts$/, RegExp(`${driver}|/store/(?:mongo|sqlite)/`)],
  ['mongo at home', /^(?!api\/src\/store\/mongo\/|scripts\/)/, /^npm:(?:mongoose|mongodb)$/],
  [
    'the client knows contracts and domain',
    /^web\/src\//,
    /^common\/(?!src\/(?:contracts|domain)\/)/,
  ],
  ['ui does not fetch', /^web\/src\/ui\//, /^web\/src\/lib\/(?:api|socket)[.]/],
];

/** For tests, too. */
const rules: readonly Rule[] = [
  ['common knows no workspace', /^common\//, /^(?:api|realtime|web|scripts)\//],
  ['api knows common alone', /^api\//, /^(?:realtime|web|scripts)\//],
  ['realtime knows no api', /^realtime\//, /^(?:api|web|scripts)\/|^npm:mongo|^node:sqlite$/],
  ['the client knows common alone', /^web\/src\//, /^(?:api|realtime|scripts)\//],
  ['sqlite at home', /^(?!api\/src\/store\/sqlite\/|scripts\/|web\/e2e\/)/, /^node:sqlite$/],
  ['roots are not imported', /^/, /^(?:(?:api|realtime|web)\/src\/main|scripts\/serve)[.]tsx?$/],
];

const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const folderOf = (path: string) => /^api\/src\/([^/]+)\//.exec(path)?.[1];

const layers = ['lib', 'ui', 'play', 'features', 'app'];
const layerOf = (path: string) => layers.indexOf(/^web\/src\/([^/]+)\//.exec(path)?.[1] ?? '');

function breaksNeighbours({ from, to }: Import): string[] {
  const feature = featureOf(to);
  const isForeign = feature !== undefined && featureOf(from) && featureOf(from) !== feature;
  const isService = /-routes[.]ts$/.test(from) && /^api\/src\/.*-service[.]ts$/.test(to);
  const isOwn = folderOf(to) === folderOf(from) || folderOf(to) === 'sessions';
  const [layer, above] = [layerOf(from), layerOf(to)];
  return [
    ...(layer >= 0 && layer < above ? ['a layer knows none above it'] : []),
    ...(isForeign ? ['a feature knows no other'] : []),
    ...(isService && !isOwn ? ['routes use their own service'] : []),
  ];
}

export function brokenRules({ from, to }: Import): string[] {
  const isProduct = !isTest(from);
  const broken = [...rules, ...(isProduct ? productRules : [])]
    .filter(([, by, what]) => by.test(from) && what.test(to))
    .map(([name]) => name);
  return [...broken, ...(isProduct ? breaksNeighbours({ from, to }) : [])].map(
    (name) => `${name}: ${from} → ${to}`,
  );
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
