import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { gameOn, openGame, seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn } from '../screens/signed-in.ts';
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

  test('toast: on a phone it lies below the game, and over the header while a keyboard is open', async ({
    visit,
  }) => {
    const { page } = visit;
    await openSignedIn(visit, '/game/1');
    await seeToast(page, pt.game.notice.notFound);
    await gameOn(page).openField.waitFor();
    const top = async () => (await toastsOf(page).boundingBox())?.y ?? 0;
    const field = await gameOn(page).field.boundingBox();
    assert.ok(field && (await top()) > field.y + field.height);
    await gameOn(page).field.focus();
    await page.setViewportSize({ width: 360, height: 360 });
    assert.ok((await top()) < 48);
  });
});
