import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { openGame, shownId } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { chooseTheme, themeOf } from '../screens/theme-on-screen.ts';

const themeKey = 'craque.theme';
/** Lightness of the paper, 0 to 255. */
const paperOf = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));

test.use({ colorScheme: 'light' });
test('theme: light, dark and system are stored and switch without a reload', async ({ visit }) => {
  const { page } = visit;
  const game = await openGame(visit);
  assert.equal(await themeOf(page), 'light');
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), themeKey), null);
  assert.ok((await paperOf(page)) > 200);
  await chooseTheme(page, 'dark');
  assert.equal(await themeOf(page), 'dark');
  assert.ok((await paperOf(page)) < 60);
  assert.equal(await shownId(page), game.id, 'the same page');
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), themeKey), 'dark');
  await page.reload();
  assert.equal(await themeOf(page), 'dark');
  await chooseTheme(page, 'system');
  assert.equal(await themeOf(page), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(async () => assert.equal(await themeOf(page), 'dark'));
  await chooseTheme(page, 'light');
  assert.equal(await themeOf(page), 'light');
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), themeKey), 'light');
});
