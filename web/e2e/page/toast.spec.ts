import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { gameOn, openGame, seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';

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
  await openGame(visit);
  await gameOn(page).hint.click();
  await seeToast(page, pt.game.hint.title);
  await swipe(page, 40);
  assert.equal(await toastsOf(page).count(), 1);
  await swipe(page, 60);
  await toastsOf(page).waitFor({ state: 'detached', timeout: 2000 });
});

test.describe(() => {
  test.use(phone);
  test('toast: on a phone a hint is announced, and nothing lies over the header', async ({
    visit,
  }) => {
    const { page } = visit;
    await openGame(visit);
    await gameOn(page).hint.click();
    await gameOn(page).takenHints.waitFor();
    const hint = await gameOn(page).takenHints.locator('li > span').textContent();
    await page
      .getByRole('status')
      .filter({ hasText: hint ?? '?' })
      .waitFor({ state: 'attached' });
    assert.equal(await toastsOf(page).count(), 0);
  });
});
