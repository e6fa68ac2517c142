import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/run-tool.ts';

export type SourceFile = { path: string; text: string };

export function sourceFiles(patterns: readonly string[], leftOut?: RegExp): SourceFile[] {
  const paths = globSync(patterns, { cwd: root }).filter(
    (path) => !/node_modules|\/dist\/|^scripts\/fixtures\//.test(path) && !leftOut?.test(path),
  );
  if (paths.length < 50) throw new Error(`only ${paths.length} files of ${patterns.join(', ')}`);
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function violationsInLines(
  { path, text }: SourceFile,
  reasonsIn: (line: string) => readonly string[],
): string[] {
  const lines = text.split('\n').map((line, at) => ({ place: `${path}:${at + 1}`, line }));
  return lines.flatMap(({ place, line }) => reasonsIn(line).map((reason) => `${place}: ${reason}`));
}
