import { dirname } from 'node:path';

const maxFiles = 30;
const aside = /[.](?:test|contract)[.]tsx?$|\/(?:locales|data|texts|fixtures)\//;
/** Test code may import what it tests from anywhere. */
const testCode = /[.](?:test|contract)[.]tsx?$|\/store-case[.]ts$|\/testing\//;

/** Folders with too many files, not counting tests, texts and data: one line each. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((path) => !aside.test(path))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${maxFiles}`);
}

export type Import = { from: string; to: string };

/** The imports that cause cycles of folders, not counting tests: one line each. */
export function folderCycles(imports: readonly Import[]): string[] {
  const isProduct = ({ from, to }: Import) => !testCode.test(from) && !testCode.test(to);
  let left = imports.filter((each) => isProduct(each) && dirname(each.from) !== dirname(each.to));
  // A folder that nothing imports, or that imports nothing, is not part of a cycle; removing it may
  // expose others.
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
