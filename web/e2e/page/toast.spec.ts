import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  gameOn,
  notificationsOf,
  openGame,
  seeToast,
  textOf,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { type Visit, test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';
import { broken } from '../product/broken-answers.ts';

/** An error toast: a hint that fails. */
async function openWithToast(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.route(/\/hint\?/, (route) => route.fulfill(broken));
  await openGame(visit);
  await gameOn(page).hint.click();
  await seeToast(page, pt.game.hint.failed);
}

const isInArea = (page: Page) =>
  notificationsOf(page).evaluate((area) => area.contains(document.activeElement));

test('toast: F8 takes the focus to the notifications, where a toast can be closed', async ({
  visit,
}) => {
  const { page } = visit;
  await openWithToast(visit);
  assert.equal(await isInArea(page), false);
  await page.keyboard.press('F8');
  assert.ok(await isInArea(page));
  const close = toastsOf(page).getByRole('button', { name: pt.toast.close });
  await close.focus();
  await page.keyboard.press('Enter');
  await toastsOf(page).waitFor({ state: 'detached' });
});

/**
 * Advances the page's clock; the toast must be there after the first jump and gone after the
 * second.
 */
async function seeGoneAfter(page: Page, still: number, rest: number): Promise<void> {
  await page.clock.fastForward(still);
  assert.equal(await toastsOf(page).count(), 1, `gone before ${still} ms`);
  await page.clock.fastForward(rest);
  await toastsOf(page).waitFor({ state: 'detached', timeout: 800 });
}

test('toast: an error stays for 5 s, a hint for 6 s', async ({ visit }) => {
  const { page } = visit;
  await page.clock.install();
  await openWithToast(visit);
  await seeGoneAfter(page, 4000, 1100);
  await page.unrouteAll();
  await gameOn(page).hint.click();
  await seeToast(page, 'Dica −10');
  await seeGoneAfter(page, 5050, 1000);
});

test('toast: a new one replaces the previous one', async ({ visit }) => {
  const { page } = visit;
  await openWithToast(visit);
  await page.unrouteAll();
  await gameOn(page).hint.click();
  await seeToast(page, 'Dica −10');
  assert.equal(await toastsOf(page).count(), 1);
  assert.doesNotMatch(await textOf(toastsOf(page)), new RegExp(pt.game.hint.failed));
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toastsOf(page).boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 0; moved <= pixels; moved += pixels / 4) await page.mouse.move(x + moved, y);
  await page.mouse.up();
}

test('toast: a swipe of 50 px to the right dismisses it, a shorter one does not', async ({
  visit,
}) => {
  const { page } = visit;
  await openWithToast(visit);
  await swipe(page, 40);
  assert.equal(await toastsOf(page).count(), 1);
  await swipe(page, 60);
  await toastsOf(page).waitFor({ state: 'detached', timeout: 2000 });
});
