import { basename, dirname } from 'node:path';
import { type SourceFile, sourceFiles, violationsInLines } from './source-files.ts';

/** A rule with files of its own does not hold for tests. */
type Rule = readonly [pattern: RegExp, reason: string, files?: RegExp];

const maxFiles = 30;
const maxDepth = 4;
const forbiddenName = /(?:^|[-.])(?:utils?|helpers?|misc|managers?)(?:[-.]|$)|^index[.][jt]sx?$/;
const aside = /[.](?:test|contract)[.]tsx?$|\/(?:locales|data|texts|fixtures)\//;

const isTest = /[.](?:test|spec|contract)[.]tsx?$|\/testing\/|^web\/e2e\//;

const isDomain = /^common\/src\/domain\//;
/** Loads, faults and the moment of a reconnect may be drawn: no player gains from them. */
const drawsFairly = /^(?!scripts\/(?:bench|faults)\/|web\/src\/lib\/time\/timing[.]ts)/;
const isGivenTime = /^(?:common\/src\/(?!tracing\/)|api\/src\/(?!(?:http|start|store)\/))/;

const rules: readonly Rule[] = [
  [/biome-ignore|@ts-ignore|@ts-nocheck|@ts-expect-error|eslint-disable/, 'suppresses a check'],
  [/\/[/*].*\b(?:TODO|FIXME|XXX|HACK)\b/, 'leaves work for later'],
  [/\bDate[.]now\b|\bnew Date\(\)/, 'reads the clock', isDomain],
  [/\bcrypto[.]/, 'draws by chance', isDomain],
  [/\bMath[.]random\b(?!`)/, 'draws what can be foretold: use common/src/chance', drawsFairly],
  [
    /\b(?:random|chance|seed\w*)\b.*\b(?:performance|Date)[.]now\b|\bperformance[.]now\(\)\s*[%*&|^]/,
    'draws by a clock',
    drawsFairly,
  ],
  [/\bperformance[.]now\b/, 'reads a clock of its own, which is given to it', isGivenTime],
];

function textViolations(file: SourceFile): string[] {
  const own = rules.filter(
    ([, , files]) => !files || (files.test(file.path) && !isTest.test(file.path)),
  );
  return violationsInLines(file, (line) =>
    own.filter(([pattern]) => pattern.test(line)).map(([, reason]) => reason),
  );
}

function placeViolations(path: string): string[] {
  const depth = (path.split('/src/')[1] ?? '').split('/').length - 1;
  return [
    ...(forbiddenName.test(basename(path)) ? [`${path}: a name that says nothing`] : []),
    ...(depth > maxDepth ? [`${path}: ${depth} folders below src, at most ${maxDepth}`] : []),
  ];
}

function crowdedFolders(paths: readonly string[]): string[] {
  const counts = Object.groupBy(
    paths.filter((path) => !aside.test(path)),
    (path) => dirname(path),
  );
  return Object.entries(counts)
    .filter(([, files = []]) => files.length > maxFiles)
    .map(([folder, files]) => `${folder}: ${files?.length} files, at most ${maxFiles}`);
}

export function houseViolations(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap((file) => [...placeViolations(file.path), ...textViolations(file)]),
    ...crowdedFolders(files.map(({ path }) => path)),
  ];
}

export const checkHouse = () =>
  houseViolations(
    sourceFiles(
      ['{common,api,realtime,web,scripts}/**/*.{ts,tsx,js,mjs}'],
      /^scripts\/check\/check-house/,
    ),
  );
