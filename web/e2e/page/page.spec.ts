import assert from 'node:assert/strict';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { pt, textsIn } from '../screens/texts.ts';

test.describe(() => {
  test.use({ locale: 'en-US' });
  test('page: an unknown address says 404 Page Not Found and links back to the game', async ({
    page,
  }) => {
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: '404 Page Not Found', level: 1 }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    assert.equal(await page.title(), '404 Page Not Found');
    const en = textsIn('en');
    await page.getByRole('link', { name: en.notFound.action }).click();
    await gameOn(page, en).openField.waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
  });
});

test('page: /auth and /login open the login, /register the registration; both link to the game', async ({
  page,
}) => {
  for (const [path, mode] of [
    ['/auth', 'login'],
    ['/login', 'login'],
    ['/register', 'register'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: pt.auth[mode].title, level: 1 }).waitFor();
    await page.getByRole('tab', { name: pt.auth[mode].tab, selected: true }).waitFor();
  }
  await page.getByRole('link', { name: pt.auth.guest }).click();
  await gameOn(page).openField.waitFor();
  assert.equal(new URL(page.url()).pathname, '/');
});

test('page: the entries of the footer are disabled and say so', async ({ page }) => {
  await page.goto('/auth');
  for (const entry of [pt.footer.terms, pt.footer.privacy, pt.footer.contact]) {
    const link = page.getByRole('link', { name: entry, exact: true });
    assert.equal(await link.getAttribute('aria-disabled'), 'true');
    await link.click({ force: true });
    assert.equal(new URL(page.url()).pathname, '/auth');
  }
});

test('page: the footer and the guest page lead to the marketing page', async ({ page }) => {
  for (const place of [page.getByRole('contentinfo'), page.getByRole('main')]) {
    await page.goto('/');
    await place.getByRole('link', { name: pt.footer.about, exact: true }).click();
    await page.getByRole('heading', { name: pt.landing.hero.title, level: 1 }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/landing');
  }
});

test('page: one opened by a guest logs no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of ['/', '/landing', '/login', '/register', '/nowhere', '/friends']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  assert.deepEqual(errors, []);
});

test('page: every answer of the api is read completely, because a half-read one would hold its connection', async ({
  visit,
}) => {
  const { page } = visit;
  const open = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) open.add(request.url());
  });
  page.on('requestfinished', (request) => open.delete(request.url()));
  await openGame(visit);
  await eventually(() => assert.deepEqual([...open], []));
});
