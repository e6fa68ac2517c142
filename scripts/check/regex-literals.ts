import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from '../run/run-tool.ts';

export type RegexLiteral = { file: string; source: string; flags: string };

/** Where what a caller sends is parsed, compared or routed. */
const folders = [
  'common/src/{contracts,domain,names,tokens}',
  'api/src/{accounts,challenges,errors,feedback,friends,games,http,sessions,users}',
  'realtime/src',
];

/** Every node below this one that is a regular expression. */
function literalsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  return regex ? [regex] : Object.values(node).flatMap(literalsIn);
}

/** The regular expressions that are written out in the product's code for what callers send. */
export function regexLiterals(): RegexLiteral[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  ).filter((file) => !/[.](?:test|contract)[.]ts$|testing\//.test(file));
  return files.toSorted().flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    return literalsIn(program).map(({ pattern, flags }) => ({ file, source: pattern, flags }));
  });
}
