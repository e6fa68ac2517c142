import { join } from 'node:path';
import { type BenchSize, ownRow, type Row, rounded, type Target } from '../figures.ts';
import { startProduct, temporaryFolder } from '../pinned-process.ts';
import { newVisitor, openBrowser } from './browser.ts';

type Transfer = { name: string; kibibytes: number };

function row(measure: string, files: readonly Transfer[], target: Target): Row {
  const total = files.reduce((sum, { kibibytes }) => sum + kibibytes, 0);
  return ownRow(`first load of /: ${measure} (KiB)`, total, target);
}

export async function benchFirstLoad({ quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  await using product = await startProduct(join(folder.path, 'data'));
  await using browser = await openBrowser();
  const page = await newVisitor(browser);
  const transfers: Promise<Transfer>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname: name } = new URL(request.url());
    const sized = async () => {
      const { responseBodySize } = await request.sizes();
      return { name, kibibytes: responseBodySize / 1024 };
    };
    if (name.startsWith('/assets/')) transfers.push(sized());
  });
  await page.goto(product.address);
  await page.locator('input[role=combobox]:enabled').waitFor();
  await page.waitForTimeout(quick ? 500 : 5_000);
  const files = await Promise.all(transfers);
  for (const { name, kibibytes } of files)
    process.stderr.write(`  ${rounded(kibibytes)} KiB ${name}\n`);
  const code = files.filter(({ name }) => /\.(js|css)$/.test(name));
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  return [
    row('JavaScript and CSS', code, { must: 128, aim: 100 }),
    row('fonts', fonts, { must: 50 }),
  ];
}
