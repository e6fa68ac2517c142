import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../run/run-tool.ts';
import { type SourceFile, sourceFiles, violationsInLines } from './source-files.ts';

const texts = [
  '{common,api,realtime,web,scripts}/**/*.{ts,tsx,js,mjs,html,java}',
  '{docs,.github}/**/*.{md,yml}',
  '*.{md,js,cjs,yml,conf}',
  'package.json',
  'Dockerfile',
];

/** As other documents number their paragraphs. Not Formula 1 and 2, the key F8, or A4 paper. */
const id =
  /(?<![\w#$./-])(?:[BDIKR]\d{1,2}|F(?![128]\b)\d{1,2})(?![\w-]|[.]\d)|(?<=[(])A\d{1,2}(?=[),])/g;
const paragraph = /§ ?\d+|\bdesign \d+[.]\d+|[(]reliability\b|\breliability,? (?:§|[A-Z]?\d)/g;
const path = /`((?:common|api|realtime|web|scripts|docs)\/(?!dist)[\w./-]+)`/g;
const link = /\]\((?!\w+:)([^)#\s]*)(?:#([^)]+))?\)/g;
const command = /\bnpm run ([\w-]+(?::[\w-]+)*)/g;
const isComment = /^\s*(?:[*]|\/[*/])|\s\/[*/]/;
const rule = /[(]rules: ([^()]+)[)]/g;

function anchorsOf(files: readonly SourceFile[], page: string): Set<string> {
  const { text = '' } = files.find(({ path }) => path === page) ?? {};
  const titles = [...text.matchAll(/^#{2,} (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  return new Set(titles.map((title) => title.replaceAll(/[^\w\- ]/g, '').replaceAll(' ', '-')));
}

function unknownRules(line: string, known: ReadonlySet<string>): string[] {
  if (!isComment.test(line)) return [];
  const named = [...line.matchAll(rule)].flatMap(([, list = '']) => list.split(/, ?/));
  return named.filter((anchor) => !known.has(anchor));
}

export function referenceViolations(files: readonly SourceFile[]): string[] {
  const rules = anchorsOf(files, 'docs/rules.md');
  const inLine = (line: string) => [
    ...[...line.matchAll(id), ...line.matchAll(paragraph)].map(
      ([found]) => `${found} is of a document elsewhere`,
    ),
    ...unknownRules(line, rules).map((anchor) => `docs/rules.md has no heading "${anchor}"`),
  ];
  return files.flatMap((file) => violationsInLines(file, inLine));
}

export function deadPaths(files: readonly SourceFile[], exists: (path: string) => boolean) {
  return files
    .filter((file) => file.path.endsWith('.md'))
    .flatMap((page) => {
      const paths = [...page.text.matchAll(path)].filter(([, named = '']) => !exists(named));
      const links = [...page.text.matchAll(link)].filter(([, to, anchor]) => {
        const target = to ? normalize(join(dirname(page.path), to)) : page.path;
        return !exists(target) || (anchor && !anchorsOf(files, target).has(anchor));
      });
      return [...paths, ...links].map(([found]) => `${page.path}: ${found} leads nowhere`);
    });
}

export function unknownCommands(files: readonly SourceFile[], known: ReadonlySet<string>) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(command)]
      .filter(([, name = '']) => !known.has(name))
      .map(([found]) => `${path}: there is no ${found}`),
  );
}

export function checkReferences(): string[] {
  const files = sourceFiles(texts, /^scripts\/check\/check-references/);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return [
    ...referenceViolations(files),
    ...deadPaths(files, (path) => existsSync(join(root, path))),
    ...unknownCommands(files, new Set(Object.keys(scripts))),
  ];
}
