import type { Page } from '@playwright/test';
import { fontsThere, nextFrames } from './game-on-screen.ts';

function sumShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const before = Reflect.get(window, 'shift') as number;
      Object.assign(window, { shift: before + (Reflect.get(entry, 'value') as number) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A delayed answer, so that late content could move things. */
const answerAfter = 250;

/**
 * The browser's total layout shift while a page opens, from the first paint until everything is
 * loaded.
 */
export async function shiftWhileOpening(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  await page.addInitScript(sumShifts);
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
  return page.evaluate(() => Reflect.get(window, 'shift') as number);
}
