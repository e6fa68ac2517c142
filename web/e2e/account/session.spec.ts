import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { authOn, logOutByMenu, menuButtonOf, sendForm } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame, shownId, textOf, toastsOf } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { accountPassword } from '../product/new-account.ts';
import { test } from '../product/test.ts';
import { openProfile, profileOn } from '../screens/profile-on-screen.ts';
import { seePath, signIn } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

test('session: signing in leads back to every protected page, with its query', async ({ page }) => {
  const { username } = await signIn(page);
  for (const path of [
    '/profile?tab=history&view=album&league=nba',
    '/feedback',
    '/game-history',
    '/achievements',
    '/friends',
  ]) {
    await page.request.post('/api/logout');
    await page.goto(path);
    await authOn(page, 'login').title.waitFor();
    await authOn(page, 'register').tab.click();
    await authOn(page, 'login').tab.click();
    await sendForm(page, 'login', { username, password: accountPassword });
    await eventually(() => {
      const { pathname, search } = new URL(page.url());
      assert.equal(pathname + search, path);
    });
  }
});

test('session: signing in leads to no other site', async ({ page, product }) => {
  const { username } = await signIn(page);
  for (const next of [
    '//example.org/x',
    'https://example.org',
    '/..//example.org',
    '/\\example.org',
  ]) {
    await page.request.post('/api/logout');
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await sendForm(page, 'login', { username, password: accountPassword });
    await gameOn(page).openField.waitFor();
    assert.equal(new URL(page.url()).origin, product.address);
  }
});

test('session: one that ends during a game says so and leads back to that game', async ({
  visit,
}) => {
  const { page } = visit;
  for (const path of ['/home', '/']) {
    const { username } = await signIn(page);
    const game = await openGame(visit, path);
    const [first = '', second = ''] = await wrongNames(visit.address, game, 2);
    await guess(page, first);
    await gameOn(page).attempt(2, 5).waitFor();
    await page.request.post('/api/logout');
    await gameOn(page).openField.fill(second);
    await gameOn(page).openField.press('Enter');
    await page.getByRole('alert').filter({ hasText: pt.auth.login.ended }).waitFor();
    await page.getByRole('link', { name: pt.auth.guest }).click();
    await gameOn(page).openField.waitFor();
    await seePath(page, '/');
    await page.goBack();
    await sendForm(page, 'login', { username, password: accountPassword });
    await gameOn(page).attempt(2, 5).waitFor();
    assert.equal(await shownId(page), game.id);
    await page.request.post('/api/logout');
  }
});

test('session: a signed-in user is redirected from the sign-in page to the home page', async ({
  page,
}) => {
  await signIn(page);
  for (const path of ['/auth', '/login', '/register']) {
    await page.goto(path);
    await gameOn(page).openField.waitFor();
    await seePath(page, '/home');
  }
});

/** Neither the name nor any of the user's pages, whatever the Back button shows. */
async function seeNothingOf(page: Page, username: string): Promise<void> {
  await authOn(page, 'login').title.waitFor();
  assert.equal(await page.getByText(username).count(), 0);
  assert.equal(await menuButtonOf(page).count(), 0);
}

test('session: after logging out Back shows nothing of the user', async ({ page }) => {
  const { username } = await signIn(page);
  await openProfile(page);
  await page.goto('/game-history');
  await page.getByRole('link', { name: pt.placeholder.history.action }).click();
  await profileOn(page).tab('history', true).waitFor();
  await logOutByMenu(page);
  await seePath(page, '/auth');
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await seeNothingOf(page, username);
  }
  assert.equal((await page.request.get('/api/user')).status(), 401);
});

test('session: if it was ended elsewhere the next page asks to sign in', async ({ page }) => {
  await signIn(page);
  await openProfile(page);
  const cookies = await page.context().cookies();
  await page.request.post('/api/logout');
  await page.context().addCookies(cookies);
  await page.goto('/feedback');
  await authOn(page, 'login').title.waitFor();
  await eventually(async () => assert.equal(await textOf(toastsOf(page)), ''));
});

test('session: a page restored by the browser checks the session again', async ({ page }) => {
  const { username } = await signIn(page);
  await openProfile(page);
  const show = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  await show();
  await profileOn(page).tab('dashboard', true).waitFor();
  await page.request.post('/api/logout');
  await show();
  await seeNothingOf(page, username);
});
