import type { Browser, Page } from '@playwright/test';
import { newVisitor, slowDown } from './browser.ts';

/** In milliseconds since the start of the navigation, except the layout shift. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  interactive: number;
  blocked: number;
  /** 0 if none took longer than 50 ms. */
  longestTask: number;
  shift: number;
};

type Marks = {
  largest: number;
  /** When React had taken over every button and field; absent on a page without React. */
  taken?: number;
  shift: number;
  tasks: { start: number; length: number }[];
};

/** Runs in the page before its own scripts. */
function observe(): void {
  const marks: Marks = { largest: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { benchMarks: marks });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    marks.largest = entry.startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    marks.tasks.push({ start: startTime, length: duration });
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) marks.shift += value;
  });
  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  const look = setInterval(() => {
    const nodes = [...document.querySelectorAll('#root :is(button, input, select)')];
    if (nodes.length === 0 || !nodes.every(isTaken)) return;
    marks.taken = performance.now();
    clearInterval(look);
  }, 10);
}

/** Runs in the page: the observations so far. */
function readMarks() {
  const { largest, taken, shift, tasks } = (globalThis as unknown as { benchMarks: Marks })
    .benchMarks;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    firstPaint: paint?.startTime ?? 0,
    largestPaint: largest,
    shift,
    tasks,
    scriptsRun: Math.max(navigation?.domContentLoadedEventEnd ?? 0, taken ?? 0),
    now: performance.now(),
  };
}

/** Once nothing long has run for so many milliseconds: then the page counts as idle. */
async function quietMarks(page: Page, quiet: number): Promise<ReturnType<typeof readMarks>> {
  for (;;) {
    await page.waitForTimeout(quiet / 6);
    const marks = await page.evaluate(readMarks);
    const lastTask = marks.tasks.at(-1);
    const last = Math.max(
      marks.scriptsRun,
      marks.firstPaint,
      lastTask ? lastTask.start + lastTask.length : 0,
    );
    if (marks.now - last > quiet) return marks;
  }
}

/**
 * Opens the page once, or twice, in a new profile on slow 4G with a processor four times slower. As in
 * Lighthouse, the page is interactive at the latest of first paint, the run of its scripts and the
 * end of the last long task, and not before React has taken over its buttons and fields; blocking time is what long tasks after the first paint took beyond 50
 * ms each.
 */
export async function visitSlowly(
  browser: Browser,
  address: string,
  { again = false, quick = false } = {},
): Promise<Visit[]> {
  await using context = await newVisitor(browser);
  const page = await context.newPage();
  await page.addInitScript(observe);
  if (!quick) await slowDown(page);
  const quiet = quick ? 300 : 3000;
  const first = await visitOnce(page, address, quiet);
  return again ? [first, await visitOnce(page, address, quiet)] : [first];
}

async function visitOnce(page: Page, address: string, quiet: number): Promise<Visit> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  const { tasks, scriptsRun, firstPaint, largestPaint, shift } = await quietMarks(page, quiet);
  const interactive = Math.max(
    firstPaint,
    scriptsRun,
    ...tasks.map(({ start, length }) => start + length),
  );
  const blocked = tasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
  const longestTask = Math.max(0, ...tasks.map(({ length }) => length));
  return { firstPaint, largestPaint, interactive, blocked, longestTask, shift };
}
