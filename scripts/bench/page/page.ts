import { buildBarePages } from './bare-pages.ts';
import { openBrowser } from './browser.ts';
import { type BenchSize, besideRow, judged, type Row, spread } from '../figures.ts';
import { type Visit, visitSlowly } from './page-visit.ts';
import { startProduct, startServer, temporaryFolder } from '../pinned-process.ts';

const paintLimit = { must: 1.45, aim: 1 };
const largestLimit = { must: 1.6, aim: 1.2 };
const interactiveLimit = { must: 1.7, aim: 1 };
const againLimit = { must: 0.5, aim: 0.3 };
const shiftLimit = { must: 0.02 };

type Visits = Record<'product' | 'again' | 'vanilla' | 'scripted' | 'react', Visit[]>;

function rowsOf(visits: Visits): Row[] {
  const { product, again, vanilla, scripted, react } = visits;
  const of = (side: readonly Visit[], field: keyof Visit) => side.map((visit) => visit[field]);
  const beside = (field: keyof Visit, side: readonly Visit[]) =>
    [of(product, field), of(side, field)] as const;
  const shifts = of(product, 'shift');
  return [
    besideRow(
      'first paint of / against a vanilla page (ms)',
      ...beside('firstPaint', vanilla),
      paintLimit,
    ),
    besideRow(
      'first paint of / against a page made by script (ms)',
      ...beside('firstPaint', scripted),
    ),
    besideRow(
      "largest paint of / against a vanilla page's first paint (ms)",
      of(product, 'largestPaint'),
      of(vanilla, 'firstPaint'),
      largestLimit,
    ),
    besideRow(
      'interactive, against a bare React page (ms)',
      ...beside('interactive', react),
      interactiveLimit,
    ),
    besideRow(
      'interactive on the second visit, against the first (ms)',
      of(again, 'interactive'),
      of(product, 'interactive'),
      againLimit,
    ),
    {
      measure: 'longest task of the first visit (ms)',
      ours: spread(of(product, 'longestTask')),
    },
    { measure: 'blocked by long tasks (ms)', ours: spread(of(product, 'blocked')) },
    {
      measure: 'layout shift while / loads',
      ours: spread(shifts),
      ...judged(Math.max(...shifts), shiftLimit),
    },
  ];
}

/**
 * First visits on slow 4G and a slow processor, alternating between ours and three bare pages
 * (bare-pages.ts).
 */
export async function benchPage({ rounds, quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const pages = await buildBarePages();
  await using opened = new AsyncDisposableStack();
  const bare = async (directory: string) =>
    opened.use(await startServer('scripts/bench/page/static-server.ts', { args: [directory] }));
  const servers = {
    product: opened.use(await startProduct(folder.path)),
    vanilla: await bare(pages.vanilla),
    scripted: await bare(pages.scripted),
    react: await bare(pages.react),
  };
  const browser = opened.use(await openBrowser());
  const visits: Visits = { product: [], again: [], vanilla: [], scripted: [], react: [] };
  const names = ['product', 'vanilla', 'scripted', 'react'] as const;
  for (const name of quick ? [] : names) await visitSlowly(browser, servers[name].address);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const [first, second] = await visitSlowly(browser, servers[name].address, {
        again: name === 'product',
        quick,
      });
      if (first) visits[name].push(first);
      if (second) visits.again.push(second);
    }
  }
  return rowsOf(visits);
}
