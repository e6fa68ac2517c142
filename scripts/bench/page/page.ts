import { join } from 'node:path';
import { type BenchSize, besideRow, type Row, type Target } from '../figures.ts';
import { root } from '../../run/run-tool.ts';
import { startProduct, startServer, temporaryFolder } from '../pinned-process.ts';
import { buildBarePages } from './bare-pages.ts';
import { openBrowser, type Visit, visit } from './browser.ts';

const names = ['product', 'vanilla', 'react'] as const;
type Visits = Record<(typeof names)[number], Visit[]>;
type Figures = readonly [keyof Visit, keyof Visit];

export async function benchPage({ rounds, quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const pages = await buildBarePages(join(root, 'web/node_modules/.cache/bench-pages'));
  await using opened = new AsyncDisposableStack();
  const bare = async (directory: string) =>
    opened.use(await startServer('scripts/bench/page/static-server.ts', { args: [directory] }));
  const servers = {
    product: opened.use(await startProduct(folder.path)),
    vanilla: await bare(pages.vanilla),
    react: await bare(pages.react),
  };
  const browser = opened.use(await openBrowser());
  const visits: Visits = { product: [], vanilla: [], react: [] };
  for (let round = quick ? 1 : 0; round <= rounds; round += 1) {
    for (const name of names) {
      const figures = await visit(browser, servers[name].address, { quick });
      if (round > 0) visits[name].push(figures);
    }
  }
  const row = (measure: string, bare: 'vanilla' | 'react', figures: Figures, target: Target) =>
    besideRow(
      measure,
      visits.product.map((each) => each[figures[0]]),
      visits[bare].map((each) => each[figures[1]]),
      target,
    );
  const first = 'first paint of / against a vanilla page (ms)';
  const largest = "largest paint of / against a vanilla page's first paint (ms)";
  const interactive = 'interactive, against a bare React page (ms)';
  return [
    row(first, 'vanilla', ['firstPaint', 'firstPaint'], { must: 1.45, aim: 1 }),
    row(largest, 'vanilla', ['largestPaint', 'firstPaint'], { must: 1.6, aim: 1.2 }),
    row(interactive, 'react', ['interactive', 'interactive'], { must: 1.7, aim: 1 }),
  ];
}
