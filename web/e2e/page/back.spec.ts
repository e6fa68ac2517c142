import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { menuButtonOf, menuOf } from '../screens/account-on-screen.ts';
import { gameOn, shownId } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

test.use(phone);

/** Comes to the guest page from another document, as from a link of a friend. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/landing');
  await page.goto('/');
  await gameOn(page).openField.waitFor();
}

async function openHelp(page: Page): Promise<void> {
  const { button, dialog } = gameOn(page);
  await button(pt.game.howToPlay).click();
  await dialog.waitFor();
}

test('Back: closes a dialog, and then leaves the page', async ({ page }) => {
  const { dialog } = gameOn(page);
  await arrive(page);
  const id = await shownId(page);
  await openHelp(page);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await shownId(page), id);
  await seePath(page, '/');
  await page.goBack();
  await seePath(page, '/landing');
});

test('Back: passes over what a dialog has left, also after a reload', async ({ page }) => {
  await arrive(page);
  await openHelp(page);
  await page.reload({ waitUntil: 'networkidle' });
  await gameOn(page).openField.waitFor();
  await page.goBack();
  await seePath(page, '/landing');
});

test('Back: closes the menu, and leads back from its pages', async ({ visit }) => {
  const { page } = visit;
  await openSignedIn(visit, '/home');
  await menuButtonOf(page).click();
  await menuOf(page).waitFor();
  await page.goBack();
  await menuOf(page).waitFor({ state: 'hidden' });
  await seePath(page, '/home');
  await menuButtonOf(page).click();
  await menuOf(page).getByRole('link', { name: pt.nav.feedback }).click();
  await seePath(page, '/feedback');
  await page.goBack();
  await seePath(page, '/home');
  await gameOn(page).openField.waitFor();
});
