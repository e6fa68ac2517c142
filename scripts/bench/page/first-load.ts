import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BenchSize, judged, type Row, rounded, type Target } from '../figures.ts';
import { projectRoot, withProduct } from '../pinned-process.ts';
import { newVisitor, openBrowser } from './browser.ts';

const codeLimit = { must: 128, aim: 100 };
const fontLimit = { must: 50 };

/** KiB as sent: brotli if the build compresses the file, fonts as they are. */
function sentSize(file: string): number {
  const path = join(projectRoot, 'web/dist', file);
  if (file.endsWith('.woff2')) return statSync(path).size / 1024;
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size / 1024;
  return brotliCompressSync(readFileSync(path)).length / 1024;
}

function row(measure: string, files: readonly string[], target?: Target): Row {
  const kibibytes = files.reduce((total, file) => total + sentSize(file), 0);
  const name = `first load of /: ${measure}`;
  return { measure: name, ours: `${rounded(kibibytes)} KiB`, ...judged(kibibytes, target, ' KiB') };
}

/** What the first visit transfers: every file that the page requests by itself, also when it idles. */
export function benchFirstLoad({ quick }: BenchSize): Promise<Row[]> {
  return withProduct(async ({ address }) => {
    await using browser = await openBrowser();
    const page = await newVisitor(browser);
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) requested.add(pathname.slice(1));
    });
    await page.goto(address);
    await page.locator('input[role=combobox]:enabled').waitFor();
    await page.waitForTimeout(quick ? 500 : 5_000);
    const files = [...requested];
    for (const file of files) process.stderr.write(`  ${rounded(sentSize(file))} KiB ${file}\n`);
    return [
      row(
        'JavaScript and CSS',
        files.filter((file) => /\.(js|css)$/.test(file)),
        codeLimit,
      ),
      row('the page itself', ['guest.pt.html']),
      row(
        'fonts',
        files.filter((file) => file.endsWith('.woff2')),
        fontLimit,
      ),
    ];
  });
}
