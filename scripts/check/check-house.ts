import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crowdedFolders } from './check-folders.ts';

/** A source file: path from the root of the project, and text. */
export type SourceFile = { path: string; text: string };

const root = join(import.meta.dirname, '../..');
const limits = { lineP90: 200, ownImports: 15, depth: 4 };

const forbiddenName = /(?:^|[-.])(?:utils?|helpers?|misc|managers?)(?:[-.]|$)|^index[.][jt]sx?$/;
/** Files that only wire others together may import any number. */
const wiring =
  /\/testing\/|(?:^|\/)(?:main|app|routes|services|start-api|build-server|serve|test|check|run)[.]tsx?$/;
const ownImport = /^(?:import|export)\b[^;]*?from\s*['"](?:[.]|@craque\/)|^import\s*['"][.]/gm;

/** Forbidden texts, and why. */
const forbiddenTexts: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:test|it|describe)[.](?:skip|only|todo)[.(]|\b(?:xit|xtest|fit|fdescribe|xdescribe)[(]/,
    'skips tests',
  ],
  [/\bdangerouslySetInnerHTML\b/, 'writes raw HTML'],
  [/biome-ignore|@ts-ignore|@ts-nocheck|@ts-expect-error|eslint-disable/, 'suppresses a check'],
  [/\/[/*].*\b(?:TODO|FIXME|XXX|HACK)\b/, 'leaves work for later'],
  [/^(?:export )?let /, 'keeps state in its module'],
];
/** Time and randomness are passed to the domain as arguments. */
const impure: readonly (readonly [RegExp, string])[] = [
  [/\bDate[.]now\b|\bnew Date\(\)/, 'reads the clock'],
  [/\bcrypto[.]/, 'draws by chance'],
];

const clockAsChance: readonly [RegExp, string] = [
  /\b(?:random|chance|seed\w*)\b.*\b(?:performance|Date)[.]now\b|\bperformance[.]now\(\)\s*[%*&|^]/,
  'draws by a clock',
];
const mathRandom: readonly [RegExp, string] = [
  /\bMath[.]random\b/,
  'draws by Math.random, which can be foretold: use common/src/chance',
];
/** Where anything may draw, because no player gains from it. */
const drawsFreely = [
  // When a client reconnects.
  'web/src/lib/live.ts',
  // Loads and faults that are measured.
  'scripts/bench/',
  'scripts/faults/',
];
const stopwatch: readonly [RegExp, string] = [
  /\bperformance[.]now\b/,
  'reads a clock of its own, which is given to it',
];
/** Where the api and `common` measure durations; everything else of theirs is given a clock. */
const mayMeasure = ['api/src/http/', 'api/src/start/', 'api/src/store/'];

const isTest = (path: string) =>
  /[.](?:test|spec|contract)[.]tsx?$|\/testing\/|^web\/e2e\//.test(path);
const isIn = (path: string, places: readonly string[]) =>
  places.some((place) => path.startsWith(place));

/** The rules about chance and clocks that hold for this file. */
function rulesOfChance(path: string): (readonly [RegExp, string])[] {
  if (isTest(path)) return [];
  const isServer = /^(?:api|common)\/src\//.test(path);
  return [
    ...(isIn(path, drawsFreely) ? [] : [mathRandom, clockAsChance]),
    ...(isServer && !isIn(path, mayMeasure) ? [stopwatch] : []),
  ];
}

const linesOf = ({ text }: SourceFile) => text.trimEnd().split('\n').length;

function textViolations(file: SourceFile): string[] {
  const isDomain = file.path.startsWith('common/src/domain/') && !file.path.includes('.test.');
  const rules = [...forbiddenTexts, ...rulesOfChance(file.path), ...(isDomain ? impure : [])];
  return file.text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(([pattern]) => pattern.test(line))
        .map(([, reason]) => `${file.path}:${index + 1}: ${reason}`),
    );
}

function shapeViolations(file: SourceFile): string[] {
  const { path, text } = file;
  const violations: string[] = [];
  if (forbiddenName.test(basename(path))) violations.push(`${path}: a name that says nothing`);
  const depth = (path.split('/src/')[1] ?? '').split('/').length - 1;
  if (depth > limits.depth)
    violations.push(`${path}: ${depth} folders below src, at most ${limits.depth}`);
  const imports = text.match(ownImport)?.length ?? 0;
  if (imports > limits.ownImports && !wiring.test(path)) {
    violations.push(`${path}: ${imports} own imports, at most ${limits.ownImports}`);
  }
  return violations;
}

/** The length that nine out of ten files stay within. */
function p90(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;
}

/** One line for each violation of the house rules (docs/architecture.md). */
export function houseViolations(files: readonly SourceFile[]): string[] {
  const tall = p90(files.map(linesOf));
  const size = `one file of ten is longer than ${tall} lines, at most ${limits.lineP90}`;
  return [
    ...files.flatMap((file) => [...shapeViolations(file), ...textViolations(file)]),
    ...crowdedFolders(files.map(({ path }) => path)),
    ...(tall > limits.lineP90 ? [size] : []),
  ];
}

function sourceFiles(): SourceFile[] {
  const pattern = '{common,api,realtime,web,scripts}/**/*.{ts,tsx,js,mjs}';
  return globSync(pattern, { cwd: root })
    .filter((path) => !/node_modules|\/dist\/|^scripts\/(?:fixtures|check\/check-house)/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The project's own files: one line for each violation. */
export function checkHouse(): string[] {
  const files = sourceFiles();
  // A pattern that matches nothing would look like a clean project.
  if (files.length < 50) return [`only ${files.length} source files found`];
  return houseViolations(files);
}
