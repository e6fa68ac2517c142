import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from '../screens/eventually.ts';
import { openGame, shownId } from '../screens/game-on-screen.ts';
import type { Journey } from '../product/journey.ts';
import { chooseTheme, lookOf, noteFirstTheme } from '../screens/theme-on-screen.ts';

const themeKey = 'craque.theme';
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
