import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openGame, shownId } from './game-on-screen.ts';
import type { Journey } from './journey.ts';
import { pt } from './texts.ts';

const themeKey = 'craque.theme';
export const lookOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

export async function chooseTheme(page: Page, choice: 'light' | 'dark' | 'system') {
  await page.getByRole('combobox', { name: pt.theme.label }).selectOption(choice);
}

/** Lightness of the paper, 0 to 255. */
const paperOf = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));

const themeChoice: Journey = {
  name: 'theme: light, dark and system are stored and switch without a reload',
  options: { colorScheme: 'light' },
  async walk(visit) {
    const { page } = visit;
    const game = await openGame(visit);
    assert.equal(await lookOf(page), 'light');
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), themeKey), null);
    assert.ok((await paperOf(page)) > 200);
    await chooseTheme(page, 'dark');
    assert.equal(await lookOf(page), 'dark');
    assert.ok((await paperOf(page)) < 60);
    assert.equal(await shownId(page), game.id, 'the same page');
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), themeKey), 'dark');
    await page.reload();
    assert.equal(await lookOf(page), 'dark');
    await chooseTheme(page, 'system');
    assert.equal(await lookOf(page), 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => assert.equal(await lookOf(page), 'dark'));
    await chooseTheme(page, 'light');
    assert.equal(await lookOf(page), 'light');
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), themeKey), 'light');
  },
};

/** Notes when <html> gets its theme: before the body exists nothing can have been painted. */
export function noteFirstTheme(): void {
  const note = () => {
    const { theme } = document.documentElement.dataset;
    if (!theme || 'firstTheme' in window) return;
    const paints = performance.getEntriesByType('paint').length;
    Object.assign(window, { firstTheme: { theme, body: document.body !== null, paints } });
  };
  new MutationObserver(note).observe(document, { attributes: true, subtree: true });
}

function firstPaint(stored: string, system: 'light' | 'dark', look: string): Journey {
  return {
    name: `theme: ${stored} on a ${system} device is there before the first paint`,
    options: { colorScheme: system },
    async walk({ page }) {
      await page.addInitScript(noteFirstTheme);
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        themeKey,
        stored,
      ] as const);
      await page.goto('/');
      const first = await page.evaluate(() => Reflect.get(window, 'firstTheme') as unknown);
      assert.deepEqual(first, { theme: look, body: false, paints: 0 });
    },
  };
}

export const themeJourneys: readonly Journey[] = [
  themeChoice,
  firstPaint('dark', 'light', 'dark'),
  firstPaint('light', 'dark', 'light'),
  firstPaint('system', 'dark', 'dark'),
  firstPaint('nonsense', 'light', 'light'),
];
