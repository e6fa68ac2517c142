import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { authOn, menuButtonOf, menuOf } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, seeToast } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { openProfile, profileOn } from '../screens/profile-on-screen.ts';
import { seePath, signIn } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

/** The pages of the header and their addresses. */
const pages = [
  ['start', '/home', /^\/home$/],
  ['play', '/dashboard', /^\/game\/\d+$/],
  ['album', '/profile?tab=history&view=album', /^\/profile$/],
  ['history', '/profile?tab=history', /^\/profile$/],
  ['achievements', '/profile?tab=achievements', /^\/profile$/],
  ['friends', '/profile?tab=friends', /^\/profile$/],
  ['feedback', '/feedback', /^\/feedback$/],
  ['profile', '/profile', /^\/profile$/],
] as const;

const indexOf = (page: Page) => page.getByRole('navigation', { name: pt.nav.label, exact: true });

test('header: a signed-in user finds every page and sees which one is open', async ({ page }) => {
  await signIn(page);
  await page.goto('/friends');
  const index = indexOf(page);
  await index.waitFor();
  assert.equal(await index.getByRole('link').count(), pages.length);
  assert.equal(
    await page.getByRole('banner').getByRole('link', { name: pt.header.login }).count(),
    0,
  );
  for (const [name, to, path] of pages) {
    const link = index.getByRole('link', { name: pt.nav[name], exact: true });
    assert.equal(await link.getAttribute('href'), to);
    await link.click();
    await eventually(() => assert.match(new URL(page.url()).pathname, path));
    await eventually(async () => {
      const current = await index.locator('[aria-current=page]').allTextContents();
      assert.deepEqual(current, [pt.nav[name]]);
    });
  }
});

test('header: each tab of the profile has an address that survives a reload', async ({ page }) => {
  await signIn(page);
  await openProfile(page);
  for (const name of ['history', 'achievements', 'friends', 'settings', 'dashboard'] as const) {
    await profileOn(page).tab(name).click();
    const search = name === 'dashboard' ? '' : `?tab=${name}`;
    await eventually(() => assert.equal(new URL(page.url()).search, search));
    await page.reload();
    await profileOn(page).tab(name, true).waitFor();
  }
});

test('header: a guest finds login, registration and both badges, and no pages for users', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const login = header.getByRole('link', { name: pt.header.login, exact: true });
  await login.waitFor();
  assert.equal(await indexOf(page).count(), 0);
  assert.equal(await menuButtonOf(page).count(), 0);
  assert.equal(await header.getByRole('link').count(), 3);
  const registration = header.getByRole('link', { name: pt.guest.register, exact: true });
  assert.equal(await registration.getAttribute('href'), '/register');
  for (const badge of [pt.game.beta.badge, pt.guest.badge]) {
    await header.getByText(badge, { exact: true }).waitFor();
  }
  await login.click();
  await authOn(page, 'login').title.waitFor();
  await seePath(page, '/auth');
});

const focusedText = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('header: the profile menu by keyboard only, to the profile and logout', async ({ page }) => {
  const { username } = await signIn(page);
  await page.goto('/feedback');
  const button = menuButtonOf(page);
  const menu = menuOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await menu.getByText(`@${username}`).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  assert.equal(await focusedText(page), await button.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await focusedText(page), pt.nav.profile);
  await page.keyboard.press('Enter');
  await seePath(page, '/profile');
  await menu.waitFor({ state: 'hidden' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await focusedText(page), pt.nav.logout);
  await page.keyboard.press('Enter');
  await authOn(page, 'login').title.waitFor();
  await seePath(page, '/auth');
  await seeToast(page, pt.nav.loggedOut.title);
});

test.describe(() => {
  test.use(phone);
  test('header: on a phone the menu contains every page and logout', async ({ page }) => {
    await signIn(page);
    await openProfile(page);
    const menu = menuOf(page);
    assert.equal(await indexOf(page).count(), 0);
    await menuButtonOf(page).tap();
    const names = await menu.getByRole('link').allTextContents();
    assert.deepEqual(
      names,
      pages.map(([name]) => pt.nav[name]),
    );
    const box = await menu.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
    await page.touchscreen.tap(20, 600);
    await menu.waitFor({ state: 'hidden' });
    await menuButtonOf(page).tap();
    await menu.getByRole('link', { name: pt.nav.play, exact: true }).tap();
    await gameOn(page).openField.waitFor();
    assert.equal(await menu.count(), 0);
    await menuButtonOf(page).tap();
    await menu.getByRole('button', { name: pt.nav.logout, exact: true }).tap();
    await authOn(page, 'login').title.waitFor();
  });
});
