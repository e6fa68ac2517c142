import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import {
  projectRoot,
  startProduct,
  startServer,
  temporaryFolder,
} from '../measure/pinned-process.ts';
import type { Row } from '../measure/figures.ts';
import { buildBarePages } from './bare-pages.ts';
import { newVisitor, openBrowser, slowNetwork, slowProcessor } from './browser.ts';

const target = join(projectRoot, 'docs/pictures/first-visit.webp');
/** Seconds after the start of the navigation. */
const moments = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;
const frame = { width: 165, height: 330 };
const gap = 10;
const lineHeight = 26;

type Shot = { at: number; jpeg: Buffer };
type Strip = { title: string; shots: readonly Shot[] };

/** What the screen of a phone shows in the first seconds of a first visit, with an empty cache. */
async function filmed(browser: Browser, title: string, address: string): Promise<Strip> {
  await using context = await newVisitor(browser);
  const page = await context.newPage();
  const session = await slowProcessor(page);
  await slowNetwork(session);
  const taken: { at: number; jpeg: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxHeight: 660 });
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(Math.max(...moments) * 1000 + 500);
  const shots = taken.map(({ at, jpeg }) => ({ at: (at - begun) / 1000, jpeg }));
  return { title, shots: shots.filter(({ at }) => at >= 0) };
}

const text = (words: string, weight: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="${lineHeight}"><text y="18" font-family="sans-serif" font-size="15" font-weight="${weight}" fill="#333">${words}</text></svg>`,
  );

async function drawn(strips: readonly Strip[]): Promise<Buffer> {
  const rowHeight = lineHeight * 2 + frame.height + gap;
  const layers: { input: Buffer; left: number; top: number }[] = [];
  for (const [row, { title, shots }] of strips.entries()) {
    const top = gap + row * rowHeight;
    layers.push({ input: text(title, 700), left: gap, top });
    for (const [column, moment] of moments.entries()) {
      const left = gap + column * (frame.width + gap);
      const shot = shots.findLast(({ at }) => at <= moment);
      layers.push({ input: text(`${moment.toFixed(1)} s`, 400), left, top: top + lineHeight });
      const picture = shot
        ? sharp(shot.jpeg).resize({ ...frame, fit: 'cover', position: 'top' })
        : sharp({ create: { ...frame, channels: 3, background: '#fff' } });
      const input = await picture.png().toBuffer();
      layers.push({ input, left, top: top + lineHeight * 2 });
    }
  }
  const width = gap + moments.length * (frame.width + gap);
  const height = gap + strips.length * rowHeight;
  return await sharp({ create: { width, height, channels: 3, background: '#c9cdd2' } })
    .composite(layers)
    .webp({ quality: 80 })
    .toBuffer();
}

/**
 * Draws docs/pictures/first-visit.webp: ten pictures of the first five seconds of a first visit on
 * slow 4G with a processor four times slower, ours above two bare pages (bare-pages.ts).
 */
export async function drawFilmStrip(): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const pages = await buildBarePages();
  await using opened = new AsyncDisposableStack();
  const bare = async (directory: string) =>
    opened.use(await startServer('scripts/bench/page/static-server.ts', { args: [directory] }));
  const browser = opened.use(await openBrowser());
  const product = opened.use(await startProduct(folder.path));
  const react = await bare(pages.react);
  const vanilla = await bare(pages.vanilla);
  const strips = [
    await filmed(browser, 'Craque', product.address),
    await filmed(browser, 'Bare page: a heading and a button in HTML', vanilla.address),
    await filmed(browser, 'Bare React page: a heading and a button', react.address),
  ];
  await sharp(await drawn(strips)).toFile(target);
  process.stderr.write(`${target}\n`);
  return [];
}
