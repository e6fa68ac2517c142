import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../services/chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  if ('missing' in found) throw new Error(`this bench needs a browser: ${found.missing}`);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath: found.path, args });
}

export async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

/** Slow 4G on a processor four times slower, as Lighthouse's DevTools throttling has it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const megabit = (1024 * 1024) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 562.5 },
    downloadThroughput: 1.44 * megabit,
    uploadThroughput: 0.66 * megabit,
  });
}

export type Visit = { firstPaint: number; largestPaint: number; interactive: number };

type Marks = { largest: number; taken: number; lastTask: number };

function observe(): void {
  const marks: Marks = { largest: 0, taken: 0, lastTask: 0 };
  Object.assign(globalThis, { benchMarks: marks });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    marks.largest = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    marks.lastTask = startTime + duration;
  });
  // Never on a page without React.
  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  const poll = setInterval(() => {
    const nodes = [...document.querySelectorAll('#root :is(button, input, select)')];
    if (nodes.length === 0 || !nodes.every(isTaken)) return;
    marks.taken = performance.now();
    clearInterval(poll);
  }, 10);
}

function readMarks(): Visit & { now: number } {
  const { benchMarks } = globalThis as unknown as { benchMarks: Marks };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = paint?.startTime ?? 0;
  const scripts = Math.max(navigation?.domContentLoadedEventEnd ?? 0, benchMarks.taken);
  const interactive = Math.max(firstPaint, scripts, benchMarks.lastTask);
  return { firstPaint, largestPaint: benchMarks.largest, interactive, now: performance.now() };
}

/** As in Lighthouse, and not interactive before React has taken over buttons and fields. */
export async function visit(
  browser: Browser,
  address: string,
  { quick }: { quick: boolean },
): Promise<Visit> {
  const page = await newVisitor(browser);
  await page.addInitScript(observe);
  if (!quick) await slowDown(page);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  for (;;) {
    await page.waitForTimeout(quick ? 50 : 500);
    const { now, ...marks } = await page.evaluate(readMarks);
    if (now - marks.interactive <= (quick ? 300 : 3_000)) continue;
    await page.context().close();
    return marks;
  }
}
