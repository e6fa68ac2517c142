import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { newVisitor, openBrowser } from './browser.ts';
import { type BenchSize, judged, type Row, rounded, type Target } from '../figures.ts';
import { projectRoot, withProduct } from '../pinned-process.ts';

type Chunk = {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
};
type Manifest = Readonly<Record<string, Chunk>>;

const built = join(projectRoot, 'web/dist');
const codeLimit = { must: 128, aim: 100 };
const routeLimit = { must: 30, aim: 18 };
const fontLimit = { must: 50 };
const largestShown = 3;

/** KiB as sent: brotli if the build compresses the file, fonts as they are. */
function sentSize(file: string): number {
  const path = join(built, file);
  if (/\.woff2$/.test(file)) return statSync(path).size / 1024;
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size / 1024;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(path), { params }).length / 1024;
}

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + sentSize(file), 0);

/** Every file that the page requests by itself, also when it idles for so many ms. */
async function filesOfFirstLoad(page: Page, address: string, idle: number): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname.slice(1));
  });
  await page.goto(address);
  await page.locator('input[role=combobox]:enabled').waitFor();
  await page.waitForTimeout(idle);
  return [...files];
}

/** The chunk and its dependencies, without what was loaded before it. */
function addedBy(manifest: Manifest, key: string, loaded: ReadonlySet<string>): Set<string> {
  const added = new Set<string>();
  const visit = (each: string) => {
    const chunk = manifest[each];
    if (!chunk || loaded.has(chunk.file) || added.has(chunk.file)) return;
    added.add(chunk.file);
    for (const sheet of chunk.css ?? []) added.add(sheet);
    for (const part of chunk.imports ?? []) visit(part);
  };
  visit(key);
  return added;
}

/**
 * What is loaded before the part: for a page or a tab only the first load, because a visit can
 * begin there; for a dialog also the part it opens from.
 */
function loadedBefore(
  manifest: Manifest,
  key: string,
  loaded: ReadonlySet<string>,
): ReadonlySet<string> {
  if (!/-dialog(?:-box)?\.tsx$/.test(key)) return loaded;
  const [opener] = Object.entries(manifest).find(([, { dynamicImports }]) =>
    dynamicImports?.includes(key),
  ) ?? [key];
  return opener === key ? loaded : new Set([...loaded, ...addedBy(manifest, opener, loaded)]);
}

const sizeRow = (measure: string, kibibytes: number, target?: Target): Row => ({
  measure,
  ours: `${rounded(kibibytes)} KiB`,
  ...judged(kibibytes, target, ' KiB'),
});

function rowsOf(manifest: Manifest, files: readonly string[]): Row[] {
  const isFont = (file: string) => file.endsWith('.woff2');
  const code = files.filter((file) => /\.(js|css)$/.test(file));
  const schemas = Object.entries(manifest).filter(([key]) =>
    /^_(zod|fields|challenge-view)-|contracts\/games\.ts/.test(key),
  );
  const checks = new Set(schemas.map(([, { file }]) => file));
  const loaded = new Set([...code, ...checks]);
  const later = Object.entries(manifest)
    .filter(
      ([key, chunk]) => chunk.isDynamicEntry && !loaded.has(chunk.file) && !/locales\//.test(key),
    )
    .map(([key, { src = key }]) => ({
      name: src.replace(/^.*\//, ''),
      size: sum(addedBy(manifest, key, loadedBefore(manifest, key, loaded))),
    }))
    .toSorted((one, other) => other.size - one.size);
  return [
    sizeRow(`first load of /: JavaScript and CSS, ${code.length} files`, sum(code), codeLimit),
    sizeRow('first load of /: the page itself', sentSize('guest.pt.html')),
    sizeRow('first load of /: fonts', sum(files.filter(isFont)), fontLimit),
    sizeRow('what checks answers, once: with the first action', sum(checks)),
    ...later
      .slice(0, largestShown)
      .map(({ name, size }) => sizeRow(`loaded later: ${name}`, size, routeLimit)),
  ];
}

/** What the first visit transfers, and the largest parts that are loaded later. */
export function benchFirstLoad({ quick }: BenchSize): Promise<Row[]> {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  return withProduct(async ({ address }) => {
    await using browser = await openBrowser();
    const page = await (await newVisitor(browser)).newPage();
    return rowsOf(manifest, await filesOfFirstLoad(page, address, quick ? 500 : 5_000));
  });
}
