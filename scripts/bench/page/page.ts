import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBarePages } from './bare-pages.ts';
import { openBrowser } from './browser.ts';
import {
  judge,
  median,
  ratios,
  type Row,
  spread,
  type Target,
  targetText,
} from '../measure/figures.ts';
import { type Visit, visitSlowly } from './page-visit.ts';
import { type Running, startProduct, startServer } from '../measure/pinned-process.ts';

const paintLimit = { must: 1.7, aim: 1 };
const interactiveLimit = { must: 1.5, aim: 1.3 };
const shiftLimit = { must: 0.02 };

type Visits = Record<'product' | 'vanilla' | 'scripted' | 'react', Visit[]>;
type Pair = { measure: string; field: keyof Visit; against?: keyof Visits; target?: Target };

function rowOf(visits: Visits, { measure, field, against, target }: Pair): Row {
  const ours = visits.product.map((visit) => visit[field]);
  if (!against) return { measure, ours: spread(ours), verdict: '' };
  const baseline = visits[against].map((visit) => visit[field]);
  const ratio = ratios(ours, baseline);
  return {
    measure,
    ours: spread(ours),
    baseline: spread(baseline),
    ratio: spread(ratio),
    ...(target && { target: targetText(target) }),
    verdict: target ? judge(median(ratio), target) : '',
  };
}

function rowsOf(visits: Visits): Row[] {
  const shifts = visits.product.map(({ shift }) => shift);
  const pairs: Pair[] = [
    {
      measure: 'first paint of / against a vanilla page (ms)',
      field: 'firstPaint',
      against: 'vanilla',
      target: paintLimit,
    },
    {
      measure: 'first paint of / against a page made by script (ms)',
      field: 'firstPaint',
      against: 'scripted',
    },
    {
      measure: 'largest paint of / against a vanilla page (ms)',
      field: 'largestPaint',
      against: 'vanilla',
    },
    {
      measure: 'interactive, against a bare React page (ms)',
      field: 'interactive',
      against: 'react',
      target: interactiveLimit,
    },
    {
      measure: 'blocked by long tasks (ms)',
      field: 'blocked',
    },
  ];
  return [
    ...pairs.map((pair) => rowOf(visits, pair)),
    {
      measure: 'layout shift while / loads',
      ours: spread(shifts),
      target: targetText(shiftLimit),
      verdict: judge(Math.max(...shifts), shiftLimit),
    },
  ];
}

/**
 * First visits on slow 4G and a slow processor, alternating between ours and three bare pages
 * (bare-pages.ts).
 */
export async function benchPage(): Promise<Row[]> {
  const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
  const folder = await mkdtemp(join(tmpdir(), 'craque-bench-'));
  const pages = await buildBarePages();
  const bare = (directory: string) =>
    startServer('scripts/bench/page/static-server.ts', { args: [directory] });
  const servers: Record<keyof Visits, Running> = {
    product: await startProduct(folder),
    vanilla: await bare(pages.vanilla),
    scripted: await bare(pages.scripted),
    react: await bare(pages.react),
  };
  const browser = await openBrowser();
  const visits: Visits = { product: [], vanilla: [], scripted: [], react: [] };
  try {
    const names = Object.keys(servers) as (keyof Visits)[];
    for (const name of names) await visitSlowly(browser, servers[name].address);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names)
        visits[name].push(await visitSlowly(browser, servers[name].address));
    }
    return rowsOf(visits);
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}
