import type { Import } from './check-folders.ts';

/**
 * One row of a path in docs/architecture.md: the files that it names, folders ending with a slash.
 */
export type PathRow = { path: string; row: string; files: readonly string[] };

const heading = /^(?:## .*|In a challenge .*:)$/;
const rowStart = /^\| (\d+) \| ([^|]*) \|/;

/**
 * The rows of all numbered tables of a page, in their order; `path` is the line that introduces the
 * table.
 */
export function pathRows(page: string): PathRow[] {
  const rows: PathRow[] = [];
  let path = '';
  for (const line of page.split('\n')) {
    if (heading.test(line)) path = line;
    const [, row, where] = rowStart.exec(line) ?? [];
    if (row === undefined || where === undefined) continue;
    rows.push({
      path,
      row,
      files: [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
    });
  }
  return rows;
}

const isAt = (place: string) => (file: string) =>
  place.endsWith('/') ? file.startsWith(place) : file === place;

/** All files that the given ones import, directly or through others. */
function reachedFrom(files: readonly string[], importsOf: ReadonlyMap<string, string[]>) {
  const reached = new Set(files);
  for (const file of reached) for (const next of importsOf.get(file) ?? []) reached.add(next);
  return reached;
}

function grouped(imports: readonly Import[]): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  for (const { from, to } of imports) byFile.set(from, [...(byFile.get(from) ?? []), to]);
  return byFile;
}

const isContract = (file: string) => file.startsWith('common/src/contracts/');
const workspaceOf = (file: string) => file.split('/')[0];

/**
 * One line for each row that does not follow from an earlier row of its path: one of the two
 * imports the other, directly or through others, or they are in different workspaces and import the
 * same contract, which is how a request or an event crosses from process to process.
 */
export function pathViolations(rows: readonly PathRow[], imports: readonly Import[]): string[] {
  const importsOf = grouped(imports);
  const all = [...new Set(imports.flatMap(({ from, to }) => [from, to]))];
  const placed = rows.map((each) => {
    const files = each.files.flatMap((place) => all.filter(isAt(place)));
    return { ...each, found: files, reached: reachedFrom(files, importsOf) };
  });
  return placed.flatMap(({ path, row, files, found, reached }, index) => {
    const missing = files.filter((place) => !all.some(isAt(place)));
    if (missing.length > 0) return [`${path} row ${row}: ${missing.join(', ')} is not there`];
    const earlier = placed.slice(0, index).filter((each) => each.path === path);
    const follows = earlier.some(
      (each) =>
        found.some((file) => each.reached.has(file)) ||
        each.found.some((file) => reached.has(file)) ||
        (workspaceOf(each.files[0] ?? '') !== workspaceOf(files[0] ?? '') &&
          [...each.reached].some((file) => isContract(file) && reached.has(file))),
    );
    return follows || earlier.length === 0
      ? []
      : [`${path} row ${row} follows from no earlier row`];
  });
}
