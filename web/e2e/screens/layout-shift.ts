import type { Page } from '@playwright/test';
import { fontsThere, nextFrames } from './game-on-screen.ts';

type Shifts = { total: number; moved: string[] };

function noteShifts(): void {
  const shifts: Shifts = { total: 0, moved: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      shifts.total += value;
      shifts.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A delayed answer, so that late content could move things. */
const answerAfter = 250;

/**
 * The browser's layout shifts while a page opens, and what moved, from the first paint until everything is
 * loaded.
 */
export async function shiftWhileOpening(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<Shifts> {
  await page.addInitScript(noteShifts);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerAfter));
    await route.continue();
  });
  await page.goto(path);
  await ready(page);
  await fontsThere(page);
  await page.evaluate(async () => {
    // A lazy one below the fold is not loaded at all.
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => null)));
  });
  await nextFrames(page);
  return page.evaluate(() => Reflect.get(window, 'shifts') as Shifts);
}
