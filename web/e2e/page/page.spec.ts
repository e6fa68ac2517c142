import assert from 'node:assert/strict';
import { eventually } from '../screens/eventually.ts';
import { openGame } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';

test('page: one opened by a guest logs no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser says so itself.
    const isMissingPage = message.location().url.endsWith('/nowhere');
    if (message.type() === 'error' && !isMissingPage) errors.push(message.text());
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
