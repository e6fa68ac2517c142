import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame, requestsOf } from '../screens/game-on-screen.ts';
import { type Visit, test } from '../product/test.ts';

async function openWithNames(visit: Visit) {
  const names = visit.page.waitForResponse((response) =>
    response.url().includes('/athletes/names'),
  );
  const game = await openGame(visit);
  await (await names).finished();
  return game;
}

/** What each offered option is called by a screen reader. */
async function offered(page: Page): Promise<string[]> {
  const { options } = gameOn(page);
  await options.first().waitFor();
  return await options.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
}

test('suggestions: two letters, arrows, Enter and Escape', async ({ visit }) => {
  const { page } = visit;
  const { field, list, options } = gameOn(page);
  const sent = requestsOf(page, 'POST', /\/guess$/);
  await openWithNames(visit);
  await field.press('s');
  await eventually(async () => assert.equal(await field.inputValue(), 's'));
  assert.equal(await options.count(), 0);
  await field.press('i');
  const names = await offered(page);
  assert.ok(names.length <= 8 && names.length > 1, `${names.length} are offered`);
  for (const each of names) assert.ok(each.length > 2);
  assert.equal(await field.getAttribute('aria-expanded'), 'true');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  const selected = list.getByRole('option', { selected: true });
  assert.equal(await selected.getAttribute('aria-label'), names[0]);
  assert.equal(
    await field.getAttribute('aria-activedescendant'),
    await selected.getAttribute('id'),
  );
  await field.press('Enter');
  assert.equal(await field.inputValue(), names[0]?.replace(/ \(\d{4}\)|, .*$/g, ''));
  assert.equal(await field.getAttribute('aria-expanded'), 'false');
  assert.equal(sent.length, 0, 'choosing does not send');
  await field.fill('si');
  await options.first().waitFor();
  await field.press('Escape');
  assert.equal(await options.count(), 0);
  assert.equal(await field.inputValue(), 'si');
  await gameOn(page).attempt(1, 5).waitFor();
});
